import { Status } from './status.tsx';

export interface SkeletonProps {
  /** Number of lines to show. */
  lines?: number;
  /** What is loading, for screen readers. */
  label: string;
}

/** Placeholder lines for a text that is loading. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  return (
    <div className="vs-skeleton">
      <Status className="vs-visually-hidden">{label}</Status>
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className="vs-skeleton__line" aria-hidden="true" />
      ))}
    </div>
  );
}
