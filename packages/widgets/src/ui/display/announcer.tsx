import { LiveWords } from './status.tsx';

export interface AnnouncerProps {
  message: string;
  /** Changes when the same sentence must be announced again. */
  turn?: number;
}

/** An invisible live region that announces a sentence politely. Use one per widget. */
export function Announcer({ message, turn = 0 }: AnnouncerProps) {
  return (
    <div className="vs-visually-hidden" aria-live="polite" aria-atomic="true">
      <LiveWords>
        <span key={turn}>{message}</span>
      </LiveWords>
    </div>
  );
}
