import type { ClaimKind, Span, Verdict } from './citation-check.ts';
import {
  affinity,
  isAlike,
  isDerived,
  isFound,
  isRival,
  isSameKind,
  isSameRange,
  isSameValue,
} from './compare.ts';
import type { Content, Source } from './content.ts';
import { type Finding, holds, type Told } from './findings.ts';
import { amountOf, type Item } from './item.ts';
import { isWelcome } from './statements.ts';
import { overlap } from './text.ts';

const KINDS: Readonly<Record<string, ClaimKind>> = {
  '%': 'percentage',
  '%/t': 'rate',
  t: 'duration',
  age: 'age',
  'x/t': 'frequency',
  level: 'confidence-level',
  p: 'p-value',
  year: 'date',
  class: 'population',
};

function kindOf({ kind, key }: Item): ClaimKind {
  if (kind !== 'measure') return KINDS[kind] ?? (kind as ClaimKind);
  return (
    KINDS[key] ?? (key.startsWith('#') ? 'count' : /^(?:g|l|iu|mol|eq)(?!\/l)/.test(key) ? 'dose' : 'measure')
  );
}

/** Numbers that say something by themselves; years, bare numbers and kinds only where the passage answers them. */
export const isClaim = ({ kind }: Item): boolean => !/^(?:year|number|level|class)$/.test(kind);

const sizeOf = (item: Item): number => amountOf(item) * item.factor;

/** What a wrong marker can be known by: not 'em 28 dias', which any passage may say. */
const isTelling = (item: Item): boolean =>
  /^(?:ratio|interval|nnt)$/.test(item.kind) ||
  (item.kind === 'measure' &&
    !/^(?:age|x)/.test(item.key) &&
    (item.key !== 't' || item.figures.some(({ step }) => step < 1)) &&
    (!item.key.startsWith('#') || item.figures.some(({ value }) => value >= 100)));

/** The one that scores best, the first of equals. */
function best<T extends Span>(list: readonly Told<T>[], score: (span: T) => number): Told<T> | undefined {
  let found: Told<T> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const own = score(one.span);
    if (own > most) [found, most] = [one, own];
  }
  return found;
}

const numbersOf = (sources: readonly Source[]): Told[] =>
  sources.flatMap((source) => source.numbers.map((span) => ({ span, source })));
const lookUp = (claim: Item, among: readonly Told[]): Told | undefined =>
  best(
    among.filter(({ span }) => isFound(claim, span)),
    (span) => affinity(claim, span),
  );

/** Looks for each number of a sentence in the passages that it cites, then for what stands there instead. */
export function checkNumbers(
  { numbers }: Content,
  cited: readonly Source[],
  others: readonly Source[],
): Finding[] {
  const among = numbersOf(cited);
  const matches = new Map<Item, Told>();
  const taken = new Set<Item>();
  for (const claim of numbers) {
    const found = besides(claim, among, matches).filter(({ span }) => isFound(claim, span));
    const match = best(found, (span) => affinity(claim, span));
    if (!match || isOtherBound(claim, match.span, among)) continue;
    matches.set(claim, match);
    // The same value may stand there twice; '58 %' is not taken by 'mais da metade'.
    for (const { span } of found) if (span.upper || sizeOf(span) === sizeOf(match.span)) taken.add(span);
  }
  return numbers.flatMap((claim): Finding[] => {
    const finding = (verdict: Verdict, told?: Told): Finding[] => [
      { kind: kindOf(claim), verdict, claim, source: told?.source, told: told?.span },
    ];
    const match = matches.get(claim) ?? bothBounds(claim, among);
    if (match) {
      const own = ownValue(claim, match, among, matches);
      return finding(own ? 'diverge' : 'confere', own ?? match);
    }
    if (cited.some(({ title }) => title.numbers.some((span) => isFound(claim, span)))) return [];
    const owner = claim.of && matches.get(claim.of)?.span;
    const rivals = among.filter(({ span }) => !taken.has(span) && isRival(claim, span));
    // Where nothing that a measure is said of stands in the passages, only a number much like it can be its rival.
    const said =
      /^(?:measure|number)$/.test(claim.kind) && !claim.key.startsWith('#')
        ? [...claim.about].filter((stem) => !stem.startsWith('#g'))
        : [];
    const isSilent = said.length > 0 && !said.some((stem) => cited.some((source) => holds(source, stem)));
    const rival = best(isSilent ? rivals.filter(({ span }) => isAlike(claim, span)) : rivals, (span) => {
      const isNear =
        isSameValue(claim, span) || isSameRange(claim, span, true) || (owner && span.of === owner);
      return affinity(claim, span) + (isNear ? 10 : 0) + likeness(claim, span);
    });
    if (rival)
      return among.some(({ span }) => among.some((other) => isDerived(claim, span, other.span)))
        ? finding('nao-verificavel')
        : finding('diverge', rival);
    if (!isClaim(claim)) return [];
    const elsewhere = isTelling(claim) ? lookUp(claim, numbersOf(others)) : undefined;
    return finding(elsewhere ? 'diverge' : 'nao-verificavel', elsewhere);
  });
}

