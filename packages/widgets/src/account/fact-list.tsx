import { accountTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';

export interface Fact {
  label: string;
  /** A row with an empty value is omitted. */
  value: ReactNode;
  /** Spans the whole width. */
  wide?: boolean;
}

/** Data of the account, with labels above the values. Missing data is listed in 'Complete seus dados'. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { notInformed } = useTexts('account', accountTexts);
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return <p className="vs-account-none">{notInformed}</p>;
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
