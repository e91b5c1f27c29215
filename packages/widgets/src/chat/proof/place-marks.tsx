import { type BlocksCheck, type FlatText, flattenInlines, type Inline } from '@vesalio/core';
import type { PlacedMark, RunMarks } from './marks-context.ts';
import { ProofMark } from './proof-mark.tsx';

/** Where marks go: at the end of each sentence that diverges or cites a retracted paper, after its reference markers. */
export function placeMarks({ sentences }: BlocksCheck): ReadonlyMap<readonly Inline[], RunMarks> {
  const places = new Map<readonly Inline[], Map<Inline, PlacedMark[]>>();
  for (const sentence of sentences) {
    const kinds = [
      ...(sentence.verdict === 'diverge' ? (['diverge'] as const) : []),
      ...(sentence.isRetracted ? (['retracted'] as const) : []),
    ];
    if (kinds.length === 0) continue;
    const { inlines, start, end } = sentence.place;
    const found = endOf(inlines, flattenInlines(inlines), start, end);
    if (!found) continue;
    const marks = places.get(inlines) ?? new Map<Inline, PlacedMark[]>();
    marks.set(found.run, [
      ...(marks.get(found.run) ?? []),
      {
        at: found.at,
        mark: kinds.map((kind) => <ProofMark key={`${start}-${kind}`} sentence={sentence} kind={kind} />),
      },
    ]);
    places.set(inlines, marks);
  }
  return places;
}

function endOf(
  inlines: readonly Inline[],
  flat: FlatText,
  start: number,
  end: number,
): { run: Inline; at: number } | undefined {
  let found: { run: Inline; at: number } | undefined;
  for (const run of inlines) {
    const from = flat.starts.get(run) ?? 0;
    // The mark goes after a link, because a button inside a link cannot be pressed.
    if ('children' in run && run.type !== 'link') found = endOf(run.children, flat, start, end) ?? found;
    else if (run.type === 'citation') found = from > start && from <= end ? { run, at: 0 } : found;
    else if (run.type !== 'break' && from < end) found = { run, at: end - from };
  }
  return found;
}
