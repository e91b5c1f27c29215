import type { Told } from '../comparison/findings.ts';
import { sizeOf } from '../comparison/number-kinds.ts';
import type { Content } from '../reading/content.ts';
import { amountOf, type Figure, type Item } from '../reading/item.ts';
import { isFromTo, overlap, wordsOf } from '../reading/text.ts';

/** Rounding of a computed figure, as a share of its last digit. */
const ROUNDED = 0.6;

/**
 * Whether a change follows from a figure of the passage: 'redução de 20 %' from HR 0.80, from 16 % vs 20 %, or as their
 * difference. `undefined` if the figure implies no such change.
 */
function follows(claim: Item, source: Item): boolean | undefined {
  const [value, base, wanted] = [amountOf(source), source.pair && amountOf(source.pair), amountOf(claim)];
  const rounding = claim.figures[0]?.step ?? 0;
  const about = claim.compare === '~' ? 0.05 * Math.abs(wanted) : 0;
  const isNear = (share: number, step = rounding): boolean =>
    Math.abs(100 * Math.abs(1 - share) - Math.abs(wanted)) <= Math.max(about, ROUNDED * step) + 0.01;
  // '9,848 infants' is not a ratio.
  if (source.kind === 'ratio' && !source.upper && (source.key || value < 5))
    return claim.key === '%' ? isNear(value, Math.max(1, rounding)) : undefined;
  if (source.kind !== 'measure' || source.isChange || !base) return undefined;
  const step = Math.max(...[claim, source].map(({ figures }) => figures[0]?.step ?? 0));
  if (source.key !== claim.key || source.factor !== claim.factor) return undefined;
  const isRelative =
    claim.key === '%' &&
    Math.abs(wanted) > 5 &&
    (source.pair?.from ?? 0) > source.from &&
    isNear(value / base);
  return isRelative || Math.abs(Math.abs(value - base) - Math.abs(wanted)) < step * 0.6;
}

/** 'Efeito mais expressivo que os 14 %' against HR 0.86. */
export const isOfRatio = (claim: Item, among: readonly Told[]): boolean =>
  claim.key === '%' &&
  amountOf(claim) > 5 &&
  claim.figures.every(({ step }) => step >= 1) &&
  among.some(({ span }) => span.kind === 'ratio' && follows(claim, span));

/** Words before or after the difference between two values. */
const MORE =
  /^[p~]?m|^a mais\b|^a menos\b|^(?:~?[wp])?(?:antes|acima|abaixo|depois|longer|shorter|earlier|later|sooner|apart)/;

