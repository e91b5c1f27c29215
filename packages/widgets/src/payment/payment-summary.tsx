import { describePlans, paymentTexts, planPrice, plansTexts } from '@vesalio/core';
import { Check, Clock, ShieldCheck } from 'lucide';
import { useTexts } from '../provider.tsx';
import { Heading } from '../ui/display/heading.tsx';
import { Icon } from '../ui/display/icon.tsx';
import { Tag } from '../ui/display/tag.tsx';

export interface PaymentSummaryProps {
  /** Identifier of the plan. */
  plan: string;
  /** Whether a coupon is applied. */
  hasCoupon: boolean;
  /** Demonstration mode: the card is not charged. */
  isSandbox?: boolean | undefined;
}

/** The plan, its price, and how the card is handled. */
export function PaymentSummary({ plan: identifier, hasCoupon, isSandbox }: PaymentSummaryProps) {
  const { summary: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('plans', plansTexts);
  const plan = describePlans(words).find((candidate) => candidate.identifier === identifier);
  if (!plan) return null;
  const price = planPrice(plan, words);
  return (
    <>
      <aside className="vs-summary" aria-label={texts.title}>
        <Heading below={1} className="vs-summary__plan">
          {plan.name}
        </Heading>
        <p className="vs-summary__price">
          <strong>{price}</strong> {texts.perMonth}
        </p>
        <ul className="vs-summary__features" aria-label={words.featuresLabel(plan.name)}>
          {plan.features.map(({ text, comingSoon }) => (
            <li key={text} className={comingSoon ? 'vs-summary__feature--soon' : undefined}>
              <Icon as={comingSoon ? Clock : Check} size={17} />
              <span>{text}</span>
              {comingSoon && <Tag>{words.comingSoon}</Tag>}
            </li>
          ))}
        </ul>
        {plan.note && <p className="vs-summary__note">{plan.note}</p>}
        <p className="vs-summary__total">
          <span>{hasCoupon ? texts.price : texts.total}</span>
          <span>{price}</span>
        </p>
        {hasCoupon && <p className="vs-summary__note">{texts.beforeCoupon}</p>}
      </aside>
      <div className="vs-payment__notes">
        {isSandbox && <p className="vs-summary__sandbox">{texts.sandbox}</p>}
        <p className="vs-summary__note">{texts.recurring}</p>
        <p className="vs-summary__note">{texts.withdrawal}</p>
        <p className="vs-summary__safe">
          <Icon as={ShieldCheck} size={17} />
          <span>{texts.cardPrivacy}</span>
        </p>
      </div>
    </>
  );
}
