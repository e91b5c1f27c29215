import { accountTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';

export interface Fact {
  label: string;
  /** An empty value reads 'Não informado'. */
  value: ReactNode;
  /** Spans the whole width. */
  wide?: boolean;
}

/** Data of the account, label above value. Narrow accounts hide missing data. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { notInformed } = useTexts('account', accountTexts);
  return (
    <dl className="vs-facts">
      {facts.map(({ label, value, wide }) => (
        <div
          key={label}
          className={classNames(
            'vs-facts__item',
            wide && 'vs-facts__item--wide',
            !value && 'vs-facts__item--none',
          )}
        >
          <dt className="vs-facts__label">{label}</dt>
          <dd className="vs-facts__value">
            {value || <span className="vs-facts__none">{notInformed}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
