const PLAIN = [...'0123456789+−=()n'];
const SUPERSCRIPT = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'];
const SUBSCRIPT = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ'];

/** A text in superscript or subscript characters; undefined if one of its characters has no such form. */
export function scriptCharacters(text: string, isSuperscript: boolean): string | undefined {
  const forms = isSuperscript ? SUPERSCRIPT : SUBSCRIPT;
  const chars = [...text].map((char) => forms[PLAIN.indexOf(char)]);
  return chars.includes(undefined) ? undefined : chars.join('');
}
