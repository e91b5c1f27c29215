import { landingTexts } from '@vesalio/core';
import { DemoAnswer } from './demo-answer.tsx';

const { demo } = landingTexts;

/** The product itself: a recorded question and its answer with references. The finished text stands at first paint. */
export function DemoCard() {
  return (
    <section className="vs-demo" aria-label={demo.region}>
      <p className="vs-demo__bar">
        <span className="vs-demo__dot" />
        {demo.label}
      </p>
      <div className="vs-demo__body">
        <p className="vs-demo__question">{demo.question}</p>
        <DemoAnswer text={demo.answer} />
        <ol className="vs-demo__references">
          {demo.references.map((reference, index) => (
            <li key={reference.id} className="vs-demo__reference">
              <span className="vs-demo__number">{index + 1}</span>
              <span>
                {reference.title} · {reference.journal} · {reference.year}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
