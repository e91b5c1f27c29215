import type { NumberMatches, Told } from './findings.ts';
import { readArms } from './reading/arms.ts';
import type { Content, Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';
import { isFromTo, overlap, stemsOf } from './reading/text.ts';

/** The arms of two values that are set against each other, in the order of the values. */
type Arms = readonly [first: ReadonlySet<string>, second: ReadonlySet<string>];

const without = (a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> =>
  new Set([...a].filter((stem) => !b.has(stem)));

/** The words that tell the arms of two values apart. */
function ownArms(first: Item, second: Item): Arms | undefined {
  const arms: Arms = [without(first.arm, second.arm), without(second.arm, first.arm)];
  return arms.every(({ size }) => size > 0) ? arms : undefined;
}

/** Where the passage ties a pair to no arm, the pair before it tells the order, else the title, else the control is last. */
function armsOf(source: Source, first: Item): Arms {
  const { numbers, title } = source;
  for (let at = numbers.length - 1; at >= 0; at--) {
    const number = numbers[at] as Item;
    const other = number.pair;
    const isPair = number.from <= first.from && other && other.from > number.from;
    const arms = isPair ? ownArms(number, other) : undefined;
    if (arms) return arms;
  }
  const { arm, against } = readArms(title, 0, title.tokens.length);
  return against.size > 0 ? [arm, against] : [new Set(), new Set(['#kctl'])];
}

/** 'A 9,8 %, B 11,7 %' of '11.7% with A and 9.8% with B'. */
export function exchangedWith(
  claim: Item,
  { source, span }: Told,
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  for (const [rival, { source: other, span: its }] of matches) {
    if (other !== source || its.clause !== span.clause || its === span || its.key !== span.key) continue;
    if (rival.isChange !== claim.isChange) continue;
    // 'from 157.9 to 138.6' are no two arms.
    if (isFromTo(source, span, its)) continue;
    const [mine, theirs] = [without(claim.arm, rival.arm), without(rival.arm, claim.arm)];
    if (mine.size === 0 || theirs.size === 0) continue;
    const isPair = span.pair === its && its.pair === span;
    const isFirst = span.from < its.from;
    const [first, second] = isPair
      ? armsOf(source, isFirst ? span : its)
      : isFirst
        ? [span.arm, its.arm]
        : [its.arm, span.arm];
    const [own, foreign] = isFirst ? [first, second] : [second, first];
    const [here, there] = [overlap(mine, foreign), overlap(theirs, own)];
    const isCrossed = isPair ? here + there > 0 : here > 0 && there > 0;
    if (isCrossed) return { source, span: its };
  }
  return undefined;
}

/** What parts the values of a list. */
const PARTS = /[&,;v]/;
/** A label behind a value has no verb and no bracket that opened before it. */
const BEHIND = /^(?:\([^()]*\)|[^fdA:()])*$/;

/** The values of one kind in a clause, each with the words that belong to it alone: 'A 58 %, B 42 %', '58 % for A and 42 % for B'. */
function listOf({ shape, numbers, tokens }: Content, { clause, key, kind }: Item): Map<Item, Set<string>> {
  const like = numbers.filter((one) => one.clause === clause && one.key === key && one.kind === kind);
  const labels = new Map(like.map((one) => [one, new Set<string>()]));
  const add = (number: Item, from: number, to: number): void => {
    for (const stem of stemsOf(tokens, from, to, clause)) labels.get(number)?.add(stem);
  };
  like.slice(1).forEach((one, at) => {
    const last = like[at] as Item;
    const gap = shape.slice(last.to, one.from);
    const part = PARTS.exec(gap)?.index;
    if (part === undefined) return;
    const isBehind = /[wkoghms0]/.test(gap.slice(0, part));
    if (BEHIND.test(gap.slice(0, part))) add(last, last.to, last.to + part);
    add(one, one.from - (/[^&,;v]*$/.exec(gap)?.[0].length ?? 0), one.from);
    if (at === 0 && !isBehind)
      add(last, last.from - (/[^&,;v:.]*$/.exec(shape.slice(0, last.from))?.[0].length ?? 0), last.from);
    const rest = isBehind && at === like.length - 2 ? /^[^&,;v.(]*/.exec(shape.slice(one.to))?.[0] : '';
    if (rest && BEHIND.test(rest)) add(one, one.to, one.to + rest.length);
  });
  return labels;
}

/** The arms of two values that are set against each other. */
function pairOf(source: Source, number: Item): Map<Item, ReadonlySet<string>> {
  const { pair } = number;
  if (!pair || pair.pair !== number) return new Map();
  const [first, second] = number.from < pair.from ? [number, pair] : [pair, number];
  const [own, other] = armsOf(source, first);
  return new Map([
    [first, own],
    [second, other],
  ]);
}

/** 'A TCC isolada obteve 58 %' of '58% for fluoxetine alone, 42% for CBT alone': the value that has the sentence's label. */
export function labelled(
  sentence: Content,
  claim: Item,
  { source, span }: Told,
  { alike, taken }: Pick<NumberMatches, 'alike' | 'taken'>,
): Told | undefined {
  const isAlone = sentence.numbers.every((one) => one === claim || one.key !== claim.key);
  if (alike.get(claim)?.length !== 1 || !isAlone || claim.upper || claim.compare) return undefined;
  // A time, a temperature or a count may be the name of an arm itself.
  if (/^(?:t|temp|#.*|)$/.test(claim.key)) return undefined;
  // Behind a comma other things are said.
  const rest = /^[^,;]*/.exec(sentence.shape.slice(claim.to))?.[0].length ?? 0;
  const mine = new Set(stemsOf(sentence.tokens, 0, claim.to + rest, claim.clause));
  for (const labels of [listOf(source, span), pairOf(source, span)]) {
    const own = labels.get(span) ?? new Set();
    for (const [other, label] of labels) {
      if (taken.has(other)) continue;
      const [ours, theirs] = [without(own, label), without(label, own)];
      if (ours.size > 0 && overlap(mine, theirs) > 0 && overlap(mine, ours) === 0)
        return { source, span: other };
    }
  }
  return undefined;
}
