/** Replacements for letters and punctuation that look alike. */
const ALIKE: Readonly<Record<string, string>> = { µ: 'u', μ: 'u', '−': '-', '’': "'", '₂': '2' };

/** A cache, because a text repeats the same accented letters. */
const folded = new Map<string, string>();
const foldCharacter = (char: string): string => {
  let known = folded.get(char);
  if (known === undefined) {
    known = foldNew(char);
    if (folded.size < 500) folded.set(char, known);
  }
  return known;
};

const foldNew = (char: string): string => {
  if (char.trim() === '') return ' ';
  if (char >= '‐' && char <= '―') return '-';
  const base = ALIKE[char] ?? char.normalize('NFD').charAt(0);
  return base || char;
};

/** The text in lower case without accents, with plain spaces and dashes. Every character keeps its offset. */
export function fold(text: string): string {
  const plain = text.replace(/[^ -~]/g, foldCharacter);
  const lower = plain.toLowerCase();
  return lower.length === text.length ? lower : plain;
}

/** The text with accents joined to their letters, and the offset of each character in the source. */
export function compose(text: string): { text: string; offsets?: readonly number[] } {
  if (!/[\u0300-\uffff]/.test(text) || !/\p{M}/u.test(text)) return { text };
  const offsets: number[] = [];
  let composed = '';
  for (const { 0: cluster, index } of text.matchAll(/\P{M}?\p{M}*/gu)) {
    const joined = cluster.normalize('NFC');
    for (let at = 0; at < joined.length; at++) offsets.push(index + Math.min(at, cluster.length - 1));
    composed += joined;
  }
  return { text: composed, offsets: [...offsets, text.length] };
}

/**
 * The spelling of a folded word that Portuguese and English share, apart from the ending: 'espironolactona',
 * 'spironolactone'.
 */
export const spellAlike = (word: string): string =>
  word
    .replace(/ais$/, 'al')
    .replace(/s$/, '')
    .replace(/dade$/, 'ty')
    .replace(/ium$/, 'io')
    .replace(/(?:ao|oe)$/, 'ion')
    .replace(/ph/g, 'f')
    .replace(/[ao]e/g, 'e')
    .replace(/\Bh/g, '')
    .replace(/y/g, 'i')
    .replace(/ei/g, 'e')
    .replace(/w/g, 'v')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/ct/g, 't')
    .replace(/(?<!pa)ti(?=o|a$)/g, 'ci')
    .replace(/mn/g, 'n')
    .replace(/m(?=[cf])/g, 'n')
    .replace(/stm/g, 'sm')
    .replace(/\B(.)\1+/g, '$1')
    .replace(/^es(?=[cpt])/, 's')
    .replace(/^d[ei]s/, 'de')
    .replace(/dj/g, 'j')
    .replace(/^anl/, 'aml')
    .replace(/^oxit/, 'ocit')
    .replace(/^precl/, 'ecl');
