/** Longer than any address of a paper. */
const LONGEST_SOURCE = 4_000;
/** Longer than any DOI. */
const LONGEST_DOI = 300;
/** Longer than what a SICI has in angle brackets. */
const LONGEST_SICI = 100;
/** An address in an address in an address, each one encoded again. */
const MAX_DEPTH = 3;

// A SICI has angle brackets, as in 16<1661::AID-SIM968>3.0.CO;2-2, and any character at its end, as in ;2-#.
const PART = /(?:<[^\s<>]{1,80}>(?=\d\.\d\.)|;2-\S|[^\s"<>?#&])+/g;
const UNBROKEN = /(?:<[^\s<>]{1,80}>(?=\d\.\d\.)|[^\s"<>])+/y;
const START = /(?<!\d)10\.\d{4,9}(?:\.\d+)*\//g;
const NEXT_DOI = /[,;|]+(?=https?:\/\/|doi:|10\.\d{4,9}\/)/;
const OPENING = '([{';
const CLOSING = ')]}';
const QUOTES = "'`‘’“”«»";
/** Where a word goes on. */
const WORD = /[\p{L}\p{N}/_-]/u;
const LAST = /[\p{L}\p{N})\]}>#-]/u;

/** Formats and parts of a paper that publishers' addresses name after the DOI. */
const FORMATS =
  'full|fulltext|full-text|full-xml|abstract|abs|summary|html?|e?pdf|pdfft|epub|xml|meta|metrics|article-(?:info|metrics)|references|citations|figures(?:-only)?|tables|suppl|supplementary-materials?';
const AFTER_DOI = [
  /;jsessionid=.*$/,
  new RegExp(`(?<=/.+)/(?:${FORMATS})(?:/(?:html|pdf|full|pt|en|es|fr|de))?$`),
  new RegExp(`(?<=/.+)\\.(?:${FORMATS}|long|short|extract)(?:\\+html)?$`),
  /(?<=\/.+)\/(?:figures|tables)\/\d{1,3}$/,
  // The versions of a preprint have one DOI.
  /(?<=^10\.(?:1101|64898)\/.*\d)v\d+$/,
];

/** Some publishers' addresses end with a number of their own, and a title. */
const OWN_NUMBER = /(?<=\/.+)\/\d{5,}(?:\/[^/]*)?$/;

/** Decodes what can be decoded. A bare % stays. */
function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
    }
  });
}

/** As printed, pasted or escaped: other dashes, ligatures, invisible characters. */
function normalize(text: string): string {
  const lower = text.toLowerCase().replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** The parts of a text or an address, decoded. Its query and the addresses in it are parts too. */
function partsOf(text: string, depth = 0): string[] {
  return (text.match(PART) ?? []).flatMap((part) => {
    if (!part.includes('%')) return part;
    let plain = part;
    for (let time = 0; time < MAX_DEPTH; time++) plain = decode(plain);
    const isAddress = plain.split('://').length > part.split('://').length;
    return isAddress && depth < MAX_DEPTH ? partsOf(decode(part), depth + 1) : normalize(plain);
  });
}

/** Where a quote or a bracket that was opened before the text closes. */
function findClosing(text: string): number {
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (OPENING.includes(char)) open.push(char);
    const isOpened = CLOSING.includes(char) && open.at(-1) === OPENING[CLOSING.indexOf(char)];
    if (isOpened) open.pop();
    else if ((CLOSING + QUOTES).includes(char) && !WORD.test(text.charAt(at + 1))) return at;
  }
  return text.length;
}

function cutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && !LAST.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The DOI at the start of a text; undefined if it is empty or longer than any DOI. */
function readDoi(text: string, before: string): string | undefined {
  UNBROKEN.lastIndex = 0;
  const [unbroken = ''] = UNBROKEN.exec(text) ?? [];
  const [first = ''] = unbroken.split(NEXT_DOI, 1);
  const end = findClosing(first);
  if (end > LONGEST_DOI) return undefined;
  let doi = cutEnd(first.slice(0, end));
  if (/\/article[a-z-]*\/doi\/$/.test(before)) doi = doi.replace(OWN_NUMBER, '');
  for (let longer = ''; longer !== doi; ) {
    longer = doi;
    for (const ending of AFTER_DOI) doi = cutEnd(doi.replace(ending, ''));
  }
  return doi.includes('/') ? doi : undefined;
}

/**
 * The DOIs in an address or a text, in lower case, without what publishers' addresses add. One that may continue beyond
 * its end is left out, because its beginning may be the DOI of another paper.
 */
export function doisOf(source: string): string[] {
  // The last word may be cut.
  const words = source.slice(0, LONGEST_SOURCE).split(/\s+/);
  if (source.length > LONGEST_SOURCE) words.pop();
  const dois = words
    .flatMap((word) => partsOf(normalize(word)))
    .flatMap((part) =>
      [...part.matchAll(START)].flatMap(
        ({ index }) =>
          readDoi(part.slice(index, index + LONGEST_DOI + LONGEST_SICI), part.slice(0, index)) ?? [],
      ),
    );
  return [...new Set(dois)];
}

/** The DOI that a text or an address consists of; undefined if it has none, several, or something else. */
export function wholeDoi(text: string): string | undefined {
  const given = normalize(text)
    .trim()
    .replace(/^doi:\s*/, '');
  const [doi, other] = doisOf(given);
  const between = given.replace(PART, '');
  const isWhole = between === '' || (given.includes('://') && /^[?#&]+$/.test(between));
  return isWhole && other === undefined ? doi : undefined;
}
