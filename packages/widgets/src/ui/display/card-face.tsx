import type { ReactNode } from 'react';

export interface CardFaceProps {
  /** Accessible name of the whole drawing. Its parts are hidden from screen readers. */
  label: string;
  /** The brand's name as printed, such as 'Visa'; empty while unknown. */
  brand?: ReactNode;
  /** As typed; printed in capitals. */
  holder: string;
  /** MM/AA. */
  expiry: string;
  /** The last four digits. The drawing never receives more of the number. */
  lastFour: string;
}

/** A drawn payment card that shows the typed values. Empty values show a placeholder. */
export function CardFace({ label, brand, holder, expiry, lastFour }: CardFaceProps) {
  const end = lastFour.slice(-4).padEnd(4, '•');
  return (
    <div className="vs-card-face" role="img" aria-label={label}>
      <div className="vs-card-face__top" aria-hidden="true">
        <svg className="vs-card-face__chip" aria-hidden="true" viewBox="0 0 40 30" width="38" height="28">
          <rect x="1" y="1" width="38" height="28" rx="6" />
          <path d="M1 11h12M1 19h12M27 11h12M27 19h12M13 5v20M27 5v20" />
        </svg>
        <span className="vs-card-face__brand">{brand}</span>
      </div>
      <div className="vs-card-face__number" aria-hidden="true">
        <span>••••</span> <span>••••</span> <span>••••</span> <span>{end}</span>
      </div>
      <div className="vs-card-face__foot" aria-hidden="true">
        <span className="vs-card-face__holder">{holder.toLocaleUpperCase('pt-BR') || '\u00a0'}</span>
        <span>{expiry || '••/••'}</span>
      </div>
    </div>
  );
}
