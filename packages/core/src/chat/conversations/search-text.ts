/** Occurrences of a query in one message, as half-open ranges of UTF-16 offsets into its text. */
export interface MessageMatch {
  readonly index: number;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** Most occurrences reported for one message. */
const MAX_RANGES = 200;

/** The text normalized for comparison: no accents, lower case, plain spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]/g, ' ');
}

/** For each character of the folded text, its offset in the original; one more entry for the end. */
function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const char of text) {
    const part = foldText(char);
    for (let index = 0; index < part.length; index++) offsets.push(at);
    folded += part;
    at += char.length;
  }
  offsets.push(at);
  return { folded, offsets };
}

/** Finds a query in texts, ignoring accents and case ('acao' finds 'Ação'). An empty query finds nothing. */
export function searchMessages(
  messages: readonly { readonly text: string }[],
  query: string,
): MessageMatch[] {
  const wanted = foldText(query.trim());
  if (wanted === '') return [];
  return messages.flatMap(({ text }, index) => {
    // Offsets cost far more than the comparison, and most messages do not match.
    if (!foldText(text).includes(wanted)) return [];
    const ranges = rangesOf(text, wanted);
    return ranges.length > 0 ? [{ index, ranges }] : [];
  });
}

function rangesOf(text: string, wanted: string): [number, number][] {
  const { folded, offsets } = foldWithOffsets(text);
  const ranges: [number, number][] = [];
  let at = folded.indexOf(wanted);
  while (at >= 0 && ranges.length < MAX_RANGES) {
    const start = offsets[at] ?? 0;
    ranges.push([start, offsets[at + wanted.length] ?? text.length]);
    at = folded.indexOf(wanted, at + wanted.length);
  }
  return ranges;
}
