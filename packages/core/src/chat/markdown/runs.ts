import { decodeEntities } from './entities.ts';
import { findMarkers } from './markers.ts';
import type { Inline } from './nodes.ts';
import { joinUnits } from './units.ts';

/** A run of `*`, `_` or `~` that may begin or end an emphasis. */
interface Delimiter {
  readonly type: 'delimiter';
  readonly char: string;
  readonly length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** Whether an emphasis usually begins at this position. A single mark inside a word is rarely emphasis. */
  readonly beginsWord: boolean;
  /**
   * Whether it is a single mark between two letters. Two of them are more likely multiplication signs:
   * 'peso*altura*idade'.
   */
  readonly isInWord: boolean;
  /** Number of its characters that are not used yet. */
  left: number;
}

/** Literal characters: escaped, or part of a formula or a tag. */
interface Literal {
  readonly type: 'literal';
  readonly text: string;
}

/** A string is source text whose entities and reference markers are not parsed yet. */
export type Part = string | Literal | Delimiter | Inline;

const LETTERS = /^\p{L}+$/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
/**
 * '2*3', '10**9', '(140-idade)*peso', 'HLA-B*57:01', '*3', '5~10 mg': two of these in a sentence must not form an
 * emphasis.
 */
const BESIDE_DIGIT = /^(?:\d[*~]+\d|[\d)][*~]\p{L}|.[*~]\d)$/su;
/** '*1ª linha*' begins an emphasis, because an ordinal is not an allele. */
const BEFORE_ORDINAL = /^\d+[ªº]/;

/** '**Dose:**500 mg' and '**Dose: **500 mg': how models write the end of a bold label. */
const LABEL_END = /(?:[^\s\p{L}\p{N}\p{Ps}\p{Pi}]|: )$/u;

/** Reads a run of the source as a delimiter. The characters around it decide whether it can open or close. */
export function delimiter(source: string, at: number, run: string): Delimiter {
  const char = run.charAt(0);
  const before = [...source.slice(Math.max(0, at - 2), at)].at(-1) ?? ' ';
  const after = [...source.slice(at + run.length, at + run.length + 2)][0] ?? ' ';
  const [isSpaceBefore, isSpaceAfter] = [before.trim() === '', after.trim() === ''];
  const [isMarkBefore, isMarkAfter] = [PUNCTUATION.test(before), PUNCTUATION.test(after)];
  const isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore);
  const isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter);
  const endsLabel = /^\*\*/.test(run) && LABEL_END.test(source.slice(Math.max(0, at - 2), at));
  const isKnown =
    (char !== '~' || run.length < 3) &&
    (!BESIDE_DIGIT.test(before + run + after) || BEFORE_ORDINAL.test(source.slice(at + run.length)));
  return {
    type: 'delimiter',
    char,
    length: run.length,
    canOpen: isKnown && isLeft && (char !== '_' || !isRight || isMarkBefore),
    canClose: isKnown && (isRight || endsLabel) && (char !== '_' || !isLeft || isMarkAfter),
    isInWord: run.length === 1 && LETTERS.test(before + after),
    beginsWord: run.length > 1 || isSpaceBefore || (isMarkBefore && before !== '/'),
    left: run.length,
  };
}

function opens(part: Part | undefined, closer: Delimiter): part is Delimiter {
  if (typeof part !== 'object' || part.type !== 'delimiter') return false;
  if (!part.canOpen || part.char !== closer.char || (part.isInWord && closer.isInWord)) return false;
  if (closer.char === '~') return part.length === closer.length;
  // CommonMark's rule of three: 'a**b*c' is not an emphasis.
  const isAmbiguous = part.canClose || closer.canOpen;
  return !(
    isAmbiguous &&
    (part.length + closer.length) % 3 === 0 &&
    (part.length % 3 !== 0 || closer.length % 3 !== 0)
  );
}

/**
 * Pairs the delimiters. Unpaired ones become text.
 * @param isOpen more text will follow, so an open emphasis extends to the end
 */
export function resolve(parts: readonly Part[], isLink: boolean, isOpen = false): Inline[] {
  const open: Part[] = [];
  for (const part of parts) {
    if (typeof part === 'object' && part.type === 'delimiter') {
      while (part.canClose && part.left > 0) {
        const at = open.findLastIndex((before) => opens(before, part));
        const opener = open[at] as Delimiter | undefined;
        if (!opener) break;
        const used = opener.left > 1 && part.left > 1 ? 2 : 1;
        const children = toInlines(open.splice(at + 1), isLink);
        opener.left -= used;
        part.left -= used;
        if (opener.left === 0) open.pop();
        open.push({ type: part.char === '~' ? 'del' : used === 2 ? 'strong' : 'em', children });
      }
      if (part.left === 0) continue;
    }
    open.push(part);
  }
  if (isOpen) closeAtEnd(open, isLink);
  return toInlines(open, isLink);
}

/** Closes every open emphasis, innermost first. */
function closeAtEnd(open: Part[], isLink: boolean): void {
  for (let at = open.length - 1; at >= 0; at--) {
    const part = open[at];
    if (typeof part !== 'object' || part.type !== 'delimiter' || !part.canOpen || !part.beginsWord) continue;
    const children = toInlines(open.splice(at + 1), isLink);
    open.pop();
    const type = part.char === '~' ? 'del' : part.left > 1 ? 'strong' : 'em';
    if (children.length > 0) open.push({ type, children });
  }
}

function toInlines(parts: readonly Part[], isLink: boolean): Inline[] {
  const nodes: Inline[] = [];
  // Collected first, because a marker may be split over several parts.
  let source = '';
  const flush = (): void => {
    pushSource(nodes, source, isLink);
    source = '';
  };
  for (const part of parts) {
    if (typeof part === 'string') source += part;
    else if (part.type === 'delimiter') source += part.char.repeat(part.left);
    else {
      flush();
      if (part.type === 'literal' || part.type === 'text') pushText(nodes, part.text);
      else nodes.push(part);
    }
  }
  flush();
  return nodes;
}

function pushSource(nodes: Inline[], source: string, isLink: boolean): void {
  const text = decodeEntities(source);
  let from = 0;
  for (const marker of isLink ? [] : findMarkers(text)) {
    pushText(nodes, text.slice(from, marker.start));
    nodes.push({ type: 'citation', ids: marker.ids });
    from = marker.end;
  }
  pushText(nodes, text.slice(from));
}

function pushText(nodes: Inline[], text: string): void {
  if (text === '') return;
  const last = nodes.at(-1);
  const joined = joinUnits(text, endOf(last?.type === 'strong' ? last.children : nodes));
  if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', text: last.text + joined };
  else nodes.push({ type: 'text', text: joined });
}

function endOf(nodes: readonly Inline[]): string {
  const last = nodes.at(-1);
  return last?.type === 'text' ? last.text : '';
}
