import type { Item } from './item.ts';
import { setPair } from './link-numbers.ts';
import { isOutcome, overlap, stemsOf, type Text, wordsOf } from './text.ts';

/** Most words behind a number that may name its arm. */
const ARM_WORDS = 12;

/** What names an arm by its dose or its length. */
export const doseStem = ({ figures, factor }: Item): string => `#=${(figures.at(-1)?.value ?? 0) * factor}`;

/** Adds to each number the words that it is said of, its arm, and whether it is a change. */
export function addContext(text: Text, numbers: readonly Item[]): void {
  const { tokens, shape } = text;
  const armStems = (from: number, to: number, clause: number): string[] =>
    stemsOf(tokens, from, to, clause).filter((stem) => !isOutcome(stem));
  let armEnd = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as Item;
    const { from, to, clause } = number;
    const previous = numbers[at - 1];
    const next = numbers[at + 1]?.from ?? tokens.length;
    const said = stemsOf(tokens, Math.max(previous?.to ?? 0, armEnd), from, clause);
    const isSilent = !said.some((stem) => stem.startsWith('#o'));
    const about = new Set(isSilent && previous?.clause === clause ? previous.about : undefined);
    const reach = /^[^,;)]*/.exec(shape.slice(to, next))?.[0].length ?? 0;
    for (const stem of [...said, ...stemsOf(tokens, to, to + reach, clause)]) about.add(stem);
    number.about = about;
    // '21,8 % com sacubitril', else 'placebo: 26,5 %'; a time in between is no other number.
    let other = at + 1;
    while (numbers[other]?.key === 't') other++;
    const until = Math.min(numbers[other]?.from ?? tokens.length, to + ARM_WORDS);
    const behind =
      /^[()]?[^,;:.()/&vxf]*(?:\([^)(0,;]{1,4}\))?/.exec(shape.slice(to, until))?.[0].length ?? 0;
    const named = armStems(to, to + behind, clause);
    if (named.length > 0 && !/^(?:x\/)?t$/.test(number.key)) armEnd = to + behind;
    const near =
      /[^&;/vd]*$/.exec(shape.slice(Math.max(previous?.to ?? 0, armEnd > to ? 0 : armEnd), from))?.[0]
        .length ?? 0;
    const front = armStems(from - near, from, clause);
    number.arm = new Set(
      named.length > 0 ? [...named, ...front.filter((stem) => /^#k.$/.test(stem))] : front,
    );
    // 'nas primeiras 24 horas'
    if (number.key === 't' && /\b(?:primeir|first)/.test(wordsOf(tokens, from - 3, from)))
      number.compare ||= '(';
    number.isChange ||= tokens[to - 1]?.tag.endsWith(':d') || (number.key === '%' && isChange(text, number));
    const like = [previous, numbers[at - 2], numbers[at - 3]].find((one) => one?.key === number.key);
    if (like) pairUp(text, like, number);
  }
}

/** '16,0 % no grupo prona e 32,8 % no supina': values of two arms. */
function pairUp(text: Text, a: Item, b: Item): void {
  const gap = text.shape.slice(a.to, b.from);
  const isAlike = a.kind === 'measure' && a.clause === b.clause && !a.pair && !b.pair && !a.upper && !b.upper;
  if (
    isAlike &&
    /^[%#t]/.test(a.key) &&
    gap.length < 16 &&
    /[&v,;]/.test(gap) &&
    ((a.arm.size > 0 && b.arm.size > overlap(a.arm, b.arm)) || gap.includes('v'))
  )
    setPair(a, b);
}

/** 'redução de 58 %', 'reduziu em 58 %', '58 % menos'; not 'caiu de 26 % para 21 %'. */
function isChange({ tokens, shape }: Text, { from, to, clause, compare }: Item): boolean {
  // '< 40 %' is a threshold.
  if (/[<>[\]]/.test(compare)) return false;
  let start = from;
  while (tokens[start - 1]?.clause === clause) start--;
  const behind = tokens[to]?.word ?? '';
  if (/^[p~]?[dm]/.test(shape.slice(to, to + 2))) return true;
  const link = tokens[from - 1]?.word ?? '';
  const front = /[^&,;:0]*:?$/.exec(shape.slice(Math.max(start, from - 10), from))?.[0] ?? '';
  const isVerbal = /^(?:em|by)$/.test(link) && !/^d[ao]s$/.test(behind);
  return /^(?:de|of|by|em|:)$/.test(link)
    ? (isVerbal ? shape.slice(start, from) : front).includes('d')
    : /[dm]$/.test(front);
}
