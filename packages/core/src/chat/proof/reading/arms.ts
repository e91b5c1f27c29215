import type { Item } from './item.ts';
import { isOutcome, stemsOf, type Text } from './text.ts';

/** What follows the name of an arm. */
const ARM = /^[.p]*[^,;:()pd]{0,5}/;

/** Half-open ranges of the tokens of each clause. */
export function clausesOf({ tokens }: Text): [from: number, to: number][] {
  const clauses: [number, number][] = [];
  for (const [at, { clause }] of tokens.entries()) {
    const last = clauses.at(-1);
    if (last && tokens[last[0]]?.clause === clause) last[1] = at + 1;
    else clauses.push([at, at + 1]);
  }
  return clauses;
}

/** What a clause speaks of, and what it compares that with: the words behind 'em comparação com'. */
export function readArms(
  { tokens, shape }: Text,
  from: number,
  to: number,
  at = from + shape.slice(from, to).indexOf('v'),
): Pick<Item, 'arm' | 'against'> {
  const start = at < from ? to : at + 1;
  const end = start + (ARM.exec(shape.slice(start, to))?.[0].length ?? 0);
  const own = [...stemsOf(tokens, from, start), ...stemsOf(tokens, end, to)].filter(
    (stem) => !isOutcome(stem),
  );
  const other = stemsOf(tokens, start, end).filter((stem) => !isOutcome(stem));
  return {
    arm: new Set(own.filter((stem) => !other.includes(stem))),
    against: new Set(other.filter((stem) => !own.includes(stem))),
  };
}
