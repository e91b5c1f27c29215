import { scriptCharacters } from '../formula/script-characters.ts';
import { decodeEntities } from './entities.ts';
import { FORMULA } from './formulas.ts';
import { BARE, MAY_BE_BARE, plainAddress, TARGET, toLink, withoutLinks, withoutTrail } from './links.ts';
import { MARKER_LIST } from './markers.ts';
import type { Inline } from './nodes.ts';
import { isOpenTarget, MAX_OPEN_LINK, withoutOpenEnd } from './open-end.ts';
import { delimiter, type Part, resolve } from './runs.ts';
import { linkHost, safeHref } from './safe-href.ts';

interface Bracket {
  /** Index in the list of parts. */
  readonly at: number;
  /** Offset of its text in the source. */
  readonly from: number;
  readonly isImage: boolean;
  /** False once it contains a link, because links cannot nest. */
  isActive: boolean;
}

/** At most 250 characters at a time: a bare address shortens the match, and the rest is read again. */
const PLAIN = /[^\\`*_~[\]!<$\n]{1,250}/y;
const RUN = /`+|\*+|_+|~+/y;
const ESCAPE = /\\([!-/:-@[-`{-~])/y;
const TAG =
  /<(?:!--[\s\S]{0,1000}?--|\/?[a-z][\w-]*(?:\s+[a-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]{0,1000}"|'[^']{0,1000}'|[^\s"'=<>`]+))?){0,50}\s*\/?|[?!][^<>]{0,1000})>/iy;
const AUTOLINK = /<([a-z][\w+.-]{1,31}:[^\s<>]*|[\w.+-]{1,64}@[\w.-]{1,255})>/iy;
/** The only HTML that answers need: 'CO<sub>2</sub>', '10<sup>9</sup>'. */
const SCRIPT = /<(su[bp])>([^<\n]{1,80})<\/\1>/iy;
/** Matches the text of a reference marker's brackets. */
const MARKER = new RegExp(`^${MARKER_LIST}$`, 'i');

/** Matches a pattern exactly at an offset. */
function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/**
 * Parses a text without blocks into runs.
 * @param isOpen more text will follow, so characters that may become Markdown syntax are hidden
 */
