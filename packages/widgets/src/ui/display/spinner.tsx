import { classNames } from '../class-names.ts';
import { LiveWords } from './status.tsx';

export interface SpinnerProps {
  /** Name of the pending work. Without it the spinner is decorative. */
  label?: string;
  size?: number;
  className?: string;
}

/** A rotating arc. With reduced motion it is a static ring. */
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
  return (
    <span className={classNames('vs-spinner', className)}>
      {arc}
      {label && (
        <span className="vs-visually-hidden" role="status">
          <LiveWords>{label}</LiveWords>
        </span>
      )}
    </span>
  );
}
