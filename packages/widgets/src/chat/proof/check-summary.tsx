import { type BlocksCheck, proofTexts } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';

/** How many sentences agree with their sources, diverge, and could not be compared. */
export function CheckSummary({ result }: { result: BlocksCheck }) {
  const texts = useTexts('chat', proofTexts).proof;
  const { confere, diverge, 'nao-verificavel': incomparable } = result.summary;
  if (confere + diverge === 0) return incomparable > 0 && texts.onlyIncomparable(incomparable);
  const counts = [
    confere > 0 && texts.matches(confere),
    diverge > 0 && (confere > 0 ? texts.diverges(diverge) : texts.onlyDiverges(diverge)),
    incomparable > 0 && texts.incomparable(incomparable),
  ];
  return counts.filter(Boolean).join(' · ');
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
        {uncited.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and their order is fixed
          <li key={index}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
