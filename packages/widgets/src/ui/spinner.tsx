import { classNames } from './class-names.ts';

export interface SpinnerProps {
  /** What is being waited for; without it the spinner is decorative. */
  label?: string;
  size?: number;
  className?: string;
}

/** A turning arc; it becomes a still ring under reduced motion. */
export function Spinner({ label, size = 20, className }: SpinnerProps) {
  const arc = (
    <svg
      className="vs-spinner__arc"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle className="vs-spinner__track" cx="12" cy="12" r="9" />
      <path className="vs-spinner__head" d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (!label) return <span className={classNames('vs-spinner', className)}>{arc}</span>;
  return (
    <span role="status" className={classNames('vs-spinner', className)}>
      {arc}
      <span className="vs-visually-hidden">{label}</span>
    </span>
  );
}

export interface SkeletonProps {
  /** Lines of text that are on their way. */
  lines?: number;
  /** What is loading, for screen readers. */
  label: string;
}

/** Quiet lines in the place of a text that is loading. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  return (
    <div className="vs-skeleton" role="status">
      <span className="vs-visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never reordered
        <span key={line} className="vs-skeleton__line" aria-hidden="true" />
      ))}
    </div>
  );
}
