import { landingTexts, ownPlans, type Plan, planCatalogue, planPrice, plansTexts } from '@vesalio/core';
import { buttonClass, classNames, Icon, NewTabLink, quoteAddress, Tag, useApp } from '@vesalio/widgets';
import { Check, Clock } from 'lucide';
import { Link } from 'react-router';
import { brand } from '../brand.ts';
import { useCurrentSession } from '../session/use-session.ts';
import { useSiteConfig } from '../use-site-config.ts';
import { FreeLink } from './free-link.tsx';

const { plansTeaser } = landingTexts;
const corporate = planCatalogue.find((plan) => plan.entry === 'quote');

/** The plans section. */
export function PlansTeaser() {
  return (
    <section className="vs-section vs-section--sunken" id="planos" aria-labelledby="planos-titulo">
      <div className="vs-wrap">
        <p className="vs-kicker">{plansTeaser.eyebrow}</p>
        <h2 className="vs-section__title" id="planos-titulo">
          {plansTeaser.title}
        </h2>
        <p className="vs-section__lead">{plansTeaser.text}</p>
        <div className="vs-offers">
          {planCatalogue
            .filter((plan) => plan.entry !== 'quote')
            .map((plan) => (
              <Offer key={plan.identifier} plan={plan} />
            ))}
        </div>
        {corporate && <Corporate plan={corporate} />}
      </div>
    </section>
  );
}

function Offer({ plan }: { plan: Plan }) {
  const highlighted = plan.isRecommended === true;
  const linkClass = buttonClass({ variant: highlighted ? 'primary' : 'secondary', block: true });
  const session = useCurrentSession();
  const { current } = ownPlans(useApp());
  const isCurrent = session !== null && plan.identifier === current;
  return (
    <article className={classNames('vs-offer', highlighted && 'vs-offer--highlight')} aria-label={plan.name}>
      <div className="vs-offer__head">
        <h3 className="vs-offer__name">{plan.name}</h3>
        {isCurrent ? (
          <Tag tone="success">{plansTexts.current}</Tag>
        ) : (
          highlighted && <Tag tone="brand">{plansTexts.recommended}</Tag>
        )}
      </div>
      <p className="vs-offer__description">{plan.description}</p>
      <p className="vs-offer__price">
        <strong>{planPrice(plan)}</strong> {plansTexts.perMonth}
      </p>
      <ul className="vs-offer__features">
        {plan.features.map(({ text, comingSoon }) => (
          <li key={text} className={classNames(comingSoon && 'vs-offer__feature--soon')}>
            <Icon as={comingSoon ? Clock : Check} size={17} />
            <span>{text}</span>
            {comingSoon && <span className="vs-soon">{plansTexts.comingSoon}</span>}
          </li>
        ))}
      </ul>
      {plan.note && <p className="vs-offer__note">{plan.note}</p>}
      <OfferLink plan={plan} isCurrent={isCurrent} className={linkClass} />
    </article>
  );
}

/** The registration and the plan choice remember a paid plan. */
function OfferLink({ plan, isCurrent, className }: { plan: Plan; isCurrent: boolean; className: string }) {
  const isVisitor = useCurrentSession() === null;
  const words = plansTexts.choose(plan.name);
  if (isCurrent || (isVisitor && plan.entry !== 'pay'))
    return <FreeLink className={className}>{words}</FreeLink>;
  const asked = plan.entry === 'pay' ? `?plan=${plan.identifier}` : '';
  return (
    <Link className={className} to={`${isVisitor ? '/register' : '/choose-plan'}${asked}`}>
      {words}
    </Link>
  );
}

function Corporate({ plan }: { plan: Plan }) {
  // Prerendered with the e-mail address. The phone number is known only at run time.
  const whatsapp = useSiteConfig()?.salesWhatsappNumber;
  const { href, target } = quoteAddress({ whatsapp, email: brand.contactEmail, brand: brand.name });
  return (
    <p className="vs-offers__corporate">
      <span>
        <strong>{plan.name}.</strong> {plan.description}
      </span>
      {target ? (
        <NewTabLink href={href}>{plansTexts.corporate.quote}</NewTabLink>
      ) : (
        <a href={href}>{plansTexts.corporate.quote}</a>
      )}
    </p>
  );
}
