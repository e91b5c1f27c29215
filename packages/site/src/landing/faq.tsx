import { landingTexts } from '@vesalio/core';
import { buttonClass, Icon } from '@vesalio/widgets';
import { Plus } from 'lucide';
import { brand } from '../brand.ts';
import { useCurrentSession } from '../session/use-session.ts';
import { FreeLink } from './free-link.tsx';

const { faq, closing } = landingTexts;

/** Short answers to common questions. */
export function Faq() {
  return (
    <section className="vs-section vs-wrap vs-faq" id="perguntas" aria-labelledby="perguntas-titulo">
      <div>
        <p className="vs-kicker">{faq.eyebrow}</p>
        <h2 className="vs-section__title" id="perguntas-titulo">
          {faq.title}
        </h2>
      </div>
      <div className="vs-faq__items">
        {faq.items.map(({ question, answer }) => (
          <details key={question(brand.name)} className="vs-faq__item">
            <summary className="vs-faq__question">
              {question(brand.name)}
              <Icon as={Plus} size={18} className="vs-faq__mark" />
            </summary>
            <p className="vs-faq__answer">{answer(brand.name)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The last call to action. */
export function Closing() {
  const isVisitor = useCurrentSession() === null;
  return (
    <section className="vs-closing" aria-labelledby="comece-titulo">
      <div className="vs-closing__body vs-wrap">
        <div>
          <h2 className="vs-closing__title" id="comece-titulo">
            {closing.title}
          </h2>
          {isVisitor && <p>{closing.text}</p>}
        </div>
        <FreeLink className={buttonClass({ variant: 'primary', size: 'large' })}>{closing.start}</FreeLink>
      </div>
    </section>
  );
}
