import { accountTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';

export interface Fact {
  label: string;
  /** Empty says that it is not informed. */
  value: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
}

/** What is known of the account, label above value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { notInformed } = useTexts('account', accountTexts);
  return (
    <dl className="vs-facts">
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'vs-facts__item vs-facts__item--wide' : 'vs-facts__item'}>
          <dt className="vs-facts__label">{label}</dt>
          <dd className="vs-facts__value">
            {value || <span className="vs-facts__none">{notInformed}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
