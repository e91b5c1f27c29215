import { armsOf } from './arms-of-values.ts';
import type { Told } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';
import { labelOf, listOf } from './reading/values-of-list.ts';

/** The arms of two compared values. */
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

/**
 * 'A TCC isolada obteve 58 %' against '58% for fluoxetine alone, 42% for CBT alone': the value with the sentence's
 * label.
 */
export function labelled(
  sentence: Content,
  claim: Item,
  { source, span }: Told,
  alike: readonly Told[],
  taken: ReadonlySet<Item>,
): Told | undefined {
  const isAlone = sentence.numbers.every((one) => one === claim || one.key !== claim.key);
  if (alike.length !== 1 || !isAlone || !claim.upper !== !span.upper || claim.compare) return undefined;
  // The times in a clause seldom belong to one thing. A temperature or a count may itself name an arm.
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
      if (other === span || taken.has(other) || !other.upper !== !span.upper) continue;
      const theirs = [...label].filter((stem) => !own?.has(stem));
      const ours = [...(own ?? [])].filter((stem) => !label.has(stem));
      if (ours.length > 0 && theirs.some(isMine) && !ours.some(isMine)) return { source, span: other };
    }
  }
  return undefined;
}
