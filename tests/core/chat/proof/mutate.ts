/** Words for a direction or comparison, each with its opposite. */
const TURNS: readonly (readonly [string, string])[] = [
  ['reduziu', 'aumentou'],
  ['reduziram', 'aumentaram'],
  ['diminuiu', 'aumentou'],
  ['diminuíram', 'aumentaram'],
  ['elevou', 'reduziu'],
  ['caiu', 'subiu'],
  ['subiu', 'caiu'],
  ['redução', 'aumento'],
  ['melhorou', 'piorou'],
  ['menor', 'maior'],
  ['maior', 'menor'],
  ['mais baixa', 'mais alta'],
  ['mais alta', 'mais baixa'],
  ['menos frequente', 'mais frequente'],
  ['mais frequente', 'menos frequente'],
  ['mais comum', 'menos comum'],
  ['mais comuns', 'menos comuns'],
  ['superior', 'inferior'],
  ['reduced', 'increased'],
  ['lowered', 'raised'],
  ['lower', 'higher'],
  ['higher', 'lower'],
];

/** Skips numbers in names, such as 'covid-19'. */
const NUMBER = /(?<![\w[_.,·]|[a-z]-)\d+(?:[.,·]\d+)*(?![\w\]]|[.,·]\d)/gi;
const digitsOf = (written: string): string => written.replace(/\D/g, '').replace(/^0+|0+$/g, '');

/** Makes one text per number by changing its last digit, so that the new number is not in the passages. */
export function changeDigits(text: string, passages: readonly string[]): string[] {
  const known = new Set(
    [...passages, text].flatMap((one) => (one.match(/\d+(?:[.,·  ]\d+)*/g) ?? []).map(digitsOf)),
  );
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const behind = text.slice(index + written.length, index + written.length + 2);
    const isLevel = /(?:IC|CI)\s*$/.test(text.slice(0, index)) || /^\s?% (?:CI|IC)/.test(behind);
    if (isLevel) return [];
    for (let more = 3; more < 9; more++) {
      const changed = written.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + more) % 10));
      if (/^0+$/.test(changed) || known.has(digitsOf(changed))) continue;
      return [text.slice(0, index) + changed + text.slice(index + written.length)];
    }
    return [];
  });
}

/**
 * Makes one text per direction word by reversing the word. Skips a negated word: if nothing was reduced, 'não aumentou'
 * is also true.
 */
export const turnDirections = (text: string): string[] =>
  TURNS.flatMap(([word, turned]) => {
    const match = new RegExp(`(?<!\\p{L}|não |not )${word}(?!\\p{L})`, 'u').exec(text);
    return match ? [text.slice(0, match.index) + turned + text.slice(match.index + word.length)] : [];
  });
