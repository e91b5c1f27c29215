import { landingTexts } from '@vesalio/core';
import { buttonClass, Icon } from '@vesalio/widgets';
import { Check, ShieldCheck } from 'lucide';
import { Link } from 'react-router';
import { brand } from '../brand.ts';
import { AskBox } from './ask-box.tsx';
import { DemoCard } from './demo-card.tsx';
import { FreeLink } from './free-link.tsx';

const { hero, strip } = landingTexts;

/** The first screen: claim, call to action and demonstration. */
export function Hero() {
  return (
    <section className="vs-inicio" id="inicio" aria-labelledby="inicio-titulo">
      <div className="vs-hero vs-wrap">
        <div className="vs-hero__words">
          <p className="vs-eyebrow">
            <Icon as={ShieldCheck} size={15} />
            {hero.eyebrow}
          </p>
          <h1 className="vs-hero__title" id="inicio-titulo">
            {hero.title}
            <span className="vs-hero__mark" aria-hidden="true">
              1
            </span>
          </h1>
          <p className="vs-hero__lead">{hero.text(brand.name)}</p>
          <AskBox />
          <p className="vs-hero__actions">
            <FreeLink className={buttonClass({ variant: 'secondary', size: 'large' })}>{hero.start}</FreeLink>
            <Link className={buttonClass({ variant: 'ghost', size: 'large' })} to="/#planos">
              {hero.plans}
            </Link>
          </p>
          <ul className="vs-hero__facts">
            {hero.facts.map((fact) => (
              <li key={fact}>
                <Icon as={Check} size={15} />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <DemoCard />
      </div>
      <div className="vs-strip">
        <ul className="vs-strip__items vs-wrap" aria-label={strip.label}>
          {strip.items.map(({ title, text }) => (
            <li key={title}>
              <strong className="vs-strip__title">{title}</strong>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
