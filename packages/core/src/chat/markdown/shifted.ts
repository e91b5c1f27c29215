const PLAIN = [...'0123456789+−=()n'];
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'];
const LOWERED = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ'];

/** A text in raised or lowered characters; undefined if one of its characters has no such form. */
export function shifted(text: string, isRaised: boolean): string | undefined {
  const forms = isRaised ? RAISED : LOWERED;
  const chars = [...text].map((char) => forms[PLAIN.indexOf(char)]);
  return chars.includes(undefined) ? undefined : chars.join('');
}
