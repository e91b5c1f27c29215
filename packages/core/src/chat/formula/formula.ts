/**
 * A part of a formula. On one line, the texts `open`, `bar` and `close` replace its layout: '(140 − idade) / (72 ×
 * Cr)'.
 */
export type FormulaPart =
  | string
  | {
      readonly type: 'fraction';
      readonly open: string;
      readonly over: Formula;
      readonly bar: string;
      readonly under: Formula;
      readonly close: string;
    }
  | {
      readonly type: 'root' | 'superscript' | 'subscript';
      readonly open: string;
      readonly of: Formula;
      readonly close: string;
    };

/** A formula as a reader sees it. A line break separates its lines. */
export type Formula = readonly FormulaPart[];

/** The formula on one line: `\frac{a+b}{c}` becomes '(a + b) / c'. */
export const textOfFormula = (formula: Formula): string =>
  formula
    .map((part) => {
      if (typeof part === 'string') return part;
      const inner =
        part.type === 'fraction'
          ? textOfFormula(part.over) + part.bar + textOfFormula(part.under)
          : textOfFormula(part.of);
      return part.open + inner + part.close;
    })
    .join('');

/** Matches a text with more than one term. */
const COMPOUND = /[\s+=<>×·÷/−]/;

export function fraction(over: Formula, under: Formula): FormulaPart {
  const [isLong, isDeep] = [over, under].map((part) => COMPOUND.test(textOfFormula(part)));
  const bar = isLong || isDeep ? ' / ' : '/';
  return {
    type: 'fraction',
    open: isLong ? '(' : '',
    over,
    bar: `${isLong ? ')' : ''}${bar}${isDeep ? '(' : ''}`,
    under,
    close: isDeep ? ')' : '',
  };
}

/** Removes the spaces that the source has next to brackets and lines. */
export function tidy(parts: readonly FormulaPart[]): Formula {
  const last = parts.length - 1;
  return parts.map((part, index) => {
    if (typeof part !== 'string') return part;
    const text = part
      .replace(/ *(\n) *| +/g, (_, line: string | undefined) => line ?? ' ')
      .replace(/(?<=[([]) | (?=[)\],;])/g, '');
    const begun = index === 0 ? text.trimStart() : text;
    return index === last ? begun.trimEnd() : begun;
  });
}

/** A fraction right after this is a factor or a divisor. */
const ENDS_TERM = /[\p{L}\p{N})\]°%′⁰-₟/÷]\s*$/u;
/** Right after a fraction, this would belong to the divisor alone. */
const BEGINS_TERM = /^\s*[\p{L}\p{N}([√^_⁰-₟]/u;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;

/**
 * Adds brackets where two parts would run together on one line: around a fraction with an implied multiplication ('2
 * (1/2)'), and around a power before a word.
 */
export function isolate(formula: Formula): Formula {
  const textAt = (index: number): string => textOfFormula(formula.slice(index, index + 1));
  return formula.map((part, index) => {
    if (typeof part === 'string') return part;
    const before = index > 0 ? textAt(index - 1) : '';
    const after = textAt(index + 1);
    if (part.type !== 'fraction') {
      const isTight = part.close === '' && BEGINS_WORD.test(after);
      return {
        ...part,
        open: part.open + (isTight ? '(' : ''),
        of: isolate(part.of),
        close: isTight ? ')' : part.close,
      };
    }
    const parts = { ...part, over: isolate(part.over), under: isolate(part.under) };
    const isTight = ENDS_TERM.test(before);
    if (!isTight && !BEGINS_TERM.test(after)) return parts;
    const open = isTight && !/\s$/.test(before) ? ' (' : '(';
    return { ...parts, open: open + parts.open, close: `${parts.close})` };
  });
}
