import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

export interface Fact {
  label: string;
  /** An empty value leaves the row out. */
  value: ReactNode;
  /** Spans the whole width. */
  wide?: boolean;
}

/** Data of the account, label above value. Missing data is listed once, in 'Complete seus dados'. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className="vs-facts">
      {known.map(({ label, value, wide }) => (
        <div key={label} className={classNames('vs-facts__item', wide && 'vs-facts__item--wide')}>
          <dt className="vs-facts__label">{label}</dt>
          <dd className="vs-facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
