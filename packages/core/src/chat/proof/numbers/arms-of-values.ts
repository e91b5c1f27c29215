import { isSameValue } from '../comparison/compare.ts';
import type { Told } from '../comparison/findings.ts';
import { isOtherLevel } from '../comparison/levels.ts';
import { readArms } from '../reading/arms.ts';
import type { Content, Source } from '../reading/content.ts';
import { bare } from '../reading/denials.ts';
import { isWelcome } from '../reading/directions/direction-bits.ts';
import { amountOf, type Item, isPlain } from '../reading/item.ts';
import { doseStem } from '../reading/pairs.ts';
import { isFromTo, isMedicine, overlap, stemsOf } from '../reading/text.ts';
import { listOf } from '../reading/values-of-list.ts';
import { ARM_NAMES } from '../reading/words/opposites.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** The arms of two compared values, in the order of the values. */
export type Arms = readonly [first: ReadonlySet<string>, second: ReadonlySet<string>];

const without = (a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> =>
  new Set([...a].filter((stem) => !b.has(stem)));

/** The arms that distinguish two values. A dose may name an arm, but not of its own value. */
function ownArms({ shape }: Source, first: Item, second: Item, isOwn: boolean): Arms | undefined {
  // In a pair of targets ('< 120 vs < 140 mm Hg'), the second is the usual one.
  if (
    !(isOwn && (/^[lt]$/.test(first.key) || first.factor >= 1e3)) &&
    /^(?:[glt]|hg)(?!\/l)/.test(first.key) &&
    shape.slice(first.to, second.from) === 'v'
  )
    return [
      new Set([doseStem(first)]),
      new Set([doseStem(second), ...(first.key === 'hg' ? ['#kctl'] : [])]),
    ];
  const arms: Arms = [without(first.arm, second.arm), without(second.arm, first.arm)];
  return arms.every(({ size }) => size > 0) ? arms : undefined;
}

/** '46 % with placebo and 35 % with A (relative risk, 0.70)': the ratio divides the second value by the first. */
const isOfReverse = (ratio: Item, first: Item, second: Item): boolean =>
  ratio.clause === first.clause &&
  ratio.pair === undefined &&
  (isPlain(ratio) || (ratio.kind === 'ratio' && ratio.key !== '')) &&
  first.key.startsWith('%') &&
  !isWelcome(first) &&
  (amountOf(first) - amountOf(second)) * (amountOf(ratio) - 1) < 0;

/** '−2.0/−2.2/−2.3 points (5/10/15 mg)' against a sentence about the medicine as a whole. */
const areOtherDoses = (arms: Arms, claim: Item | undefined): boolean =>
  claim !== undefined &&
  arms.every((stems) => [...stems].every((stem) => stem.startsWith('#=') && !claim.arm.has(stem)));

/** 'chemotherapy with or without toripalimab': the medicine of the first arm only. */
function addedIn({ tokens }: Source): string {
  const at = tokens.findIndex(
    ({ word }, index) => /^(?:without|sem)$/.test(word) && /^(?:or|ou)$/.test(wordAt(tokens, index - 1)),
  );
  return at < 0 ? '' : bare(tokens[at + 1]?.stem);
}

/**
 * The arms of a pair. If the passage does not name them, they follow the order of the pair before it, or of the title;
 * otherwise the control is last.
 * @param claim a direction of the sentence, which tells whether doses are its arms
 */
export function armsOf(source: Source, first: Item, claim?: Item): Arms {
  const { numbers, title, clauses } = source;
  let open: Arms | undefined;
  for (let at = numbers.length - 1; at >= 0; at--) {
    const number = numbers[at] as Item;
    const other = number.pair;
    const isPair = number.from <= first.from && other && other.from > number.from;
    const arms = isPair ? ownArms(source, number, other, number.from === first.from) : undefined;
    if (!arms || areOtherDoses(arms, claim)) continue;
    // 'more common with hypothermia (24 % vs 17 %)' after '50 % in the hypothermia and 48 % in the normothermia group'
    if (open) {
      const other =
        overlap(open[0], arms[0]) > 0 ? arms[1] : overlap(open[0], arms[1]) > 0 ? arms[0] : undefined;
      if (other) return [open[0], other];
      continue;
    }
    if (arms[1].size === 1 && arms[1].has('#kctl') && !clauses[number.clause]?.has('#kctl')) {
      open = arms;
      continue;
    }
    // 'more common intravenously (9.4 % vs. 1.0 %)', after a pair in the other order
    const isOfSecond =
      number.clause !== first.clause && overlap(first.about, arms[1]) > overlap(first.about, arms[0]);
    return isOfSecond || isOfReverse(first, number, other as Item) ? [arms[1], arms[0]] : arms;
  }
  const [arm, against] = armsOfTitle(source);
  // 'dabigatran 1.11 vs 1.69' below the title 'Dabigatran versus Warfarin'
  if (open) return overlap(open[0], arm) > 0 && [...against].some(isMedicine) ? [open[0], against] : open;
  // 'ciprofloxacin 7 days versus 14 days'
  const named = title.numbers.find(({ pair, key, from }) => pair && pair.from > from && /^[glt]/.test(key));
  if (named?.pair) return [new Set([...arm, doseStem(named)]), new Set([...against, doseStem(named.pair)])];
  const added = against.size === 0 ? addedIn(source) : '';
  if (added) return [new Set([added]), new Set(['#kctl', '#kalone'])];
  const said = armsSaidBefore(source, first, [arm, against]);
  if (said) return said;
  // 'aspirin 9.4% vs 11.8%'
  const own = new Set((first.pair ? [...first.arm] : []).filter((stem) => stem.includes('!')));
  // 'Reduced-dose versus full-dose apixaban'
  const isOfBoth = stemsOf(title.tokens, 0, title.shape.indexOf('v')).length === 0;
  if (against.size > 0 && !isOfBoth) return [arm, against];
  // 'Prone Positioning in Severe ARDS'
  const titled = own.size === 0 && against.size === 0 ? [...arm].filter((stem) => ARM_NAMES.has(stem)) : [];
  return [titled.length > 0 ? new Set(titled) : own, new Set(['#kctl'])];
}

/** 'A posição prona reduziu a mortalidade em comparação com a supina. Morte: 16,0 % vs. 32,8 %' */
function armsSaidBefore(source: Source, first: Item, [arm, against]: Arms): Arms | undefined {
  const isOpen = against.size === 0 && first.pair !== undefined;
  if (!isOpen && [...arm].some(isMedicine)) return undefined;
  // '47%, 26% and 44%, respectively' has three arms.
  const like = source.numbers.filter(
    ({ clause, key, kind }) => clause === first.clause && key === first.key && kind === first.kind,
  );
  if (like.length > 2) return undefined;
  const said = source.directions.findLast(
    (one) => !one.isImplied && one.clause < first.clause && one.arm.size > 0 && one.against.size > 0,
  );
  if (!said || !(isOpen || [said.arm, said.against].every((side) => [...side].some(isMedicine))))
    return undefined;
  return [without(said.arm, said.against), without(said.against, said.arm)];
}

/** The arms that a title compares: 'CBT versus zolpidem'. The second is empty if it compares nothing. */
export function armsOfTitle({ title }: Source): Arms {
  const { arm, against } = readArms(title, 0, title.tokens.length);
  return [arm, against];
}

/** The labels that belong to only one of two values in a list. */
function ownLabels(list: ReadonlyMap<Item, Set<string>>, a: Item, b: Item): Arms {
  const [first, second] = [list.get(a), list.get(b)];
  return first && second ? [without(first, second), without(second, first)] : [new Set(), new Set()];
}

const namesControl = ({ clauses }: Content, { clause }: Item): boolean =>
  clauses[clause]?.has('#kctl') === true;

/** What changes in the clauses of two numbers. It belongs to both arms. */
function topicOf(sentence: Content, claim: Item, source: Source, span: Item): Set<string> {
  const changing = (text: Content, clause: number): string[] =>
    text.directions.flatMap((one) => (one.clause === clause && !one.isImplied ? [...one.about] : []));
  const mine = changing(sentence, claim.clause);
  return new Set(changing(source, span.clause).filter((stem) => mine.includes(stem)));
}

const areTwo = (a: Item, b: Item | undefined): boolean => a.pair === b && b?.pair === a;

/** The medicine, or the control, that an arm is. */
const nameOf = (arm: ReadonlySet<string>): string =>
  [...arm].find((stem) => isMedicine(stem) || stem === '#kctl') ?? '';

/** 'A 9,8 %, B 11,7 %' against '11.7% with A and 9.8% with B'. */
export function exchangedWith(
  sentence: Content,
  claim: Item,
  { source, span }: Told,
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  // 'Trocar o enalapril por sacubitril' names the second arm first.
  if (/^(?:troc|substitu)/.test(sentence.tokens[0]?.word ?? '')) return undefined;
  let topic: ReadonlySet<string> | undefined;
  let said: ReadonlyMap<Item, Set<string>> | undefined;
  let told: ReadonlyMap<Item, Set<string>> | undefined;
  for (const [rival, { source: other, span: its }] of matches) {
    if (rival === claim || other !== source || its.key !== span.key || its.kind !== span.kind) continue;
    // '< 40 % define A e ≥ 50 % define B' has two thresholds.
    const areOfOneKind = rival.compare === claim.compare || (rival.compare !== '' && claim.compare !== '');
    if (rival.isChange !== claim.isChange || !areOfOneKind) continue;
    // '(15,4 % e 14,9 %)' against 'the two exercise groups (15.4% and 14.9%) than with usual care (8.8%)'
    const isSameList = [[sentence.shape, claim, rival] as const, [source.shape, span, its] as const].every(
      ([shape, a, b]) => /^&$/.test(shape.slice(Math.min(a.to, b.to), Math.max(a.from, b.from))),
    );
    const isThird = (one: Item): boolean =>
      one.clause === span.clause && one.key === span.key && one !== span && one !== its;
    if (
      isSameList &&
      claim.from < rival.from === span.from < its.from &&
      (!areTwo(span, its) || source.numbers.some(isThird))
    )
      continue;
    // 'de 2,2 para 1,4' against 'rose from 1.4 to 2.2'
    if (its === span && span.upper && isFromTo(sentence, claim, rival)) {
      const bound = claim.from < rival.from ? span.figures : span.upper;
      const isRange = !/^(?:de|from)$/.test(wordAt(source.tokens, span.from - 1));
      if (!isRange && !isSameValue(claim, { ...span, figures: bound, upper: undefined }))
        return { source, span };
    }
    // 'de 138,6 para 157,9' against 'from 157.9 to 138.6'.
    if (isFromTo(source, span, its)) {
      const isTurned = claim.from < rival.from !== span.from < its.from;
      if (isTurned && isFromTo(sentence, claim, rival)) return { source, span: its };
      continue;
    }
    // 'A aspirina reduziu de 11,8 % para 9,4 %' against 'aspirin 9.4% vs 11.8%': both are of one arm.
    if (isFromTo(sentence, claim, rival)) {
      // 'levou de 9,8 % para 11,3 %' against '9.8% vs 11.3%': from the treated to the control
      const isPair = span.pair === its && its.pair === span;
      const isForwards = claim.from < rival.from && span.from < its.from;
      const isVersus = source.shape.slice(span.to, its.from) === 'v';
      if (
        isPair &&
        isForwards &&
        isVersus &&
        // '98.3 vs 44.6 before and after treatment'
        !(source.clauses[span.clause]?.has('#kbef') && source.clauses[span.clause]?.has('#kaft')) &&
        !armsOf(source, span)[0].has('#kctl') &&
        !namesControl(sentence, claim)
      )
        return { source, span: its };
      continue;
    }
    // 'A edição de 2020 deu lugar à de 2025': a year names no arm.
    if (claim.kind === 'date' && !sentence.clauses[claim.clause]?.has('#krepl')) continue;
    const named: Arms = [without(claim.arm, rival.arm), without(rival.arm, claim.arm)];
    said ??= listOf(sentence, claim);
    told ??= listOf(source, span);
    const labels = ownLabels(said, claim, rival);
    const [mine, theirs] = named.every(({ size }) => size > 0) ? named : labels;
    const isPair = span.pair === its && its.pair === span;
    // '1,5 % com A e 1,2 % com placebo' against '1.5% vs 1.9%; within 3 h 1.2% vs 1.7%'
    const areOfTwoPairs = !isPair && areTwo(claim, rival) && areTwo(span, span.pair) && areTwo(its, its.pair);
    const [name, otherName] = [nameOf(claim.arm), nameOf(rival.arm)];
    if (areOfTwoPairs && name && otherName && name !== otherName) return { source, span: its.pair ?? its };
    const isFirst = span.from < its.from;
    const [first, second] = isPair
      ? armsOf(source, isFirst ? span : its)
      : isFirst
        ? [span.arm, its.arm]
        : [its.arm, span.arm];
    const [own, foreign] = isFirst ? [first, second] : [second, first];
    const straight = overlap(mine, own) + overlap(theirs, foreign);
    topic ??= topicOf(sentence, claim, source, span);
    const [here, there] = [overlap(without(mine, topic), foreign), overlap(without(theirs, topic), own)];
    const isBoth = here > 0 && there > 0;
    const isCrossed =
      (isPair ? here + there > straight && (isBoth || straight === 0) : isBoth) ||
      // '39,8 % com 6 mL/kg e 31,0 % com 12 mL/kg' against 'lower with lower volumes (31.0% vs. 39.8%)'
      (isPair && straight === 0 && isOtherLevel({ arm: mine, against: theirs }, own, foreign));
    // Names of the arms tell more than the other words near the values.
    const areNamed = mine === named[0] && overlap(mine, own) > 0 && overlap(theirs, foreign) > 0;
    if (areNamed && here + there === 0) continue;
    const [ownLabel, foreignLabel] = ownLabels(told, span, its);
    const isOnce = (stem: string): boolean =>
      rival.compare === claim.compare ||
      source.tokens.filter((token) => token.stem === stem && token.clause === span.clause).length < 2;
    const crossed = [
      overlap(new Set([...labels[0]].filter(isOnce)), foreignLabel),
      overlap(new Set([...labels[1]].filter(isOnce)), ownLabel),
    ];
    // '20,6 % com 6 meses e 20,1 % com 24': the times name the arms.
    const isStraight = overlap(labels[0], ownLabel) > 0 && overlap(labels[1], foreignLabel) > 0;
    if (isStraight && !crossed.some(Boolean)) continue;
    // 'define A como diastólica de 120–139 e sistólica de 80–89': the words before the first value are of both.
    const isFirstOfBoth = claim.from < rival.from === span.from < its.from;
    const later = claim.from < rival.from ? overlap(labels[1], foreignLabel) : overlap(labels[0], ownLabel);
    const isLeadIn = crossed.every(Boolean) && isFirstOfBoth && later === 0;
    const isLabelled =
      (claim.key === '%' ? crossed.some(Boolean) : crossed.every(Boolean)) &&
      overlap(labels[0], ownLabel) + overlap(labels[1], foreignLabel) === 0;
    if (isCrossed || isLabelled || isLeadIn) return { source, span: its };
  }
  return undefined;
}
