/**
 * Models' names for a passage, in addition to the footnote '^1': 'search_1', 'Search 1', 'search-1', 'fonte 1', 'cite:
 * 1'.
 */
const NAMES = [
  /search[\s_:‑-]*(?=\d)/g,
  /(?:fontes?|sources?|passage[mn]s?|refs?\.?|refer[eê]ncias?|cite)[\s:]*(?=[#\d])/g,
];
const ITEM = '#?\\d{1,6}(?:\\s*(?:-|a)\\s*#?\\d{1,6})?';
const LIST = new RegExp(`^\\s*${ITEM}(?:(?:\\s*[,;/&]\\s*|\\s+(?:e\\s+|and\\s+)?)${ITEM})*\\s*$`);
const RANGE = /(\d+)(?:\s*(?:-|a)\s*#?(\d+))?/g;
const LONGEST_RANGE = 50;

/** The passages in a marker. `isNamed` is false for bare numbers, which may also be values. */
export interface Citation {
  readonly numbers: readonly number[];
  readonly isNamed: boolean;
}

/** Reads the content of brackets as models write it. Undefined if it is not a list of passages. */
export function readCitation(content: string): Citation | undefined {
  let list = content
    .toLowerCase()
    .replace(/†[^,;]*/g, '')
    .replace(/[*`]/g, '')
    .replace(/\^/g, '#')
    .replace(/[–‑]/g, '-');
  for (const name of NAMES) list = list.replace(name, '#');
  list = list.replace(/#+/g, '#');
  const isNamed = list.includes('#');
  // '[1-3]' and '[1 a 3]' are more often values than passages.
  if (!LIST.test(list) || (!isNamed && /[-a]/.test(list))) return undefined;
  const numbers = [...list.matchAll(RANGE)].flatMap(([, first, last = first]) => {
    const length = Math.min(LONGEST_RANGE, Math.max(1, Number(last) - Number(first) + 1));
    return Array.from({ length }, (_, at) => Number(first) + at);
  });
  return { numbers: [...new Set(numbers)], isNamed };
}
