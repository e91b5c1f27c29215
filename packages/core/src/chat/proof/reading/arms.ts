import type { Item } from './item.ts';
import { isOutcome, stemsOf, type Text } from './text.ts';

/** What follows the name of an arm. */
const ARM = /^[.p]*[^,;:()pd]{0,5}/;

/** Where a clause names what it compares with: 'em comparação com', the last word before it. */
function versusIn({ shape }: Text, from: number, to: number): number {
  const clause = shape.slice(from, to);
  // '11,8 % contra 22,6 % com placebo'
  const match = /v(?![.0])/.exec(clause) ?? /v\.?0u?(?=pp?[wk])/.exec(clause);
  return match ? from + match.index + match[0].length - 1 : -1;
}

/** What a clause speaks of, and what it compares that with: the words behind 'em comparação com'. */
export function readArms(text: Text, from: number, to: number): Pick<Item, 'arm' | 'against'> {
  const { tokens, shape } = text;
  const at = versusIn(text, from, to);
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
