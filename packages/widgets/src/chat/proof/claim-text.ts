import type {
  CheckedClaim,
  CheckedSentence,
  CitationNumbering,
  comparisonTexts,
  Reference,
  TextShape,
} from '@vesalio/core';

/** Whether a claim was found only in a source that its sentence does not cite. */
export const isElsewhere = ({ referenceIds }: CheckedSentence, { referenceId }: CheckedClaim): boolean =>
  referenceId !== null && !referenceIds.includes(referenceId);

/** What answer and source say, or which source has the claim instead of the cited one. */
export function claimText(
  sentence: CheckedSentence,
  claim: CheckedClaim,
  { entryOf }: CitationNumbering,
  references: readonly Reference[],
  texts: TextShape<typeof comparisonTexts>['proof'],
): string {
  const { answer, source, referenceId } = claim;
  const markersOf = (ids: readonly string[]) =>
    ids.flatMap((id) => entryOf(id)?.number ?? []).map((number) => `[${number}]`);
  if (referenceId !== null && isElsewhere(sentence, claim)) {
    const [marker] = markersOf([referenceId]);
    const cited = markersOf(sentence.referenceIds);
    const title = references.find(({ id }) => id === referenceId)?.title ?? '';
    return marker
      ? texts.elsewhere(answer, marker, cited.join(', '), cited.length)
      : texts.uncitedSource(answer, title);
  }
  return source === null ? texts.single(answer) : texts.pair(answer, source);
}