/** A p-value belongs to the figures before it: where those stand with p-values of their own, only these count. */
function besides(claim: Item, among: readonly Told[], matches: ReadonlyMap<Item, Told>): readonly Told[] {
  if (claim.kind !== 'p') return among;
  const anchor = [...matches].filter(([{ clause }]) => clause === claim.clause).at(-1)?.[1];
  const own = among.filter(
    ({ span, source }) =>
      span.kind === 'p' && source === anchor?.source && span.clause === anchor.span.clause,
  );
  return own.length > 0 ? own : among;
}

/** '> 40 %' is no bound of '40–49 %' where the passage says '< 40 %'. */
function isOtherBound(claim: Item, match: Item, among: readonly Told[]): boolean {
  if (!claim.compare || !match.upper || claim.upper) return false;
  const plain = among.filter(
    ({ span }) => !span.upper && isSameKind(claim, span) && isSameValue(claim, span),
  );
  return plain.length > 0 && !plain.some(({ span }) => isFound(claim, span));
}

/** 'entre 11,3 e 11,5 %' where the passage names both. */
function bothBounds(claim: Item, among: readonly Told[]): Told | undefined {
  if (!claim.upper || claim.kind === 'interval') return undefined;
  const single = among.filter(({ span }) => !span.upper);
  const low = { ...claim, upper: undefined };
  return lookUp({ ...low, figures: claim.upper }, single) && lookUp(low, single);
}

/** The value stands in the passage, but for another ratio, arm or outcome; this one has its own. */
function ownValue(
  claim: Item,
  match: Told,
  among: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  const others = among.filter(
    ({ span }) => isSameKind(claim, span) && !isFound(claim, span) && !span.upper === !claim.upper,
  );
  const owner = claim.of && matches.get(claim.of)?.span;
  const own = owner && match.span.of !== owner ? others.find(({ span }) => span.of === owner) : undefined;
  // Whose interval stands there as well is the right one.
  const hasInterval = [...matches].some(([item, { span }]) => item.of === claim && span.of === match.span);
  const isOutside =
    !hasInterval && affinity(claim, match.span) < (claim.compare && claim.key === 't' ? 1 : 0);
  return (
    own ??
    others.find((other) => isOtherArm(claim, match, other, matches)) ??
    others.find(({ span }) => isOtherSide(claim, match.span, span, among)) ??
    (isOutside
      ? best(
          others.filter(
            ({ span }) => affinity(claim, span) > 2 && (claim.key !== 't' || span.factor === claim.factor),
          ),
          (span) => affinity(claim, span),
        )
      : undefined)
  );
}

/** The claim's medicine bears the other value, or two claims have each other's arm. */
function isOtherArm(claim: Item, match: Told, other: Told, matches: ReadonlyMap<Item, Told>): boolean {
  const [own, wrong] = [other.span.arm, match.span.arm];
  if (!/^(?:measure|number)$/.test(claim.kind) || wrong.size === 0) return false;
  const naming = [...claim.arm].filter((stem) => own.has(stem) && !wrong.has(stem));
  const kept = overlap(claim.arm, wrong);
  if (kept === 0 && naming.some((stem) => /!$|^#kctl$/.test(stem))) return true;
  const [rival] = [...matches].find(([, { span }]) => span === other.span) ?? [];
  if (!rival || rival.isChange !== claim.isChange || claim.arm.size === 0 || rival.arm.size === 0)
    return false;
  const [cross, back, straight] = [
    overlap(claim.arm, own),
    overlap(rival.arm, wrong),
    kept + overlap(rival.arm, own),
  ];
  // Each has a word of the other's arm, or one has a word that the passage has for nothing else.
  const isOnce = (stem: string): boolean =>
    other.source.tokens.filter((token) => token.stem === stem).length === 1;
  return (
    cross + back > straight &&
    ((cross > 0 && back > 0) || (straight === 0 && [...naming, ...rival.arm].some(isOnce)))
  );
}

const isNamed = ({ arm }: Item): boolean => [...arm].some((stem) => /!$|^#kctl$/.test(stem));

/** 'com placebo', but not 'com controle glicêmico'. */
const isOnlyControl = ({ arm }: Item): boolean => arm.size === 1 && arm.has('#kctl');

/** In '29.3% vs 41.4% (RR 0.64)' the higher share is the control's, though no arm is named. */
function isOtherSide(claim: Item, match: Item, other: Item, among: readonly Told[]): boolean {
  const isControl = isOnlyControl(claim);
  if (match.pair !== other || isNamed(match) || isNamed(other) || !isNamed(claim)) return false;
  if (!claim.pair || isControl === isOnlyControl(claim.pair) || isWelcome(match)) return false;
  const ratio = among.find(
    ({ span }) =>
      span.kind === 'ratio' &&
      span.clause === match.clause &&
      span.from > match.from &&
      span.from > other.from,
  )?.span;
  if (!ratio || !among.some(({ source, span }) => span === ratio && source.numbers.includes(match)))
    return false;
  const isHigher = amountOf(match) > amountOf(other);
  return isHigher !== (isControl === amountOf(ratio) < 1);
}

/** Values of the same size are likelier to be one quantity. */
function likeness(claim: Item, source: Item): number {
  const [a, b] = [sizeOf(claim), sizeOf(source)];
  return Math.min(a, b) / (Math.max(a, b) || 1);
}