/** 'Prolongou a sobrevida em 6,5 meses' against '21.4 months … 14.9 months': a difference between two values. */
export function isDifference(sentence: Content, claim: Item, among: readonly Told[]): boolean {
  const { tokens, shape } = sentence;
  if (claim.upper || !/^(?:measure|number)$/.test(claim.kind) || /^#|\/.*\//.test(claim.key)) return false;
  // 'de 5,7 % para 2,9 %'
  const before = sentence.numbers.findLast(({ from, key }) => from < claim.from && key === claim.key);
  if (before && isFromTo(sentence, before, claim)) return false;
  // The bounds of a range differ as well: '7.3 to 8.3 g/dL'. The limit keeps the comparison of all pairs short.
  const ends = among
    .filter(
      ({ span }) =>
        (span.key === claim.key || (claim.key === '%' && span.key === '%/t')) && span.kind !== 'level',
    )
    .slice(0, 999)
    .flatMap(({ span, source }) =>
      [span.figures, span.upper ?? []].flatMap((end) =>
        end.length > 0 ? { span, source, value: end.at(-1)?.value ?? 0 } : [],
      ),
    );
  if (ends.length < 2) return false;
  const words = wordsOf(tokens, claim.to, claim.to + 3);
  const isSaid =
    claim.isChange ||
    claim.pair?.isChange ||
    MORE.test(words) ||
    /\b(?:ganhos?|diferencas?|vantage\w*|(?:queda|reducao|aumento|elevacao) medi[ao]|mean (?:fall|drop|reduction|increase)|liquid[oa]s?|gain|difference|net)\b/.test(
      wordsOf(tokens, 0, claim.to),
    ) ||
    /\b(?:poup|economiz|sav|spar|evit|avert)/.test(wordsOf(tokens, claim.from - 6, claim.from)) ||
    /[dm]/.test(shape.slice(Math.max(0, claim.from - 9), claim.from));
  const wanted = Math.abs(amountOf(claim));
  const isGap = (a: Item, one: number, other: number): boolean => {
    const scale = a.key === claim.key ? a.factor / claim.factor : 1;
    const [mine = 0, its = 0] = [claim.figures[0]?.step, (a.figures[0]?.step ?? 0) * scale];
    const step = Math.max(mine, its);
    // A difference has no more decimals than its values.
    if (mine < its * 0.99) return false;
    // 'três meses' for 208 and 112 days.
    const gap = Math.abs(one - other) * scale;
    const rounding = claim.compare === '~' ? Math.max(0.6 * step, 0.03 * wanted) : 0.6 * step;
    return Math.abs(gap - wanted) < rounding;
  };
  if (!isSaid && !(claim.key === 't' && claim.compare === '~')) return false;
  return ends.some((a) =>
    ends.some(
      (b) =>
        // Without a word for a difference, only its larger unit shows it: 'três meses' for 208 and 112 days.
        (isSaid || a.span.factor < claim.factor) &&
        a.source === b.source &&
        a.span.factor === b.span.factor &&
        (a.span.clause === b.span.clause ||
          [...claim.about].some((stem) => a.span.about.has(stem) && b.span.about.has(stem))) &&
        isGap(a.span, a.value, b.value),
    ),
  );
}

/**
 * Both bounds of an interval, stated one by one or as changes: 'de 0,65 até 1,00', 'redução de 7 % a 39 %' for
 * 0.61–0.93.
 */
export function isBound(claim: Item, claims: readonly Item[], among: readonly Told[]): boolean {
  // 'limite inferior de 0,89' names the bound.
  if (claim.limit !== 0) return false;
  const isAt = (end: readonly Figure[], isShare: boolean): ((one: Item) => boolean) => {
    const bound = end.at(-1)?.value ?? 1e9;
    const wanted = Math.abs(isShare ? Math.round(100 * (1 - bound)) : bound);
    return ({ figures, upper }) =>
      [...figures, ...((isShare && upper) || [])].some(
        ({ value }) => Math.abs(Math.abs(value) - wanted) < 1e-6,
      );
  };
  return among.some(
    ({ span: { figures, upper, kind } }) =>
      upper &&
      /^(?:interval|number)$/.test(kind) &&
      [false, true].some((isShare) => {
        const [isLow, isHigh] = [isAt(figures, isShare), isAt(upper, isShare)];
        if (!isLow(claim) && !isHigh(claim)) return false;
        const [low, high] = [claims.findIndex(isLow), claims.findIndex(isHigh)];
        // '0,93 a 0,75' swaps the bounds of '0.75 to 0.93'.
        return (
          [claims[low], claims[high]].includes(claim) &&
          low >= 0 &&
          (isShare ? high >= 0 : !claim.upper && high > low)
        );
      }),
  );
}

/** A patient's value differs from a threshold by at most this factor. */
const CASE_REACH = 3;

/** A patient's value that a rule of the passage covers: '35 mL/min' for '26–50 mL/min', '20' for '< 30'. */
export const isWithin = (claim: Item, among: readonly Told[]): boolean =>
  claim.kind === 'measure' &&
  claim.compare === '' &&
  !claim.upper &&
  !claim.isChange &&
  among.some(({ span }) => {
    const factor = span.factor / claim.factor;
    const [value, low, high] = [
      amountOf(claim),
      amountOf(span) * factor,
      (span.upper?.at(-1)?.value ?? 0) * factor,
    ];
    if (span.key !== claim.key) return false;
    if (span.upper) return value > low && value < high;
    return /[<[]/.test(span.compare)
      ? value < low && value > low / CASE_REACH
      : /[>\]]/.test(span.compare) && value > low && value < low * CASE_REACH;
  });

/** 'mg' for 'mg/dia'. */
const untimed = ({ key }: Item): string => (key.endsWith('/t') ? key.slice(0, -2) : key);

/** 'Dose total de 1,5 mg' for 1 mg and 0.5 mg, 'dose diária total de 300 mg' for 150 mg twice daily. */
export const isTotal = ({ tokens }: Content, claim: Item, among: readonly Told[]): boolean => {
  const isSaid = /\b(?:tota|soma|reun|junt)/.test(wordsOf(tokens, claim.from - 12, claim.to + 4));
  if (!isSaid && claim.key !== 't') return false;
  const like = among.filter(({ span }) => untimed(span) === untimed(claim));
  const isAmount = (sum: number): boolean =>
    Math.abs(sum - sizeOf(claim)) <= (claim.compare === '~' ? 0.01 : 1e-6) * sum;
  return like.some(({ span: a, source }) =>
    like.some(
      ({ span: b }) =>
        isAmount(sizeOf(a) + sizeOf(b)) &&
        // '2 meses de RHZE e 4 meses de RH'
        (isSaid || (claim.key === 't' && /^[^.;:()]{1,6}&$/.test(source.shape.slice(a.to, b.from)))),
    ),
  );
};

/**
 * '1.800 mg' from 60 mg/kg for a child of 30 kg, '56 g' from 8 g/L for 7 L, whole or in up to four parts. Both the
 * product and its factor are accepted.
 */
export function isProduct(claim: Item, claims: readonly Item[], among: readonly Told[]): boolean {
  const rates = among.filter(({ span }) => span.key.includes('/'));
  const isOf = (whole: Item, part: Item): boolean => {
    const key = `${untimed(whole)}/${part.key}`;
    return rates.some(
      ({ span }) =>
        untimed(span) === key &&
        [...span.figures, ...(span.upper ?? [])].some(({ value: rate }) =>
          whole.figures.some(({ value }) =>
            [1, 2, 3, 4].some(
              (parts) =>
                Math.abs(
                  (rate * span.factor * amountOf(part) * part.factor) / parts / (value * whole.factor) - 1,
                ) < 0.02,
            ),
          ),
        ),
    );
  };
  return rates.length > 0 && claims.some((one) => isOf(claim, one) || isOf(one, claim));
}

/** Whether the sentence writes out a calculation: '2 × 80 × 30 = 4.800 mL'. */
export const isTerm = ({ shape }: Content): boolean => /[0u]=/.test(shape);

/** The figures that a change can follow from: those that agree with it or, if none do, those that contradict it. */
export function deriveFrom(claim: Item, among: readonly Told[]): { isRight: boolean; from: Told[] } {
  if (!claim.isChange || claim.pair) return { isRight: false, from: [] };
  // 'aumentou 38 %' against '38 m' of the same, although 84 % is 38 % more than 61 % of something else
  const isOtherUnit = among.some(
    ({ span }) =>
      span.kind === 'measure' &&
      span.key !== claim.key &&
      amountOf(span) === amountOf(claim) &&
      overlap(span.about, claim.about) > 1,
  );
  const right = among.filter(
    ({ span }) => follows(claim, span) && (!isOtherUnit || overlap(span.about, claim.about) > 1),
  );
  return right.length > 0
    ? { isRight: true, from: right }
    : { isRight: false, from: among.filter(({ span }) => follows(claim, span) === false) };
}

/** 'Recuou 60 %, de 225 para 90': the change between two values of the sentence, one of which is in the passage. */
export function isOwnChange(sentence: Content, claim: Item, matches: ReadonlyMap<Item, Told>): boolean {
  if (claim.key !== '%' || claim.upper) return false;
  const step = ROUNDED * (claim.figures[0]?.step ?? 1);
  const values = sentence.numbers.filter((one) => one !== claim && one.clause === claim.clause && !one.upper);
  return values.some((from, at) => {
    const to = values[at + 1];
    if (!to || !(matches.has(from) || matches.has(to)) || !isFromTo(sentence, from, to)) return false;
    const change = 100 * (1 - amountOf(to) / amountOf(from));
    return Math.abs(Math.abs(change) - Math.abs(amountOf(claim))) <= step;
  });
}

/** '41 dias de terapia' against '41 por 1.000 pacientes-dia' */
export const isRateThere = (claim: Item, among: readonly Told[]): boolean =>
  claim.key === 't' &&
  !claim.upper &&
  among.some(
    ({ span }) => span.key === '%' && span.factor !== 1 && !span.upper && amountOf(span) === amountOf(claim),
  );
