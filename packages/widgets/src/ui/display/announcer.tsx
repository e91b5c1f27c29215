export interface AnnouncerProps {
  message: string;
  /** Changes when the same sentence is to be said again. */
  turn?: number;
}

/** Says a sentence to screen readers when they are free, and shows nothing. One per widget. */
export function Announcer({ message, turn = 0 }: AnnouncerProps) {
  return (
    <div className="vs-visually-hidden" aria-live="polite" aria-atomic="true">
      <span key={turn}>{message}</span>
    </div>
  );
}
