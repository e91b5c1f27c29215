import { type BlocksCheck, proofTexts } from '@vesalio/core';
import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../../provider.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

/** The marks of sentences that diverge from their sources. */
export const DIVERGING_MARK = '[data-kind="diverge"] > button';

/**
 * Shows a mark and opens its comparison.
 * @param detail the click count of the press that leads there: 0 from the keyboard, which takes the focus along
 */
export function openMark(mark: HTMLElement | null | undefined, detail: number): void {
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
  mark?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

/** How many sentences agree with their sources, diverge, and could not be compared. */
export function CheckSummary({ result: { summary, sentences, uncited } }: { result: BlocksCheck }) {
  const texts = useTexts('chat', proofTexts).proof;
  const { confere, diverge, 'nao-verificavel': incomparable } = summary;
  const retracted = sentences.filter(
    ({ verdict, isRetracted }) => verdict === 'confere' && isRetracted,
  ).length;
  // Only the first count names the sentences and the source.
  const counts: ReactNode[] = [
    confere > 0 && texts.matches(confere) + (retracted > 0 ? ` (${texts.retracted(retracted)})` : ''),
    diverge > 0 && (
      <button key="diverge" type="button" title={texts.firstDiverging} onClick={goToFirst}>
        {(confere ? texts.diverges : texts.onlyDiverges)(diverge)}
      </button>
    ),
    incomparable > 0 && (confere || diverge ? texts.incomparable : texts.onlyIncomparable)(incomparable),
  ].filter(Boolean);
  // The list below the line is not announced.
  if (counts.length === 0)
    return uncited.length > 0 && <VisuallyHidden>{texts.uncited(uncited.length)}</VisuallyHidden>;
  return counts.flatMap((count, index) => (index > 0 ? [' · ', count] : [count]));
}

/** Opens the comparison of the first diverging sentence. */
function goToFirst({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  let around: Element | null = currentTarget;
  let mark: HTMLElement | null = null;
  for (; around && !mark; around = around.parentElement) mark = around.querySelector(DIVERGING_MARK);
  openMark(mark, detail);
}

/** The sentences that contain figures but no citation. */
export function UncitedSentences({ result }: { result: BlocksCheck }) {
  const texts = useTexts('chat', proofTexts).proof;
  const { uncited } = result;
  if (uncited.length === 0) return null;
  return (
    <details className="vs-uncited">
      <summary>{texts.uncited(uncited.length)}</summary>
      <ul>
        {uncited.map(({ text, heading }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and their order is fixed
          <li key={index}>{heading ? `${heading}: ${text}` : text}</li>
        ))}
      </ul>
    </details>
  );
}
