import { landingTexts } from '@vesalio/core';
import { AnswerView, IconButton } from '@vesalio/widgets';
import { Pause, Play, RotateCcw } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { DemoAnswer } from './demo-answer.tsx';
import { type DemoCase, referencesOf, tokensOf } from './demo-recording.ts';

const { demo } = landingTexts;

/** Milliseconds between two pieces of the recording. */
const PACE_MS = 70;

export interface DemoReplayProps {
  recorded: DemoCase;
  /** Where the control is in the card. */
  controlPlace: HTMLElement | null;
}

function lessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * Replays the recording with the chat's own answer and citations. With reduced motion, shows the whole answer at once.
 */
export function DemoReplay({ recorded, controlPlace }: DemoReplayProps) {
  const tokens = useMemo(() => tokensOf(recorded), [recorded]);
  const references = useMemo(() => referencesOf(recorded), [recorded]);
  const [shown, setShown] = useState(() => (lessMotion() ? tokens.length : 0));
  const [paused, setPaused] = useState(false);
  const finished = shown >= tokens.length;

  useEffect(() => {
    if (finished || paused) return;
    const timer = setInterval(() => setShown((count) => count + 1), PACE_MS);
    return () => clearInterval(timer);
  }, [finished, paused]);

  const answer = (
    <div className="vs-demo__stage">
      {/* The complete text keeps the card's height during the replay. */}
      <div className="vs-demo__ghost" aria-hidden="true">
        <DemoAnswer text={recorded.answer} />
      </div>
      <div>
        <AnswerView
          text={tokens.slice(0, shown).join('')}
          references={references}
          isWriting={!finished}
          headingLevel={2}
          // Not during the replay: nobody asked a question, so its check must not be announced.
          showsCheck={finished}
        />
      </div>
    </div>
  );
  const control = finished ? (
    <IconButton
      icon={RotateCcw}
      iconSize={15}
      size="small"
      label={demo.replay}
      onClick={() => {
        setShown(0);
        setPaused(false);
      }}
    />
  ) : (
    <IconButton
      icon={paused ? Play : Pause}
      iconSize={15}
      size="small"
      label={paused ? demo.play : demo.pause}
      onClick={() => setPaused(!paused)}
    />
  );
  return (
    <>
      {answer}
      {controlPlace && createPortal(control, controlPlace)}
    </>
  );
}
