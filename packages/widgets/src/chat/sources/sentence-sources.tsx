import {
  type ChatMessage,
  type CitedReference,
  comparisonTexts,
  numberReferences,
  sourceLanguage,
  sourceTexts,
} from '@vesalio/core';
import { Check, EqualNot, Minus } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { LiveWords } from '../../ui/display/status.tsx';
import { parseAnswer } from '../answer/answer-parse.ts';
import { claimText } from '../proof/claim-text.ts';
import { MarkedText } from '../proof/marked-text.tsx';
import { SentenceQuote } from '../proof/sentence-quote.tsx';
import { readSources } from './answer-sources.ts';
import { type SourceTarget, type Step, verdictOf } from './find-target.ts';
import { SentenceWalk } from './sentence-walk.tsx';
import { SourceCard } from './source-card.tsx';
import { useSentenceInView } from './use-sentence-in-view.ts';

/** The element that scrolls the sources. Never the host page around it, which must not move. */
const PANEL = '.vs-dialog__content, .vs-drawer';

const ICONS = { confere: Check, diverge: EqualNot, 'nao-verificavel': Minus };

export interface SentenceSourcesProps {
  target: SourceTarget;
  panel: RefObject<HTMLElement | null>;
  onJump: (message: ChatMessage, entry: CitedReference, position: number) => void;
}

/** A cited sentence with the passages that it cites, and buttons to step through all claims of the answer. */
export function SentenceSources({ target, panel, onJump }: SentenceSourcesProps) {
  const { message, steps, number } = target;
  const texts = useTexts('chat', sourceTexts).sources;
  const [at, setAt] = useState(target.at);
  const step = steps[at];
  const { cited, unused, citationsOf } = useMemo(() => readSources(message), [message]);
  useSentenceInView(panel, target, step);
  // Each step begins at the top. The passage then scrolls only as far as its current span needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at each step
  useLayoutEffect(() => {
    const view = panel.current?.closest(PANEL);
    if (view) view.scrollTop = 0;
  }, [panel, step]);
  const entries = step
    ? entriesOf(step, [...cited, ...unused], number)
    : cited.filter((entry) => entry.number === number);
  return (
    <section className="vs-beside" aria-label={texts.beside}>
      {step && (
        <>
          <div className="vs-beside__head">
            <SentenceWalk steps={steps} at={at} onGo={setAt} />
            <Verdict step={step} message={message} />
          </div>
          <Sentence step={step} />
        </>
      )}
      {entries.map((entry) => (
        <SourceCard
          key={entry.id}
          entry={entry}
          citations={citationsOf(entry)}
          onJump={(...to) => onJump(message, ...to)}
        >
          <Passage entry={entry} step={step} />
        </SourceCard>
      ))}
    </section>
  );
}

/** The sources of a step: first the claim's, then the pressed marker's, then the others cited by the sentence. */
function entriesOf(
  { sentence, claim }: Step,
  known: readonly CitedReference[],
  number: number | undefined,
): CitedReference[] {
  const rank = (entry: CitedReference): number =>
    entry.reference?.id === claim?.referenceId ? 0 : entry.number === number ? 1 : 2;
  const ids = [...sentence.referenceIds, claim?.referenceId];
  return known
    .filter(({ reference }) => reference && ids.includes(reference.id))
    .sort((a, b) => rank(a) - rank(b));
}

function Verdict({ step, message }: { step: Step; message: ChatMessage }) {
  const { sentence, claim } = step;
  const { sources: texts } = useTexts('chat', sourceTexts);
  const { proof } = useTexts('chat', comparisonTexts);
  const { references } = message;
  const numbering = useMemo(
    () => numberReferences(parseAnswer(message.text).cited, message.references),
    [message],
  );
  const verdict = verdictOf(step);
  return (
    <p className="vs-beside__verdict" data-verdict={verdict} aria-live="polite" aria-atomic="true">
      <Icon as={ICONS[verdict]} size={16} />
      <LiveWords>
        <strong>{texts.verdicts[verdict]}</strong>
        {claim && (
          <>
            {/* Read aloud as a pause, unlike the edge of a block. */}
            <br />
            {claimText(sentence, claim, numbering, references, proof)}
          </>
        )}
      </LiveWords>
    </p>
  );
}

/** The sentence of the answer, which the sheet of a phone covers. */
function Sentence({ step: { sentence, claim } }: { step: Step }) {
  const { proof } = useTexts('chat', comparisonTexts);
  return (
    <div>
      <p className="vs-beside__name">{proof.sentence}</p>
      <SentenceQuote sentence={sentence} claims={sentence.claims} current={claim} />
    </div>
  );
}

interface PassageProps {
  entry: CitedReference;
  step: Step | undefined;
}

/** The passage of a source with the compared spans marked. The current span is scrolled into view. */
function Passage({ entry: { reference }, step }: PassageProps) {
  const texts = useTexts('chat', sourceTexts).sources;
  const box = useRef<HTMLQuoteElement>(null);
  const claims = (step?.sentence.claims ?? []).filter(({ referenceId }) => referenceId === reference?.id);
  const current = claims.find((claim) => claim === step?.claim);
  // Not a layout effect, because a dialog is not open by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the current span changes
  useEffect(() => {
    const mark =
      box.current?.querySelector<HTMLElement>('mark[data-current]') ?? box.current?.querySelector('mark');
    if (!box.current || !mark) return;
    box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3;
    const view = box.current.closest(PANEL);
    if (!view || !current) return;
    const [{ bottom }, frame] = [mark.getBoundingClientRect(), view.getBoundingClientRect()];
    // Only if needed, because the sentence is above.
    if (bottom > frame.bottom) view.scrollTop += bottom - frame.bottom + frame.height / 10;
  }, [current, reference]);
  if (!reference) return null;
  if (!reference.text) return <p>{texts.noPassage}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <blockquote ref={box} className="vs-beside__passage" tabIndex={0} aria-label={texts.passage}>
      <span lang={sourceLanguage(reference.text)}>
        <MarkedText text={reference.text} side="source" claims={claims} current={current} />
      </span>
    </blockquote>
  );
}
