import { armsOf } from './arms-of-values.ts';
import type { Told } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';

/** What separates the values of a list. */
const PARTS = /[&,;v]/;
/** A label behind a value has no verb and no bracket that opened before it. */
const BEHIND = /^(?:\([^()]*\)|[^fdA:()])*$/;

/** Words, doses, times and classes of a stretch that may tell one value of a list from another. */
function labelOf({ tokens, numbers }: Content, from: number, to: number, clause: number): string[] {
  const own = numbers.filter(
    ({ from: start, to: end, key, kind }) =>
      start >= from && end <= to && (/^(?:t|age)$/.test(key) || kind === 'class'),
  );
  return [
    ...tokens.slice(from, to).flatMap((token) => (token.stem && token.clause === clause ? token.stem : [])),
    ...own.map(({ key, figures, factor }) => `#=${key}${(figures.at(-1)?.value ?? 0) * factor}`),
  ];
}

/** The values of one kind in a clause, each with the words that belong to it alone: 'A 58 %, B 42 %', '58 % for A and 42 % for B'. */
function listOf(content: Content, { clause, key, kind }: Item): Map<Item, Set<string>> {
  const { shape, numbers, tokens } = content;
  const like = numbers.filter((one) => one.clause === clause && one.key === key && one.kind === kind);
  if (like.length < 2) return new Map();
  const labels = new Map(like.map((one) => [one, new Set<string>()]));
  const isPaired = like.slice(1).some((one, at) => /^\)?v\.?$/.test(shape.slice(like[at]?.to, one.from)));
  const isInTurn = tokens.some((token) => token.clause === clause && /^respe[ck]tiv/.test(token.word));
  if (isPaired || isInTurn) return new Map();
  const add = (number: Item | undefined, from: number, to: number): void => {
    for (const stem of labelOf(content, from, to, clause)) labels.get(number as Item)?.add(stem);
  };
  like.slice(1).forEach((one, at) => {
    const last = like[at] as Item;
    const gap = shape.slice(last.to, one.from);
    const part = PARTS.exec(gap)?.index;
    if (part === undefined) return;
    const end = last.to + part;
    const isBehind = /[wkoghms0]/.test(gap.slice(0, part));
    if (BEHIND.test(gap.slice(0, part))) add(last, last.to, end);
    const start = one.from - (/[^&,;v]*$/.exec(gap)?.[0].length ?? 0);
    add(one, start, one.from);
    if (at === 0 && !isBehind)
      add(last, last.from - (/[^&,;v:.]*$/.exec(shape.slice(0, last.from))?.[0].length ?? 0), last.from);
    if (at === like.length - 2 && isBehind) {
      const rest = /^[^&,;v.(]*/.exec(shape.slice(one.to, tokens.length))?.[0] ?? '';
      if (BEHIND.test(rest)) add(one, one.to, one.to + rest.length);
    }
  });
  return labels;
}

/** The arms of two values that are set against each other. */
function pairOf(source: Source, number: Item): Map<Item, ReadonlySet<string>> {
  const { pair, key } = number;
  if (!pair || pair.pair !== number || /^[glt]/.test(key)) return new Map();
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
  alike: readonly Told[],
  taken: ReadonlySet<Item>,
): Told | undefined {
  const isAlone = sentence.numbers.every((one) => one === claim || one.key !== claim.key);
  if (alike.length !== 1 || !isAlone || claim.upper || claim.compare || span.upper) return undefined;
  // Times of one clause are seldom of one thing; a temperature or a count may be the name of an arm itself.
  if (/^(?:t|age|temp|#.*)$/.test(claim.key) || claim.kind === 'number') return undefined;
  let mine: ReadonlySet<string> | undefined;
  const isMine = (stem: string): boolean => {
    // After a comma the subject changes.
    const rest = /^[^,;]*/.exec(sentence.shape.slice(claim.to))?.[0].length ?? 0;
    mine ??= new Set(labelOf(sentence, 0, claim.to + rest, claim.clause));
    return mine.has(stem);
  };
  for (const labels of [listOf(source, span), pairOf(source, span)]) {
    const own = labels.get(span);
    for (const [other, label] of own ? labels : []) {
      if (other === span || taken.has(other)) continue;
      const theirs = [...label].filter((stem) => !own?.has(stem));
      const ours = [...(own ?? [])].filter((stem) => !label.has(stem));
      if (ours.length > 0 && theirs.some(isMine) && !ours.some(isMine)) return { source, span: other };
    }
  }
  return undefined;
}
