import { sourceTexts } from '@vesalio/core';
import { ChevronLeft, ChevronRight, EqualNot } from 'lucide';
import { useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { type Step, verdictOf } from './find-target.ts';

export interface SentenceWalkProps {
  steps: readonly Step[];
  at: number;
  onGo: (at: number) => void;
}

/** Buttons to step through the claims of an answer, and from one that diverges to the next. */
export function SentenceWalk({ steps, at, onGo }: SentenceWalkProps) {
  const texts = useTexts('chat', sourceTexts).sources;
  const total = steps.length;
  const sentences = [...new Set(steps.map(({ sentence }) => sentence))];
  const place = sentences.indexOf(steps[at]?.sentence as Step['sentence']);
  const claims = steps.filter(({ sentence }) => sentence === sentences[place]);
  const claim = claims.indexOf(steps[at] as Step);
  const go = (by: number) => ({
    'aria-disabled': at + by < 0 || at + by >= total || undefined,
    onClick: () => onGo(Math.min(Math.max(at + by, 0), total - 1)),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are not a fieldset
    <div className="vs-beside__walk" role="group" aria-label={texts.walk}>
      <Button variant="ghost" size="small" icon={ChevronLeft} {...go(-1)}>
        {texts.previous}
      </Button>
      <span aria-live="polite">{texts.position(place + 1, sentences.length, claim + 1, claims.length)}</span>
      <Button variant="ghost" size="small" iconEnd={ChevronRight} {...go(1)}>
        {texts.next}
      </Button>
      <NextDiverging steps={steps} at={at} onGo={onGo} />
    </div>
  );
}

/** Leads to the next sentence that diverges, and from the last one to the first. */
function NextDiverging({ steps, at, onGo }: SentenceWalkProps) {
  const texts = useTexts('chat', sourceTexts).sources;
  const wasShown = useRef(false);
  // The first claim of each sentence that does.
  const diverging = [...steps.keys()].filter((index) => {
    const step = steps[index] as Step;
    const isSame = (one: Step) => one.sentence === step.sentence && verdictOf(one) === 'diverge';
    return steps.findIndex(isSame) === index;
  });
  const isHere = (index: number) =>
    verdictOf(steps[at] as Step) === 'diverge' && steps[index]?.sentence === steps[at]?.sentence;
  const others = diverging.filter((index) => !isHere(index));
  const next = others.find((index) => index > at) ?? others[0];
  // A button that disappeared under a press would lose the focus.
  wasShown.current ||= next !== undefined;
  if (!wasShown.current) return null;
  return (
    <Button
      className="vs-beside__diverging"
      variant="ghost"
      size="small"
      icon={EqualNot}
      aria-disabled={next === undefined || undefined}
      onClick={() => next !== undefined && onGo(next)}
    >
      {texts.diverging(diverging.indexOf(next ?? -1) + 1, diverging.length)}
    </Button>
  );
}
