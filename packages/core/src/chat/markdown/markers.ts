/** One marker in an answer: its position and the ids in it, as written. */
export interface ReferenceMarker {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
}

/** A bare number is an id if it has up to three digits and no leading zero: `[2021]` is a year, `[0]` a value. */
const ID = '(?:search_\\d{1,6}|[1-9]\\d{0,2})(?:†[^\\]】,;\\n]{0,80})?';
/** The content of a marker's brackets, as the source of a regular expression. */
export const MARKER_LIST = `[ \\u00a0]*${ID}(?:[ \\u00a0]*[,;][ \\u00a0]*${ID}){0,49}[ \\u00a0]*`;
const MARKER = new RegExp(`\\[(${MARKER_LIST})\\]|【(${MARKER_LIST})】`, 'gi');

/**
 * Two numbers with decimal commas, such as `[1,25; 2,10]` and `[1,25, 2,10]`: an interval, which must stay in the text.
 */
const INTERVAL = /^\s*\d+,\d+\s*(?:;|,\s)\s*\d+,\d+\s*$/;

/**
 * Finds reference markers in plain text. Does not parse Markdown, so remove code first.
 * Reads `[search_1]`, `[search_1, search_2]`, `【search_1】`, `【search_1†…】`, `[1]` and combinations.
 */
export function findMarkers(text: string): ReferenceMarker[] {
  const markers: ReferenceMarker[] = [];
  if (!/[[【]/.test(text)) return markers;
  for (const match of text.matchAll(MARKER)) {
    const listed = match[1] ?? match[2] ?? '';
    if (INTERVAL.test(listed)) continue;
    const ids = listed.split(/[,;]/).map((part) => part.split('†', 1)[0]?.trim().toLowerCase() ?? '');
    markers.push({ start: match.index, end: match.index + match[0].length, ids: [...new Set(ids)] });
  }
  return markers;
}

/** An open bracket at the end of a text that may yet become a marker. */
const OPEN_MARKER = new RegExp(
  `[ \\u00a0]*[\\[【](?:[ \\u00a0]*${ID}[ \\u00a0]*[,;])*[ \\u00a0]*(?:s?|se|sea|sear|searc|search|search_|${ID})[ \\u00a0]*$`,
  'i',
);

/** A text in progress without the unfinished marker at its end, so that a reader never sees raw brackets. */
export function withoutOpenMarker(text: string): string {
  // A marker is short, so a bracket that opened earlier is text.
  const from = Math.max(0, text.length - 400);
  const open = OPEN_MARKER.exec(text.slice(from));
  return open ? text.slice(0, from + open.index) : text;
}
