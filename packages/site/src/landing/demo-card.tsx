import { landingTexts } from '@vesalio/core';
import { type ReactNode, useRef } from 'react';
import { DemoAnswer } from './demo-answer.tsx';
import { useDemoReplay } from './use-demo-replay.ts';

const { demo } = landingTexts;

/** A recorded question and its answer with references. The complete text is there at first paint. */
export function DemoCard() {
  const card = useRef<HTMLElement>(null);
  const Replay = useDemoReplay(card);
  return (
    <section className="vs-demo" aria-label={demo.region} ref={card}>
      {Replay ? <Replay>{draw}</Replay> : draw(<DemoAnswer text={demo.answer} />)}
    </section>
  );
}

function draw(answer: ReactNode, control?: ReactNode): ReactNode {
  return (
    <>
      <div className="vs-demo__bar">
        <span className="vs-demo__dot" />
        {demo.label}
        <span className="vs-demo__control">{control}</span>
      </div>
      <div className="vs-demo__body">
        <p className="vs-demo__question">{demo.question}</p>
        {answer}
        <ol className="vs-demo__references">
          {demo.references.map((reference, index) => (
            <li key={reference.id} className="vs-demo__reference">
              <span className="vs-demo__number">{index + 1}</span>
              <span>
                {reference.title} · {`${reference.journal}\u00a0·\u00a0${reference.year}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
