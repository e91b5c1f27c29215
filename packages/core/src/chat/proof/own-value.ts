import { isFound, isSameKind, isSameValue } from './compare.ts';
import { best } from './find-number.ts';
import type { Told } from './findings.ts';
import type { Content } from './reading/content.ts';
import { isWelcome } from './reading/directions.ts';
import { amountOf, FALLS, type Item, RISES } from './reading/item.ts';
import { OPPOSITES, SIDES } from './reading/lexicon.ts';
import { sideOf } from './reading/sides.ts';
import { isFromTo, isListed, overlap, stemsOf } from './reading/text.ts';
import { affinity } from './rivals.ts';
import { valueOfLabel } from './value-of-label.ts';

/** The value stands in the passage, but for another ratio, arm or outcome; this one has its own. */
export function ownValue(
  sentence: Content,
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
  // Of thresholds in time the one with more of the claim's words is its own.
  const most = claim.compare ? affinity(claim, match.span) + 1 : Number.POSITIVE_INFINITY;
  // 'in 3 h: 1.2 % vs 1.7 %, RR 0.69': the sentence took its neighbours as well.
  const kept = neighbours(claim, match, matches);
  const isKept = (other: Told): boolean =>
    kept > 0 && other.span.clause !== match.span.clause && kept > neighbours(claim, other, matches);
  const { sides } = match.source;
  // The arm is named, and the value is that arm's: the words around it name no other.
  const isOwnSide = sideOf(sides, claim.arm) * (sides.values.get(match.span) ?? 0) > 0;
  const elsewhere = isOwnSide ? others.filter(({ span }) => span.pair !== match.span) : others;
  return (
    own ??
    elsewhere.find((other) => isOtherSideOf(sentence, claim, match, other, matches)) ??
    elsewhere.find((other) => isOtherArm(claim, match, other, matches)) ??
    elsewhere.find(({ span }) => isOtherSide(claim, match.span, span, among)) ??
    valueOfLabel(sentence, claim, match, others, matches) ??
    elsewhere.find(({ span }) => isOtherOrder(sentence, claim, match, span)) ??
    others.find((other) => !isKept(other) && isOtherOutcome(claim, match.span, other.span)) ??
    others.find(({ span }) => isOtherPopulation(claim, match.span, span)) ??
    best(
      others
        .filter((other) => !isKept(other))
        .filter(
          ({ span }) =>
            (claim.key === 't' || isSameValue(claim, span)) &&
            span.factor === claim.factor &&
            affinity(claim, span) > Math.max(2, most),
        ),
      (span) => affinity(claim, span),
    )
  );
}

/** The claim names one of the two arms, and the passage has the value for the other one. */
function isOtherSideOf(
  { tokens }: Content,
  { arm, clause }: Item,
  { source, span }: Told,
  other: Told,
  matches: ReadonlyMap<Item, Told>,
): boolean {
  const { sides } = source;
  if (other.source !== source || span.pair !== other.span) return false;
  // Where the sentence has both values, it must name both arms.
  const [rival] = [...matches].find(([, told]) => told.span === other.span) ?? [];
  const own = sideOf(sides, arm) || (rival ? 0 : sideOf(sides, stemsOf(tokens, 0, tokens.length, clause)));
  if (rival && sideOf(sides, rival.arm) !== -own) return false;
  return own * (sides.values.get(span) ?? 0) < 0;
}

/** How many other numbers of a claim's clause stand in the clause of a passage's number. */
const neighbours = (claim: Item, { source, span }: Told, matches: ReadonlyMap<Item, Told>): number =>
  [...matches].filter(
    ([one, told]) =>
      one !== claim &&
      one.clause === claim.clause &&
      one.key !== 't' &&
      told.source === source &&
      told.span.clause === span.clause,
  ).length;