export function readInlines(text: string, isOpen = false): Inline[] {
  const source = isOpen ? withoutOpenEnd(text) : text;
  const parts: Part[] = [];
  const brackets: Bracket[] = [];
  const bare = MAY_BE_BARE.test(source) ? [...source.matchAll(BARE)] : [];
  let nextBare = 0;
  const lastTicks = new Map<number, number>();
  for (const { 0: run, index } of source.matchAll(/`+/g)) lastTicks.set(run.length, index);
  let at = 0;

  const literal = (text: string, length = text.length): void => {
    parts.push({ type: 'literal', text });
    at += length;
  };
  const plain = (text: string): void => {
    parts.push(text);
    at += text.length;
  };

  const readBreak = (): void => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last.trimEnd();
    parts.push({ type: 'break' });
    at++;
  };

  const readCode = (run: string): void => {
    let close = -1;
    if ((lastTicks.get(run.length) ?? -1) > at) {
      for (close = source.indexOf('`', at + run.length); close >= 0; close = source.indexOf('`', close)) {
        const found = matchAt(RUN, source, close)?.[0] ?? '';
        if (found.length === run.length) break;
        close += found.length;
      }
    }
    if (close < 0 && isOpen && source.length > at + run.length) close = source.length;
    if (close < 0) {
      plain(run);
      return;
    }
    const text = source.slice(at + run.length, close).replaceAll('\n', ' ');
    const isPadded = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
    parts.push({ type: 'code', text: isPadded ? text.slice(1, -1) : text });
    at = close + run.length;
  };

  const readRun = (run: string): void => {
    if (run.startsWith('`')) readCode(run);
    else {
      parts.push(delimiter(source, at, run));
      at += run.length;
    }
  };

  const openBracket = (mark: string): void => {
    brackets.push({
      at: parts.length,
      from: at + mark.length,
      isImage: mark.length > 1,
      isActive: true,
    });
    plain(mark);
  };

  const closeBracket = (): void => {
    const bracket = brackets.pop();
    const isLast = isOpen && isOpenTarget(source.slice(at + 1));
    if (bracket?.isActive && isLast && !MARKER.test(source.slice(bracket.from, at))) {
      // The address of the link has not arrived yet, so only its text is shown.
      parts[bracket.at] = '';
      at = source.length;
      return;
    }
    const target = bracket?.isActive ? matchAt(TARGET, source, at + 1) : null;
    const href = target ? safeHref(plainAddress(target[1] ?? target[2] ?? '')) : undefined;
    // '[search_1](p<0,05)' is a marker followed by a parenthesis.
    const isMarker = target && !href && MARKER.test(source.slice(bracket?.from, at));
    if (!bracket || !target || isMarker) {
      plain(']');
      return;
    }
    const inside = parts.splice(bracket.at).slice(1);
    if (bracket.isImage) {
      const alt = decodeEntities(source.slice(bracket.from, at)).trim();
      parts.push(...toLink(href, [{ type: 'text', text: alt || (href ? linkHost(href) : '') }]));
    } else {
      parts.push(...toLink(href, withoutLinks(resolve(inside, true))));
      for (const outer of brackets) outer.isActive &&= outer.isImage;
    }
    at += 1 + target[0].length;
  };

  /** Reads `<…>`: an address, or a tag, which is shown as written. */
  const readAngle = (): void => {
    const address = matchAt(AUTOLINK, source, at);
    const [whole, text] = address ?? [];
    if (!whole || !text) {
      readTag();
      return;
    }
    const href = decodeEntities(/^[a-z][\w+.-]*:/i.test(text) ? text : `mailto:${text}`);
    parts.push(...toLink(safeHref(href), [{ type: 'text', text }]));
    at += whole.length;
  };
  /** Replaces digits and signs with Unicode characters, so that '10⁹' survives as text. */
  const readScript = (length: number, type: 'sub' | 'sup', inner: string): void => {
    const short = scriptCharacters(inner.replaceAll('-', '−'), type === 'sup');
    if (short) literal(short, length);
    else {
      const children = readInlines(inner);
      parts.push(...(children.some((run) => run.type !== 'citation') ? [{ type, children }] : children));
      at += length;
    }
  };
  const readTag = (): void => {
    const [whole, name, inner = ''] = matchAt(SCRIPT, source, at) ?? [];
    const tag = whole ?? matchAt(TAG, source, at)?.[0];
    if (!tag) plain('<');
    else if (name) readScript(tag.length, /b$/i.test(name) ? 'sub' : 'sup', inner);
    else if (/^<br/i.test(tag)) {
      parts.push({ type: 'break' });
      at += tag.length;
    } else literal(tag);
  };

  const formula = (written: string): void => {
    parts.push({ type: 'formula', source: written });
    at += written.length;
    // A display formula ends its line, so a break after it would leave an empty line.
    if (/^(?:\\\[|\$\$)/.test(written) && source.charAt(at) === '\n') plain('\n');
  };
  const readDollar = (): void => {
    const math = matchAt(FORMULA, source, at)?.[0];
    if (math) formula(math);
    else plain('$');
  };
  const readBackslash = (): void => {
    const math = matchAt(FORMULA, source, at)?.[0];
    const escaped = matchAt(ESCAPE, source, at)?.[1];
    // '\[search_1\]' and '\[1\]' are escaped brackets.
    if (math && !MARKER.test(math.slice(2, -2))) formula(math);
    else if (escaped) literal(escaped, 2);
    else if (source.charAt(at + 1) === '\n') {
      parts.push({ type: 'break' });
      at += 2;
    } else plain('\\');
  };

  const readBare = (): boolean => {
    while ((bare[nextBare]?.index ?? at) < at) nextBare++;
    const found = bare[nextBare];
    if (found?.index !== at) return false;
    const text = withoutTrail(found[0]);
    const isMail = !/^(?:https?:|www\.)/i.test(text);
    const address = isMail ? `mailto:${text}` : text.replace(/^www\./i, 'http://$&');
    const shown = decodeEntities(text);
    parts.push(...toLink(safeHref(decodeEntities(address)), [{ type: 'text', text: shown }]));
    at += text.length;
    return true;
  };

  while (at < source.length) {
    if (readBare()) continue;
    const text = matchAt(PLAIN, source, at)?.[0];
    if (text) {
      plain(text.slice(0, (bare[nextBare]?.index ?? source.length) - at));
      continue;
    }
    const run = matchAt(RUN, source, at)?.[0];
    const char = source.charAt(at);
    if (run) readRun(run);
    else if (char === '\n') readBreak();
    else if (char === '\\') readBackslash();
    else if (char === '[') openBracket('[');
    else if (char === ']') closeBracket();
    else if (char === '!' && source.charAt(at + 1) === '[') openBracket('![');
    else if (char === '<') readAngle();
    else if (char === '$') readDollar();
    else plain(char);
  }
  if (isOpen)
    for (const { at: opened, from } of brackets) if (source.length - from < MAX_OPEN_LINK) parts[opened] = '';
  return resolve(parts, false, isOpen);
}
