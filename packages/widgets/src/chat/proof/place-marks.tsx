import { type BlocksCheck, flattenInlines, type Inline } from '@vesalio/core';
import type { PlacedMark, RunMarks } from './marks-context.ts';
import { ProofMark } from './proof-mark.tsx';

/** Where the marks of sentences go that diverge or cite a retracted paper: at the end of each sentence, after its reference markers. */
export function placeMarks({ sentences }: BlocksCheck): ReadonlyMap<readonly Inline[], RunMarks> {
  const places = new Map<readonly Inline[], Map<Inline, PlacedMark[]>>();
  for (const sentence of sentences) {
    const kinds = [
      ...(sentence.verdict === 'diverge' ? (['diverge'] as const) : []),
      ...(sentence.isRetracted ? (['retracted'] as const) : []),
    ];
    if (kinds.length === 0) continue;
    const { inlines, start, end } = sentence.place;
    const found = endOf(inlines, start, end);
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
  start: number,
  end: number,
): { run: Inline; at: number } | undefined {
  const { starts } = flattenInlines(inlines);
  // The mark goes after a link, because a button inside a link cannot be pressed.
  const isLinked = new Set(
    [...starts.keys()].flatMap((run) => (run.type === 'link' ? within(run.children) : [])),
  );
  const runs = [...starts].filter(
    ([run]) => run.type === 'link' || !('children' in run || run.type === 'break' || isLinked.has(run)),
  );
  let last = -1;
  runs.forEach(([run, from], index) => {
    if (run.type === 'citation' ? from > start && from <= end : from < end) last = index;
  });
  const [run, from] = runs[last] ?? [];
  if (!run || from === undefined) return undefined;
  if (run.type === 'citation') return { run, at: 0 };
  const at = end - from;
  const isWhole = !('text' in run) || run.text.slice(at).trim() === '';
  // Markers after the period belong to the sentence before it.
  const [next, behind] = runs[last + 1] ?? [];
  if (isWhole && next?.type === 'citation' && behind !== undefined && behind <= end)
    return { run: next, at: 0 };
  return { run, at };
}

const within = (runs: readonly Inline[]): Inline[] =>
  runs.flatMap((run) => ('children' in run ? [run, ...within(run.children)] : [run]));
