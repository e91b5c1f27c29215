import { decodeEntities } from './entities.ts';
import type { Inline } from './nodes.ts';
import { linkHost } from './safe-href.ts';

/** `(address "title")`; the address may contain two levels of parentheses, or be enclosed in `<>`. */
export const TARGET =
  /\(\s{0,20}(?:<((?:\\.|[^\n<>\\])*)>|(?!<)((?:\\\S|\((?:\\\S|\((?:\\\S|[^\s()\\])*\)|[^\s()\\])*\)|[^\s()\\]){0,2048}))(?:\s{1,20}(?:"(?:\\.|[^"\\]){0,1000}"|'(?:\\.|[^'\\]){0,1000}'|\((?:\\.|[^()\\]){0,1000}\)))?\s{0,20}\)/sy;
/** Matches what every bare address contains. Most texts contain none. */
export const MAY_BE_BARE = /@|:\/\/|www\./i;
/** Matches bare addresses in a text. A marker or code right after an address does not belong to it. */
export const BARE =
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[\p{L}\p{N}][^\s<[\]【】`]{0,2048}|(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]*[a-z\d])+(?![\w-])/giu;

/** A link, or only its text if the address is not allowed. */
export function toLink(href: string | undefined, children: readonly Inline[]): readonly Inline[] {
  return href ? [{ type: 'link', href, host: linkHost(href), children }] : children;
}

/** Replaces links by their text, because links cannot nest. */
export function withoutLinks(nodes: readonly Inline[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'link') return withoutLinks(node.children);
    return 'children' in node ? [{ ...node, children: withoutLinks(node.children) }] : [node];
  });
}

/** An address with its escapes and entities decoded. */
export const plainAddress = (text: string): string =>
  decodeEntities(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'));

/** Removes the trailing punctuation of the sentence, and closing parentheses that were opened before the address. */
export function withoutTrail(address: string): string {
  let surplus = address.split(')').length - address.split('(').length;
  for (let end = address.length; ; end--) {
    const text = address.slice(0, end);
    if (text.endsWith(')') && surplus > 0) surplus--;
    else if (text.endsWith(';')) end -= (/&[a-z\d]{2,8};$/i.exec(text.slice(-10))?.[0].length ?? 1) - 1;
    else if (!/[?!.,:*_~'"]$/.test(text.slice(-1))) return text;
  }
}
