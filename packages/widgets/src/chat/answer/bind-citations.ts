import type { Inline } from '@vesalio/core';

/** A marker with the word before it and the punctuation after it, which stay on one line. */
interface BoundCitations {
  type: 'bound';
  word: Inline | undefined;
  citations: readonly Inline[];
  punctuation: string;
}

/** More markers, or a longer word, may wrap, because they may not fit on one line. */
const MAX_MARKERS = 4;
const MAX_WORD = 24;
const PUNCTUATION = /^[.,;:!?…)\]”’"»]+/;

/**
 * Binds each marker in the runs of a block to the text beside it.
 * @param isMarked whether a mark refers to this run object; such a run is not split
 */
export function bindCitations(
  runs: readonly Inline[],
  isMarked: (run: Inline) => boolean,
): (Inline | BoundCitations)[] {
  const pieces: (Inline | BoundCitations)[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    if (run?.type !== 'citation') {
      if (run) pieces.push(run);
      continue;
    }
    let end = at;
    while (runs[end]?.type === 'citation') end++;
    const markers = runs.slice(at, end).flatMap((one) => (one.type === 'citation' ? one.ids : []));
    if (markers.length > MAX_MARKERS) {
      pieces.push(...runs.slice(at, end));
      at = end - 1;
      continue;
    }
    if (isBlank(pieces.at(-1)) && pieces.length > 1) pieces.pop();
    const before = pieces.at(-1);
    let word: Inline | undefined;
    if (before && before.type !== 'bound' && !isMarked(before)) {
      pieces.pop();
      const [head, last] = splitLastWord(before);
      if (head) pieces.push(head);
      word = last;
    }
    const next = runs[end];
    const punctuation =
      next?.type === 'text' && !isMarked(next) ? (PUNCTUATION.exec(next.text)?.[0] ?? '') : '';
    pieces.push({ type: 'bound', word, citations: runs.slice(at, end), punctuation });
    at = end - 1;
    if (next?.type !== 'text' || punctuation === '') continue;
    at = end;
    const text = next.text.slice(punctuation.length);
    if (text !== '') pieces.push({ type: 'text', text });
  }
  return pieces;
}

const isBlank = (piece: Inline | BoundCitations | undefined): boolean =>
  piece?.type === 'text' && piece.text.trim() === '';

/** A run without its last word, and that word. */
function splitLastWord(run: Inline): [head: Inline | undefined, word: Inline | undefined] {
  if (run.type === 'text') {
    const text = run.text.trimEnd();
    const word = /\S+$/.exec(text)?.[0] ?? '';
    if (word === '' || word.length > MAX_WORD) return [{ type: 'text', text }, undefined];
    const head = text.slice(0, -word.length);
    return [head === '' ? undefined : { type: 'text', text: head }, { type: 'text', text: word }];
  }
  if (run.type !== 'strong' && run.type !== 'em' && run.type !== 'del') return [run, undefined];
  const last = run.children.at(-1);
  const [head, word] = last ? splitLastWord(last) : [];
  if (!word) return [run, undefined];
  const children = [...run.children.slice(0, -1), ...(head ? [head] : [])];
  return [children.length > 0 ? { ...run, children } : undefined, { ...run, children: [word] }];
}
