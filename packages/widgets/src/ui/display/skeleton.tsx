import { LiveWords } from './status.tsx';

export interface SkeletonProps {
  /** Number of lines to show. */
  lines?: number;
  /** Tells screen readers what is loading. */
  label: string;
}

/** Placeholder lines for a loading text. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  return (
    <div className="vs-skeleton">
      <span className="vs-visually-hidden" role="status">
        <LiveWords>{label}</LiveWords>
      </span>
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className="vs-skeleton__line" aria-hidden="true" />
      ))}
    </div>
  );
}
