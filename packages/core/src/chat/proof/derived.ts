import type { Told } from './findings.ts';
import type { Content } from './reading/content.ts';
import { amountOf, type Item } from './reading/item.ts';
import { wordsOf } from './reading/text.ts';

/** Rounding of a figure that was computed, as a share of its last digit. */
const ROUNDED = 0.6;

/**
 * Whether a change follows from a figure of the passage: 'redução de 20 %' from HR 0.80, from 16 % vs 20 %, or as their
 * difference. `undefined` where the figure allows no such change.
 */
function follows(claim: Item, source: Item): boolean | undefined {
  const [value, base, wanted] = [amountOf(source), source.pair && amountOf(source.pair), amountOf(claim)];
  const rounding = claim.figures[0]?.step ?? 0;
  const about = claim.compare === '~' ? 0.05 * Math.abs(wanted) : 0;
  const isNear = (share: number, step = rounding): boolean =>
    Math.abs(100 * Math.abs(1 - share) - Math.abs(wanted)) <= Math.max(about, ROUNDED * step) + 0.01;
  if (source.kind === 'ratio' && !source.upper)
    return claim.key === '%' ? isNear(value, Math.max(1, rounding)) : undefined;
  if (source.kind !== 'measure' || source.isChange || !base || value === base) return undefined;
  if (claim.key === '%' && /^[%#]/.test(source.key) && (isNear(value / base) || isNear(base / value)))
    return true;
  const isSameUnit = source.key === claim.key && source.factor === claim.factor;
  const step = Math.max(...[claim, source].map(({ figures }) => figures[0]?.step ?? 0));
  if (!isSameUnit) return undefined;
  return Math.abs(Math.abs(value - base) - Math.abs(wanted)) < step * 0.6;
}

/** 'Efeito mais expressivo que os 14 %' of HR 0.86. */
export const isOfRatio = (claim: Item, among: readonly Told[]): boolean =>
  claim.key === '%' &&
  amountOf(claim) > 5 &&
  claim.figures.every(({ step }) => step >= 1) &&
  among.some(({ span }) => span.kind === 'ratio' && follows(claim, span));

/** '300 mg/kg em 21 horas' of doses that a passage lists one by one. */
export function isSum(claim: Item, among: readonly Told[]): boolean {
  const totals = new Map<string, number>();
  for (const { span, source } of among) {
    if (span.key !== claim.key || span.factor !== claim.factor || span.upper) continue;
    // A sum is more than any of its parts.
    if (amountOf(span) >= amountOf(claim)) continue;
    const clause = `${source.id} ${span.clause}`;
    totals.set(clause, (totals.get(clause) ?? 0) + amountOf(span));
  }
  return (
    !claim.compare && [...totals.values()].some((total) => Math.abs(total - amountOf(claim)) < 1e-6 * total)
  );
}

/** What a difference between two values is told with, behind it or before it. */
const MORE = /^[p~]?m|^(?:~?[wp])?(?:antes|acima|abaixo|depois|longer|shorter|earlier|later|sooner|apart)/;

/** 'Prolongou a sobrevida em 6,5 meses' of '21.4 months … 14.9 months': the difference of two values of one clause. */
export function isDifference(
  { tokens, shape }: Content,
  claim: Item,
  among: readonly Told[],
  taken: ReadonlySet<Item>,
): boolean {
  if (claim.upper || !/^(?:measure|number)$/.test(claim.kind) || /^#|\/.*\//.test(claim.key)) return false;
  const words = wordsOf(tokens, claim.to, claim.to + 3);
  const isSaid =
    claim.isChange ||
    /^(?:ponto|point)/.test(tokens[claim.to - 1]?.word ?? '') ||
    MORE.test(words) ||
    /^[p~]?m/.test(shape.slice(claim.to)) ||
    (/^(?:em|by|de|of|foi|was)$/.test(tokens[claim.from - 1]?.word ?? '') &&
      /[dm]/.test(shape.slice(Math.max(0, claim.from - 9), claim.from)));
  const wanted = Math.abs(amountOf(claim));
  const isGap = (a: Item, one: number, other: number): boolean => {
    const step = Math.max(
      ...(a.factor === claim.factor ? [claim, a] : [claim]).map(({ figures }) => figures[0]?.step ?? 0),
    );
    // A difference has no more decimals than its values.
    if (claim.key !== 't' && (claim.figures[0]?.step ?? 0) < (a.figures[0]?.step ?? 0) * 0.99) return false;
    // 'três meses' of 208 and 112 days.
    const gap = claim.key === 't' ? (Math.abs(one - other) * a.factor) / claim.factor : Math.abs(one - other);
    return (
      gap > 0 && Math.abs(gap - wanted) < Math.max(claim.compare === '~' ? 0.06 * wanted : 0, 0.6 * step)
    );
  };
  // 'mL/min' of a slope 'per year'.
  const like = among.filter(
    ({ span }) =>
      (span.key === claim.key && (span.factor === claim.factor || claim.key === 't')) ||
      (/bsa/.test(claim.key) && span.key === `${claim.key}/t`),
  );
  return like.some(
    ({ span: a, source }) =>
      (isSaid && a.upper && claim.isChange && isGap(a, a.upper[0]?.value ?? 0, amountOf(a))) ||
      like.some(({ span: b, source: other }) => {
        const reach = b.clause - a.clause;
        if (
          a.upper ||
          b.upper ||
          a.isChange !== b.isChange ||
          a.factor !== b.factor ||
          a.from >= b.from ||
          other !== source ||
          reach > 2
        )
          return false;
        const common = [...claim.about].some((stem) => a.about.has(stem) && b.about.has(stem));
        // Where the sentence has one of the two values itself, its other figure is no difference unless it says so.
        const isApart =
          (isSaid && (claim.key !== '' || claim.isChange)) ||
          (/^t$|bsa/.test(claim.key) && reach === 0 && !taken.has(a) && !taken.has(b));
        const isNear = a.pair === b || common || (isSaid && reach === 0 && claim.isChange);
        return isApart && isNear && isGap(a, amountOf(a), amountOf(b));
      }),
  );
}

/** Words for those that a share leaves out. */
const LEFT_OUT = /\b(?:escap|perde|falsos?|false|restante|demais|outros|remaining|others|miss)/;

/** 'Deixa escapar 12 %' of a sensitivity of 88 %. */
export const isRest = ({ tokens }: Content, claim: Item, among: readonly Told[]): boolean =>
  claim.key === '%' &&
  !claim.upper &&
  !claim.compare.replace('~', '') &&
  LEFT_OUT.test(wordsOf(tokens, claim.from - 12, claim.to + 6)) &&
  among.some(
    ({ span }) =>
      span.kind === 'measure' &&
      span.key === '%' &&
      !span.upper &&
      !span.isChange &&
      Math.abs(100 - amountOf(span) - amountOf(claim)) < 0.6 * (claim.figures[0]?.step || 1),
  );

/** 'Menos da metade', 'reduziu em mais da metade' of 9.2 % and 21.4 %. */
export const isPartOf = (claim: Item, among: readonly Told[]): boolean =>
  among.some(({ span: { pair, key, kind, from, ...span } }) => {
    if (!pair || pair.from < from || kind !== 'measure' || key !== pair.key) return false;
    const values = [amountOf(span as Item), amountOf(pair)];
    const share = (100 * Math.min(...values)) / Math.max(...values);
    return [100 - share, ...(claim.isChange ? [] : [share])].some((one) =>
      claim.compare === '(' ? one < amountOf(claim) : one > amountOf(claim),
    );
  });

/** 'Redução de 24 % (IC 95 % 18–30 %)' of a ratio of 0.76 (0.70–0.82). */
export const isTurnedInterval = ({ figures, upper }: Item, among: readonly Told[]): boolean =>
  among.some(
    ({ span }) =>
      upper !== undefined &&
      span.kind === 'interval' &&
      [
        [figures, span.upper],
        [upper, span.figures],
      ].every(
        ([share, bound]) => Math.abs(100 * (1 - (bound?.[0]?.value ?? 0)) - (share?.[0]?.value ?? 0)) < 0.6,
      ),
  );

/** '1.800 mg' of 60 mg/kg for a child of 30 kg, whole or in up to four parts. */
export function isByWeight(claim: Item, claims: readonly Item[], among: readonly Told[]): boolean {
  const isWeight = ({ key, factor, upper }: Item): boolean => key === 'g' && factor >= 1e3 && !upper;
  if (isWeight(claim))
    return claims.some((one) => one !== claim && !isWeight(one) && isByWeight(one, [claim], among));
  const dose = claim.key.replace(/\/t$/, '');
  return claims.filter(isWeight).some((weight) =>
    among.some(
      ({ span }) =>
        span.key.replace(/\/t$/, '') === `${dose}/g` &&
        [span.figures, span.upper ?? []].some((figures) => {
          const whole = (figures.at(-1)?.value ?? 0) * span.factor * amountOf(weight) * weight.factor;
          return claim.figures.some(({ value }) =>
            [1, 2, 3, 4].some((part) => Math.abs(whole / part / (value * claim.factor) - 1) < 0.02),
          );
        }),
    ),
  );
}

/** The figures that a change can follow from: those that it does follow from, or those that contradict it. */
export function deriveFrom(claim: Item, among: readonly Told[]): { isRight: boolean; from: Told[] } {
  const told = claim.isChange && claim.kind === 'measure' && !claim.pair ? among : [];
  const right = told.filter(({ span }) => follows(claim, span));
  return right.length > 0
    ? { isRight: true, from: right }
    : { isRight: false, from: told.filter(({ span }) => follows(claim, span) === false) };
}
