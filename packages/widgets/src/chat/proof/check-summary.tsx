import { type BlocksCheck, proofTexts } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';

/** How many sentences agree with their sources, diverge, and could not be compared. */
export function CheckSummary({ result }: { result: BlocksCheck }) {
  const texts = useTexts('chat', proofTexts).proof;
  const { confere, diverge, 'nao-verificavel': incomparable } = result.summary;
  // Only the first count names the sentences and the source.
  const counts = [
    confere && texts.matches(confere),
    diverge && (confere ? texts.diverges : texts.onlyDiverges)(diverge),
    incomparable && (confere || diverge ? texts.incomparable : texts.onlyIncomparable)(incomparable),
  ].filter(Boolean);
  return counts.length > 0 && counts.join(' · ');
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
