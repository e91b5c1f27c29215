import type {
  CheckedClaim,
  CheckedSentence,
  CitationNumbering,
  comparisonTexts,
  Reference,
  Span,
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
  const { kind, answer, source, referenceId } = claim;
  const markersOf = (ids: readonly string[]) =>
    ids.flatMap((id) => entryOf(id)?.number ?? []).map((number) => `[${number}]`);
  if (referenceId !== null && isElsewhere(sentence, claim)) {
    const [marker] = markersOf([referenceId]);
    const cited = markersOf(sentence.referenceIds);
    const title = references.find(({ id }) => id === referenceId)?.title ?? '';
    // The other source is about the same subject, and may well contradict what the sentence says of it.
    const said = kind === 'subject' ? texts.subject(answer) : answer;
    return marker
      ? texts.elsewhere(said, marker, cited.join(', '), cited.length)
      : texts.uncitedSource(said, title);
  }
  if (source === null) return texts.single(answer);
  const passage = references.find(({ id }) => id === referenceId)?.text ?? '';
  const isFigure = kind === 'direction' && /\d/.test(source) && claim.spans.source;
  return texts.pair(answer, isFigure ? withNeighbors(passage, isFigure) : source);
}

const LONGEST = 90;

/** A figure with the words around it: '0,75' alone does not say that a risk fell, 'HR 0,75 (IC 95% 0,64–0,89)' does. */
function withNeighbors(passage: string, { start, end }: Span): string {
  const [before = ''] = /(?:[^().:;]|\.(?=\d))*$/.exec(passage.slice(0, start)) ?? [];
  const [after = ''] = /^(?:[^().]|\.(?=\s?\d)|\([^()]*\))*/.exec(passage.slice(end)) ?? [];
  const whole = `${before}${passage.slice(start, end)}${after}`.trim();
  return whole.length > LONGEST ? `${passage.slice(start, end)}${after}`.slice(0, LONGEST).trim() : whole;
}
