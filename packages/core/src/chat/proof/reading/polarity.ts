import { createItem, type Item } from './item.ts';
import { stemsOf, type Text, type Token, wordsOf } from './text.ts';

/** 'sem diabetes' denies its noun alone, which is part of a name; 'não' may reach the whole clause, before it as well. */
export const isPhrasal = (word = ''): boolean => /^(?:sem|without|livres?|free|non)$/.test(word);
/** 'contraindicado' denies the use of what its clause names, wherever that stands; 'excluídos', its inclusion. */
const deniedBy = (word: string): string =>
  /^(?:contraindic|evitad|avoided|proscri|proibi|vedad|desaconselh|recommend|suggest|do$|does$)/.test(word)
    ? '#kuse'
    : /^exclu[id]/.test(word)
      ? '#kinc'
      : '';

/** 'pode ser associado', 'should not be given': advice, whatever is done. */
const isAdvised = ({ tokens, shape }: Text, at: number): boolean =>
  'wA'.includes(shape[at] ?? '-') &&
  /[ai]d[ao]s?$|e[dn]$/.test(tokens[at]?.word ?? '') &&
  /\b(?:pode|podem|deve|devem|can|may|should|must) (?:nao |not )?(?:ser|be)$/.test(
    wordsOf(tokens, at - 3, at),
  );

/** A word that a text says plainly, and the words of its clause. */
export type Mention = Pick<Item, 'start' | 'end' | 'clause' | 'about' | 'key'>;

/** What a text denies, apart from directions, and what it says plainly. */
export interface Polarity {
  readonly denied: readonly Mention[];
  readonly plain: readonly Mention[];
}

/** The words of a denial's part of its clause: from the denial before it to the next one. */
function partOf({ tokens, shape }: Text, at: number, from: number, to: number, key: string): Set<string> {
  const isOther = (index: number): boolean =>
    shape[index] === 'x' && !/^(?:nem|nor|non)$/.test(tokens[index]?.word ?? '');
  let [start, end] = [at, at + 1];
  // 'deve receber A e não deve usar B'
  const isOwn = /[,&:]/.test(shape[at - 1] ?? '');
  while (start > from && !isOwn && !isOther(start - 1)) start--;
  while (end < to && !isOther(end)) end++;
  return new Set(stemsOf(tokens, start, end).filter((stem) => stem !== key));
}

export function readPolarity(text: Text, clauses: readonly ReadonlySet<string>[]): Polarity {
  const { tokens, shape, ranges } = text;
  const denied: Mention[] = [];
  const plain: Mention[] = [];
  for (const [from, to] of ranges) {
    const clause = tokens[from]?.clause ?? 0;
    const about = clauses[clause] ?? new Set();
    let isPlain = true;
    const deny = (at: number, end: number, key: string): unknown =>
      denied.push(
        createItem(text, at, end, { kind: 'negation', key, about: partOf(text, at, from, to, key) }),
      );
    for (let at = from; at < to; at++) {
      const { word } = tokens[at] as Token;
      // 'com ou sem' and 'versus no treatment' deny nothing, 'dias livres de ventilador' is a name.
      const isEither = /^(?:ou|or)$/.test(tokens[at - 1]?.word ?? '') || /vp?$/.test(shape.slice(from, at));
      if (shape[at] !== 'x' || isEither || isPhrasal(word)) continue;
      isPlain = false;
      const whole = deniedBy(word);
      // 'não é contraindicado'
      if (whole && /x.{0,2}$/.test(shape.slice(from, at))) continue;
      if (whole) {
        deny(at, at + 1, whole);
        continue;
      }
      // The first word behind that says something, up to a direction, which denies for itself.
      let target = at + 1;
      while (
        target < to &&
        /[^cd,:)x]/.test(shape[target] ?? ',') &&
        (!tokens[target]?.stem || /(?:mente|ly)$/.test(tokens[target]?.word ?? ''))
      )
        target++;
      // 'O torniquete é contraindicado': its use is.
      const key = isAdvised(text, target) ? '#kuse' : tokens[target]?.stem;
      if (key && target <= at + 6) deny(at, target + 1, key);
    }
    if (!isPlain) continue;
    for (let at = from; at < to; at++) {
      const { stem, word, start, end } = tokens[at] as Token;
      const key = isAdvised(text, at) ? '#kuse' : word === 'uso' ? '' : stem;
      // 'o uso de benzodiazepínico' is no advice.
      if (key) plain.push({ key, start, end, clause, about });
    }
  }
  return { denied, plain };
}
