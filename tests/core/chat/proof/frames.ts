import { checkCitations } from '@vesalio/core';
import { passageOf } from './passages.ts';

const contracted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { a: 'à', o: 'ao', as: 'às', os: 'aos' },
  de: { a: 'da', o: 'do', as: 'das', os: 'dos' },
};

/**
 * Writes a sentence about two arms and an outcome, each with its article. `{A}` with its article, `{a}` without, `{de+A}` contracted; of `[foi|foram]`, the form that agrees with
 * the outcome.
 */
export function fill(frame: string, names: Readonly<Record<'A' | 'B' | 'O', string>>): string {
  const text = frame
    .replace(/\{(?:(a|de)\+)?([ABO])\}/gi, (_, word: string | undefined, key: string) => {
      const name = names[key.toUpperCase() as 'A' | 'B' | 'O'];
      const [article = '', ...rest] = name.split(' ');
      const bare = rest.join(' ');
      if (key !== key.toUpperCase()) return bare;
      return word ? `${contracted[word]?.[article]} ${bare}` : name;
    })
    .replace(/\[([^|\]]+)\|([^|\]]+)\]/g, (_, one: string, many: string) =>
      /^[ao]s /.test(names.O) ? many : one,
    );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a sentence that cites this passage, or that of the corpus with this key, is called `diverge`. */
export function diverges(sentence: string, passage: string | { text: string }): boolean {
  const source =
    typeof passage === 'string' ? passageOf(passage) : { title: 'Estudo ilustrativo', ...passage };
  const reference = { id: 'search_1', ...source };
  const { sentences } = checkCitations({ text: `${sentence} [search_1]`, references: [reference] });
  return sentences[0]?.verdict === 'diverge';
}
