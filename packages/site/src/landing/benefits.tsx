import { landingTexts } from '@vesalio/core';
import { NewTabLink } from '@vesalio/widgets';
import type { ReactNode } from 'react';
import { DemoText } from './demo-answer.tsx';

const { benefits } = landingTexts;

/** The benefits section: one case, from the question to its source, with a note about the product next to each step. */
export function Benefits() {
  const { vignette, question, answer, source, references } = benefits;
  return (
    <section className="vs-section vs-wrap" id="benefits" aria-labelledby="benefits-titulo">
      <p className="vs-kicker">{benefits.eyebrow}</p>
      <h2 className="vs-section__title" id="benefits-titulo">
        {benefits.title}
      </h2>
      <article className="vs-report" aria-label={benefits.note}>
        <Step name={vignette.name} aside={vignette.aside}>
          <p>{vignette.text}</p>
        </Step>
        <Step name={question.name} aside={question.aside}>
          <p className="vs-report__question">{question.text}</p>
        </Step>
        <Step name={answer.name} aside={answer.aside}>
          <p>
            <DemoText text={answer.text} />
          </p>
        </Step>
        <Step name={source.name} aside={source.aside}>
          {references.map((reference, index) => (
            <p key={reference.id} className="vs-report__source">
              <span className="vs-demo__number">{index + 1}</span>
              <span>
                <NewTabLink href={reference.source}>
                  <span lang="en">{reference.title}</span>
                </NewTabLink>{' '}
                <span className="vs-report__facts">{`${reference.journal}\u00a0·\u00a0${reference.year}`}</span>
              </span>
            </p>
          ))}
        </Step>
      </article>
      <p className="vs-report__note">{benefits.note}</p>
    </section>
  );
}

function Step({ name, aside, children }: { name: string; aside: string; children: ReactNode }) {
  return (
    <div className="vs-report__step">
      <h3 className="vs-report__name">{name}</h3>
      <div className="vs-report__text">{children}</div>
      <p className="vs-report__aside">{aside}</p>
    </div>
  );
}
