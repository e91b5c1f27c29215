import { findMarkers } from '@vesalio/core';
import { readCitation } from './llm-citations.ts';

/** A marker that the document itself printed, such as a number in its bibliography. */
const PRINTED = /^[[【]\s*(?:search_)?\d+(?:\s*[,;]\s*(?:search_)?\d+)*\s*[\]】]$/i;

/** Turns a document's own markers into text in parentheses. */
export const withoutMarkers = (text: string): string =>
  text
    .replace(/[[【]([^[\]【】]{1,80})[\]】]/g, (marker, inner) =>
      PRINTED.test(marker) ? `(${inner})` : marker,
    )
    .replace(/search_(?=\d)/gi, 'search ');

/** An id without brackets. */
const BARE = /(?<![\w/.])search[_‑-]\d{1,6}(?!\w)/gi;
/** Brackets with an optional address that the model added, ids in parentheses, or a bare id, behind a few spaces. */
const FOUND = new RegExp(
  '([ \\u00a0]{0,9})(?:[[【［]([^[\\]【】［］\\n]{1,80})[\\]】］](\\((?:https?:|www\\.|doi|#)[^\\s()]{0,300}\\))?' +
    `|\\((search[^()[\\]\\n]{1,80})\\)|(${BARE.source}))`,
  'gi',
);
/** Tokens that belong to the model's prompt or tools, such as an end-of-turn token. */
const TOKEN =
  /<(?:\|\w{1,30}\||｜[^<>｜]{1,30}｜|\/s|\/?answer|(?:end|start)_of_turn)>|\ue200[^\ue200\ue201\n]{0,100}\ue201/g;
/** The end of a text that may still become one of these, including an unfinished word and a few spaces before it. */
const UNFINISHED =
  /[ \u00a0]{0,9}(?:[[【［][^[\]【】［］\n]{0,80}(?:[\]】］](?:\([^\s()]{0,300})?)?|\((?:[\w‑-]{0,14}|search[^()[\]\n]{0,80})|[\w/.‑-]{0,40}|<[\w|｜/▁]{0,32}|\ue200[^\ue201\n]{0,100})$/i;

/** Numbers after such a word are an interval. */
const BEFORE_INTERVAL = /(?:\b(?:IC|CI|AIQ|IIQ|IQR)\b|interval)[^.;\]]{0,12}$/i;
const LONGEST_BEFORE = 24;

/**
 * Passes on a model's text with every marker rewritten as `[search_1, search_2]`. A named passage that does not exist
 * stays, so that the chat shows that it has no source. Holds back text that could become a marker until it is complete.
 */
export function createMarkerFilter(ids: ReadonlySet<string>) {
  let held = '';
  let before = '';

  const marker = (
    found: string,
    space: string,
    listed: string,
    isInterval: boolean,
    address?: string,
  ): string => {
    const citation = readCitation(listed);
    if (!citation) return found.replace(BARE, (id) => marker(id, '', id, false));
    const cited = citation.numbers.map((number) => `search_${number}`);
    const isWhole = cited.every((id) => ids.has(id));
    const isMarker = findMarkers(found).length > 0;
    if (citation.isNamed || (isWhole && isMarker && !isInterval)) return `${space}[${cited.join(', ')}]`;
    // Keep values in brackets, unless the chat would read them as a marker.
    return address || !isMarker ? found : `${space}(${listed})`;
  };
  const pass = (text: string): string => {
    const out = text
      .replace(TOKEN, '')
      .replace(FOUND, (found, space, bracketed, address, enclosed, bare, at: number, all: string) => {
        const words = (before + all.slice(0, at)).slice(-LONGEST_BEFORE);
        const listed = bracketed ?? enclosed ?? bare;
        return marker(found, space, listed, BEFORE_INTERVAL.test(words), address);
      });
    before = (before + out).slice(-LONGEST_BEFORE);
    return out;
  };
  return {
    push(text: string): string {
      held += text;
      const end = UNFINISHED.exec(held)?.index ?? held.length;
      const ready = held.slice(0, end);
      held = held.slice(end);
      return pass(ready);
    },
    end(): string {
      const rest = held;
      held = '';
      return pass(rest);
    },
  };
}
