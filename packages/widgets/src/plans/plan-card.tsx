import { type Plan, planPrice, plansTexts } from '@vesalio/core';
import { Check, Clock } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/display/icon.tsx';
import { Tag } from '../ui/display/tag.tsx';
import { useUniqueId } from '../ui/unique-id.ts';

export interface PlanCardProps {
  plan: Plan;
  /** Whether it is the person's current plan. */
  isCurrent: boolean;
  /** Whether its payment awaits the confirmation. */
  isPending?: boolean;
  isRecommended?: boolean;
  headingLevel: number;
  /** The button or link that chooses the plan. */
  action: ReactNode;
}

/** A plan with its price, its features, and a button or link to choose it. */
export function PlanCard({ plan, isCurrent, isPending, isRecommended, headingLevel, action }: PlanCardProps) {
  const texts = useTexts('plans', plansTexts);
  const id = useUniqueId();
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <article
      className={classNames('vs-plan', isRecommended && 'vs-plan--recommended')}
      aria-labelledby={id}
      data-plan={plan.identifier}
    >
      <div className="vs-plan__head">
        <Heading className="vs-plan__name" id={id}>
          {plan.name}
        </Heading>
        {isPending ? (
          <Tag>{texts.confirming}</Tag>
        ) : isCurrent ? (
          <Tag tone="success">{texts.current}</Tag>
        ) : (
          isRecommended && <Tag tone="brand">{texts.recommended}</Tag>
        )}
      </div>
      <p className="vs-plan__description">{plan.description}</p>
      <p className="vs-plan__price">
        <strong>{planPrice(plan, texts)}</strong>
        {plan.price !== null && <span>{texts.perMonth}</span>}
      </p>
      <ul className="vs-plan__features" aria-label={texts.featuresLabel(plan.name)}>
        {plan.features.map(({ text, comingSoon }) => (
          <li key={text} className={classNames('vs-plan__feature', comingSoon && 'vs-plan__feature--soon')}>
            <Icon as={comingSoon ? Clock : Check} size={17} />
            <span>{text}</span>
            {comingSoon && <Tag>{texts.comingSoon}</Tag>}
          </li>
        ))}
      </ul>
      {plan.note && <p className="vs-plan__note">{plan.note}</p>}
      <div className="vs-plan__action">{action}</div>
    </article>
  );
}
