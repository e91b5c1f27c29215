const LONGEST_MARKER = 80;
const MARKER = /^[[【]\s*(?:search_)?\d+(?:\s*[,;]\s*(?:search_)?\d+)*\s*[\]】]$/i;

/** A document's own markers, such as the numbers of its bibliography, as text in parentheses. */
export const withoutMarkers = (text: string): string =>
  text
    .replace(/[[【]([^[\]【】]{1,80})[\]】]/g, (marker, inner) =>
      MARKER.test(marker) ? `(${inner})` : marker,
    )
    .replace(/search_(?=\d)/gi, 'search ');

/**
 * Passes a model's text on without markers of references that do not exist. Text that could become a marker is held
 * back until it is complete.
 */
export function createMarkerFilter(ids: ReadonlySet<string>) {
  let held = '';
  const checked = (text: string): string => {
    if (!MARKER.test(text)) return text;
    const kept = (text.match(/\d+/g) ?? []).map((number) => `search_${number}`).filter((id) => ids.has(id));
    return kept.length > 0 ? `[${kept.join(', ')}]` : '';
  };
  return {
    push(text: string): string {
      let out = '';
      for (const character of text) {
        if (held === '') {
          if (character === '[' || character === '【') held = character;
          else out += character;
          continue;
        }
        held += character;
        if (character === ']' || character === '】') {
          out += checked(held);
          held = '';
        } else if (held.length > LONGEST_MARKER || character === '\n') {
          out += held;
          held = '';
        }
      }
      return out;
    },
    end(): string {
      const rest = held;
      held = '';
      return rest;
    },
  };
}
