import { clausesOf } from './arms.ts';
import { createItem, type Item } from './item.ts';
import { stemsOf, type Text } from './text.ts';

/** 'sem diabetes' denies its noun alone; 'não' may reach the whole clause, before it as well. */
const isPhrasal = (word: string): boolean => word === 'sem' || word === 'without';

/** What a text denies, apart from directions, and what it says plainly: each word with the words of its clause. */
export interface Polarity {
  readonly denied: readonly Item[];
  readonly plain: ReadonlyMap<string, readonly Pick<Item, 'start' | 'end' | 'about'>[]>;
}

export function readPolarity(text: Text): Polarity {
  const { tokens, shape } = text;
  const denied: Item[] = [];
  const plain = new Map<string, Pick<Item, 'start' | 'end' | 'about'>[]>();
  for (const [from, to] of clausesOf(text)) {
    const own = new Set<string>();
    let isPlain = true;
    for (let at = from; at < to; at++) {
      // 'com ou sem' denies nothing.
      if (shape[at] !== 'x' || shape[at - 1] === '&') continue;
      const isAlone = isPhrasal(tokens[at]?.word ?? '');
      isPlain &&= isAlone;
      const end = at + 1 + (/^[^,:)x]*/.exec(shape.slice(at + 1, to))?.[0].length ?? 0);
      let target = at + 1;
      while (target < end && !tokens[target]?.stem && !/[cd]/.test(shape[target] ?? '')) target++;
      // 'O torniquete é contraindicado': its use is.
      const isPassive = shape[at - 1] === 'f' && target >= end;
      const key = isPassive ? '#kuse' : (tokens[target]?.stem ?? '');
      if (!key || (target >= end && !isPassive) || target > at + 6) continue;
      const about = new Set(
        isAlone ? [] : isPassive ? stemsOf(tokens, from, at) : stemsOf(tokens, target + 1, end),
      );
      denied.push(createItem(text, at, target + 1, { kind: 'negation', key, about }));
      own.add(key);
    }
    if (!isPlain) continue;
    const about = new Set(stemsOf(tokens, from, to));
    for (const { stem, start, end } of tokens.slice(from, to))
      if (stem && !own.has(stem)) plain.set(stem, [...(plain.get(stem) ?? []), { start, end, about }]);
  }
  return { denied, plain };
}