/** The claim's medicine bears the other value, or two claims have each other's arm. */
function isOtherArm(claim: Item, match: Told, other: Told, matches: ReadonlyMap<Item, Told>): boolean {
  const [own, wrong] = [other.span.arm, match.span.arm];
  if (!/^(?:measure|number)$/.test(claim.kind) || other.span.kind !== match.span.kind) return false;
  const isGroup = (stem: string): boolean => /^#k.$/.test(stem) && own.has(stem);
  if (other.span.clause !== match.span.clause && ![...claim.arm].some(isGroup)) return false;
  // 'A metformina … (14 % vs 18 %)': the control may have a name.
  if (
    isOnlyControl(claim) &&
    [...wrong].some((stem) => isName(stem) && stem !== '#kctl' && !claim.pair?.arm.has(stem))
  )
    return false;
  const naming = [...claim.arm].filter((stem) => own.has(stem) && !wrong.has(stem));
  const kept = overlap(claim.arm, wrong);
  // 'the MADRS score' is no other arm of the remission.
  const isApart = [...claim.about].some(
    (stem) => !/!|^#k/.test(stem) && match.span.about.has(stem) && !other.span.about.has(stem),
  );
  if (isApart) return false;
  const isNaming =
    naming.some(isName) && [...claim.arm].every((stem) => !isName(stem) || naming.includes(stem));
  if (kept === 0 && wrong.size > 0 && isNaming) return true;
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
    ((cross > 0 && back > 0) ||
      (straight === 0 &&
        ((isNaming && rival === claim.pair) ||
          [...naming, ...rival.arm].some((stem) => (own.has(stem) || wrong.has(stem)) && isOnce(stem)))))
  );
}

/** A medicine, the control, or 'grupo C'. */
const isName = (stem: string): boolean => /!|^#k(?:ctl|aas|.)$/.test(stem);
const isNamed = ({ arm }: Item): boolean => [...arm].some(isName);

/** 'com placebo', but not 'com controle glicêmico'. */
const isOnlyControl = ({ arm }: Item): boolean => arm.size === 1 && arm.has('#kctl');

/** In '29.3% vs 41.4% (RR 0.64)' the higher share is the control's, though no arm is named. */
function isOtherSide(claim: Item, match: Item, other: Item, among: readonly Told[]): boolean {
  const isControl = isOnlyControl(claim);
  if (match.pair !== other || isNamed(match) || isNamed(other)) return false;
  if (isControl === (claim.pair !== undefined && isOnlyControl(claim.pair))) return false;
  if (isWelcome(match)) return false;
  const { source } = among.find(({ span }) => span === match) ?? {};
  const near = ({ clause }: Item): boolean => clause === match.clause;
  const ratio = source?.numbers.find(
    (one) => one.kind === 'ratio' && near(one) && one.from > Math.max(match.from, other.from),
  );
  const moves = (source?.directions ?? []).filter(
    (one) => near(one) && !one.isImplied && one.from < match.from,
  );
  const bits = ratio ? (amountOf(ratio) < 1 ? FALLS : RISES) : moves.at(-1)?.bits;
  if (bits !== FALLS && bits !== RISES) return false;
  return amountOf(match) > amountOf(other) !== (isControl === (bits === FALLS));
}

/** 'A e B: 27 % e 18 %, respectivamente': the values stand in the order of the names, the claim's in the other one. */
function isOtherOrder(own: Content, claim: Item, { source, span }: Told, other: Item): boolean {
  const { arm, pair } = claim;
  if (!pair || span.pair !== other || overlap(arm, span.arm) + overlap(pair.arm, other.arm) > 0) return false;
  const first = Math.min(span.from, other.from);
  if (isFromTo(own, claim, pair)) return false;
  const from = isListed(source, span.clause)
    ? 0
    : source.tokens.findIndex(({ clause }) => clause === span.clause);
  const before = source.tokens.slice(from, first).map(({ stem }) => stem);
  const last = (mine: ReadonlySet<string>, its: ReadonlySet<string>): number =>
    Math.min(
      ...[...mine].flatMap((stem) =>
        before.includes(stem) && !its.has(stem) ? before.lastIndexOf(stem) : [],
      ),
    );
  const [mine, theirs] = [last(arm, pair.arm), last(pair.arm, arm)];
  // 'Compared with B, A …' names the other one first.
  const versus = from ? source.shape.slice(from, first).indexOf('v') : -1;
  if (!Number.isFinite(mine + theirs) || (versus >= 0 && versus < Math.min(mine, theirs))) return false;
  return mine < theirs !== span.from < other.from;
}

/** 'Cardiovascular death' has a ratio of its own; this one is of death from any cause. */
function isOtherOutcome(claim: Item, match: Item, other: Item): boolean {
  const said = [...claim.about].filter((stem) => /^#[og]/.test(stem));
  return (
    claim.kind === 'ratio' &&
    said.every((stem) => other.about.has(stem)) &&
    said.some((stem) => !match.about.has(stem))
  );
}

/** The value of men where the claim is of women. */
const isOtherPopulation = (claim: Item, match: Item, other: Item): boolean =>
  SIDES.some(
    (group) =>
      group.filter((stem) => claim.about.has(stem)).length === 1 &&
      group.some((stem) => (OPPOSITES.includes(group) ? match.about : match.arm).has(stem)) &&
      group.some((stem) => claim.about.has(stem) && other.about.has(stem) && !match.about.has(stem)),
  );
