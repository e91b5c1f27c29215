import { landingTexts } from '@vesalio/core';
import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { bindUnits, DemoAnswer } from './demo-answer.tsx';
import type { DemoCase } from './demo-recording.ts';
import { useDemoReplay } from './use-demo-replay.ts';

const { demo } = landingTexts;

/** Recorded questions and their answers with references. The complete text is present at first paint. */
export function DemoCard() {
  const card = useRef<HTMLElement>(null);
  const Replay = useDemoReplay(card);
  const [shown, setShown] = useState<DemoCase>(demo.cases[0]);
  const [controlPlace, setControlPlace] = useState<HTMLElement | null>(null);
  const answer = Replay ? (
    <Replay recorded={shown} controlPlace={controlPlace} />
  ) : (
    <DemoAnswer text={shown.answer} />
  );
  return (
    <section className="vs-demo" aria-label={demo.region} ref={card}>
      <div className="vs-demo__bar">
        <span className="vs-demo__dot" />
        {demo.label}
        <span className="vs-demo__control" ref={setControlPlace} />
      </div>
      <Cases shown={shown} onChoose={setShown} />
      <div className="vs-demo__stack">
        {demo.cases.map((recorded) => (
          <CaseBody
            key={recorded.name}
            recorded={recorded}
            answer={recorded === shown ? answer : undefined}
          />
        ))}
      </div>
    </section>
  );
}

interface CasesProps {
  shown: DemoCase;
  onChoose: (wanted: DemoCase) => void;
}

function Cases({ shown, onChoose }: CasesProps) {
  const isHydrated = useHydrated();
  return (
    <fieldset className="vs-demo__cases" aria-label={demo.choose} disabled={!isHydrated}>
      {demo.cases.map((recorded) => (
        <button
          key={recorded.name}
          type="button"
          className="vs-demo__case"
          aria-pressed={recorded === shown}
          onClick={() => onChoose(recorded)}
        >
          {recorded.name}
        </button>
      ))}
    </fieldset>
  );
}

/** One case. Without an answer it is rendered hidden, so that the card is as tall as its longest case. */
function CaseBody({ recorded, answer }: { recorded: DemoCase; answer: ReactNode | undefined }) {
  const isHidden = answer === undefined;
  return (
    <div
      className="vs-demo__body"
      inert={isHidden}
      aria-hidden={isHidden || undefined}
      data-hidden={isHidden || undefined}
    >
      <p className="vs-demo__question">{recorded.question}</p>
      {answer ?? <DemoAnswer text={recorded.answer} />}
      <ol className="vs-demo__references">
        {recorded.references.map((reference, index) => (
          <li key={reference.id} className="vs-demo__reference">
            <span className="vs-demo__number">{index + 1}</span>
            <span>
              <span lang={reference.lang}>{bindUnits(reference.title)}</span>
              {`\u00a0· ${reference.journal}\u00a0·\u00a0${reference.year}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
