import type { Token } from './clauses.ts';
import type { Content } from './content.ts';
import type { Item } from './item.ts';
import { wordAt } from './words/phrases.ts';

/** Separators between the values of a list. */
const PARTS = /[&,;v]/;
/** A label after a value contains no verb and no bracket that opened before it. */
const BEHIND = /^\)?(?:\([^()]*\)|[^fdA:()])*$/;

/** 'sem diabetes', but 'nonmajor bleeding' is bleeding. */
const isDenied = (before: Token | undefined, { stem }: Token): boolean =>
  before?.tag === 'x' && !stem.startsWith('-') && !(before.word === 'non' && stem.startsWith('#o'));

/** Words, doses, times and classes in a range of tokens that may distinguish the values of a list. */
export function labelOf({ tokens, numbers }: Content, from: number, to: number, clause: number): string[] {
  const own = numbers.filter(
    ({ from: start, to: end, key, kind }) =>
      start >= from && end <= to && (/^(?:t|age|x\/t)$/.test(key) || kind === 'class'),
  );
  const labels = own.map(
    ({ key, figures, upper, factor }) =>
      `#=${key.replace('age', 't')}${[figures, upper].map((bound) => (bound?.at(-1)?.value ?? 0) * factor)}`,
  );
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.clause === clause && (token.stem || token.tag.startsWith('U')))
      // 'sem diabetes'
      labels.push((isDenied(tokens[at - 1], token) ? '-' : '') + (token.stem || token.tag));
  }
  return labels;
}

/**
 * The values of one kind in a clause, each with the words that belong to it alone: 'A 58 %, B 42 %', '58 % for A and 42
 * % for B'.
 */
export function listOf(content: Content, { clause, key, kind, isChange }: Item): List {
  const lists = known.get(content) ?? new Map<string, List>();
  if (lists.size === 0) known.set(content, lists);
  const name = `${clause} ${key} ${kind} ${isChange}`;
  const list = lists.get(name) ?? readList(content, { clause, key, kind, isChange });
  lists.set(name, list);
  return list;
}

type List = ReadonlyMap<Item, Set<string>>;
/** A cache, because each value of a list reads it again. */
const known = new WeakMap<Content, Map<string, List>>();

/** A cache, because each list of a text asks for it. */
const shapes = new WeakMap<Content, string>();

/** The shape, with the verbs of relative clauses as words: 'those who had been vaccinated' is a label. */
function shapeOf(content: Content): string {
  const { shape, tokens } = content;
  const masked =
    shapes.get(content) ??
    shape.replace(/f/g, (letter, at: number) =>
      /^(?:who|que)$/.test(wordAt(tokens, at - 1)) || /^(?:who|que)$/.test(wordAt(tokens, at - 2))
        ? 'w'
        : letter,
    );
  shapes.set(content, masked);
  return masked;
}

function readList(
  content: Content,
  { clause, key, kind, isChange }: Pick<Item, 'clause' | 'key' | 'kind' | 'isChange'>,
): List {
  const { numbers, tokens } = content;
  const like = numbers.filter(
    (one) => one.clause === clause && one.key === key && one.kind === kind && one.isChange === isChange,
  );
  if (like.length < 2) return new Map();
  const shape = shapeOf(content);
  const labels = new Map(like.map((one) => [one, new Set<string>()]));
  const isPaired = like.slice(1).some((one, at) => /^\)?v\.?$/.test(shape.slice(like[at]?.to, one.from)));
  const isInTurn = tokens.some((token) => token.clause === clause && token.word.startsWith('respectiv'));
  if (isPaired || isInTurn) return new Map();
  const add = (number: Item | undefined, from: number, to: number): void => {
    for (const stem of labelOf(content, from, to, clause)) labels.get(number as Item)?.add(stem);
  };
  like.slice(1).forEach((one, at) => {
    const last = like[at] as Item;
    // '99.1 % (95 % CI, 97.6 to 99.7) and the specificity …'
    const gap = shape
      .slice(last.to, one.from)
      .replace(/\([^()]*i[^()]*\)(?=[^:;]*$)/g, (inside) => '_'.repeat(inside.length));
    const part = PARTS.exec(gap)?.index;
    if (part === undefined) return;
    const end = last.to + part;
    const isBehind = /[wkoghms0]/.test(gap.slice(0, part));
    if (BEHIND.test(gap.slice(0, part))) add(last, last.to, end);
    // 'e a especificidade, de 99,1 %'
    const start = one.from - (/(?<=&)[^&,;v]*,[p~]{0,2}$|[^&,;v]*$/.exec(gap)?.[0].length ?? 0);
    add(one, start, one.from);
    // 'A (58 %) e B (42 %)', but 'menor com A do que com B (58 % e 42 %)'.
    const front = gap.includes(')') ? /[^&,;v:.]*$/ : /[^&,;v:.(]*$/;
    // 'LRA em 1.482 (13,0 %), e 3,1 % destes …' has only one subject.
    // 'Group C 10 mL/kg in the first hour, group D 20 mL/kg'
    const label = labelOf(content, start, one.from, clause);
    if (at === 0 && (isBehind ? label.some((stem) => stem.startsWith('=')) : label.length > 0))
      add(last, last.from - (front.exec(shape.slice(0, last.from))?.[0].length ?? 0), last.from);
    if (at === like.length - 2 && isBehind) {
      const rest = /^(?:\([^()]*\)|[^&,;v.(])*/.exec(shape.slice(one.to, tokens.length))?.[0] ?? '';
      if (BEHIND.test(rest)) add(one, one.to, one.to + rest.length);
    }
  });
  return labels;
}
