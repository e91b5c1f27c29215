import type { ReactNode } from 'react';

export type IllustrationName =
  | 'conversation'
  | 'search'
  | 'offline'
  | 'error'
  | 'lost'
  | 'soon'
  | 'card'
  | 'done';

/* Same style as the logo: open curves with round ends, and one amber dot as the focal point. */
const ring = 'M50 18c19-1 32 13 32 32S69 82 50 82 18 69 18 50s13-31 32-32Z';

const drawings: Record<IllustrationName, ReactNode> = {
  conversation: (
    <>
      <path d="M18 30c14-9 44-11 58-1 12 8 9 28-5 33-11 4-24 4-34 2L22 74l3-13c-12-6-17-22-7-31Z" />
      <path className="vs-illustration__soft" d="M34 40c9-1.5 19-1.5 29 0M34 50c6-1 13-1 19 0" />
      <circle className="vs-illustration__dot" cx="84" cy="24" r="5" />
    </>
  ),
  search: (
    <>
      <path d="M43 20c14-1 25 9 25 23S57 67 43 66 19 56 19 43s10-22 24-23Z" />
      <path d="M62 61c6 5 11 11 18 19" />
      <path className="vs-illustration__soft" d="M31 39c2-5 6-8 11-8" />
      <circle className="vs-illustration__dot" cx="84" cy="24" r="5" />
    </>
  ),
  offline: (
    <>
      <path d="M14 40c20-18 50-19 72-2" />
      <path d="M27 53c13-11 32-12 47-1" />
      <path className="vs-illustration__soft" d="M39 66c6-5 15-5 22-1" />
      <path d="M24 20c15 20 33 40 54 60" />
      <circle className="vs-illustration__dot" cx="50" cy="78" r="5" />
    </>
  ),
  error: (
    <>
      <path d="M50 16c12 18 25 38 34 60-22 3-46 3-68 0 8-22 21-42 34-60Z" />
      <path d="M50 38c.6 7 .6 13 0 20" />
      <circle className="vs-illustration__dot" cx="50" cy="67" r="4" />
    </>
  ),
  lost: (
    <>
      <path d={ring} />
      <path d="M63 37c-4 10-7 15-9 17-3 3-8 5-17 9 4-10 6-14 9-17 3-3 8-5 17-9Z" />
      <path className="vs-illustration__soft" d="M50 24v5M50 71v5M24 50h5M71 50h5" />
      <circle className="vs-illustration__dot" cx="84" cy="20" r="5" />
    </>
  ),
  soon: (
    <>
      <path d="M32 18c12 1 24 1 36 0M32 82c12-1 24-1 36 0" />
      <path d="M36 19c-1 16 3 24 14 31-11 7-15 15-14 31M64 19c1 16-3 24-14 31 11 7 15 15 14 31" />
      <path className="vs-illustration__soft" d="M42 72c5-5 11-5 16 0" />
      <circle className="vs-illustration__dot" cx="50" cy="37" r="4" />
    </>
  ),
  card: (
    <>
      <path d="M16 30c22-3 46-3 68 0 1 13 1 27 0 40-22 3-46 3-68 0-1-13-1-27 0-40Z" />
      <path d="M16 43c22-2 46-2 68 0" />
      <path className="vs-illustration__soft" d="M26 59c5-.6 10-.6 15 0" />
      <circle className="vs-illustration__dot" cx="73" cy="59" r="5" />
    </>
  ),
  done: (
    <>
      <path d={ring} />
      <path d="M34 50c6 3 10 8 12 15 5-14 11-23 20-29" />
      <circle className="vs-illustration__dot" cx="84" cy="22" r="5" />
    </>
  ),
};

/** A line drawing for an empty, failed or finished state. Decorative: the text beside it conveys the meaning. */
export function Illustration({ name, size = 112 }: { name: IllustrationName; size?: number }) {
  return (
    <svg className="vs-illustration" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
