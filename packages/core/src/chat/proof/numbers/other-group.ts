import { isFound, isSameKind } from '../comparison/compare.ts';
import { best, type Told } from '../comparison/findings.ts';
import { affinity } from '../comparison/rivals.ts';
import type { Content, Source } from '../reading/content.ts';
import { isLetter } from '../reading/directions/directions.ts';
import { areOfOneScale, type Item } from '../reading/item.ts';
import { wordsOf } from '../reading/text.ts';
import { labelOf, listOf } from '../reading/values-of-list.ts';
import { groupsOf } from '../reading/words/opposites.ts';
import { armsOf } from './arms-of-values.ts';

/** The outcomes of a number. Survival and death count as one, as do survival without progression and progression. */
function outcomesOf({ about }: Item): string[] {
  const outcomes: string[] = [];
  for (const stem of about)
    if (stem.startsWith('#o')) outcomes.push(stem === '#osurviv' ? '#odeath' : stem);
    else if (stem === 'progre') outcomes.push('#opfs');
  return outcomes;
}
const shareOutcome = (a: Item, b: Item): boolean => {
  const own = outcomesOf(b);
  return outcomesOf(a).some((outcome) => own.includes(outcome));
};

/** Whether a number is the value of an outcome: a share, ratio or measure, but no threshold, time, count or dose. */
const isResult = ({ kind, key, compare }: Item): boolean =>
  !compare && (kind === 'ratio' || (kind === 'measure' && !/^(?:t|age|x|#)/.test(key)));
/** Whether both are results of one kind with different values. */
const areRivals = (claim: Item, other: Item): boolean =>
  isResult(claim) &&
  isResult(other) &&
  isSameKind(claim, other) &&
  areOfOneScale(claim, other) &&
  !other.upper === !claim.upper &&
  !isFound(claim, other);

/**
 * 'Nos maiores de 75 anos, 38,5 %' against '38.5 %' for all and '49.0 %' for those older than 75: the value of the
 * group that the sentence names by a threshold.
 * @param free the numbers of the passage that match no number of the sentence
 */
export function ofNamedGroup(
  { shape, numbers }: Content,
  claim: Item,
  { source, span }: Told,
  free: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  for (const [group, { source: other, span: told }] of matches) {
    const isGroup =
      group.clause === claim.clause && group.key !== '%' && (group.compare !== '' || group.key === 'age');
    if (!isGroup || other !== source || told.clause === span.clause) continue;
    // 'RR 0,69 dentro de 3 h e 0,81 no conjunto'
    const isOfEarlier = numbers.some(
      (one) =>
        one.kind === claim.kind &&
        one.to <= group.from &&
        /^[pswko]{0,4}$/.test(shape.slice(one.to, group.from)),
    );
    // 'Nos maiores de 75 anos, …' and '… nos maiores de 75 anos', but not '…, mas nos maiores de 75 anos'.
    const isOfGroup =
      group.from < claim.from
        ? !isOfEarlier && !/[b;]/.test(shape.slice(group.to, claim.from))
        : !/[,;:b]/.test(shape.slice(claim.to, group.from));
    if (!isOfGroup) continue;
    // '9.9 % and 8.3 %, respectively' are of groups named before.
    if (source.tokens.some(({ word, clause }) => clause === span.clause && word.startsWith('respectiv')))
      continue;
    // The first clause and the title describe all participants.
    if (told.clause === 0 || source.title.numbers.some((one) => isFound(group, one))) continue;
    // The value also belongs to this group.
    if (source.numbers.some((one) => one.clause === span.clause && isFound(group, one))) continue;
    const own = best(
      free.filter(
        (one) =>
          one.span.clause === told.clause &&
          areRivals(claim, one.span) &&
          // Any other share could be about something else.
          (!claim.key.startsWith('%') || shareOutcome(claim, one.span)),
      ),
      (one) => affinity(claim, one),
    );
    if (own) return own;
  }
  return undefined;
}

/** 'Sangramento: HR 0,79' against 'stroke HR 0.79; bleeding HR 0.69'. */
export function ofNamedOutcome(claim: Item, { span }: Told, free: readonly Told[]): Told | undefined {
  // '43,9 % vs 43,7 % de óbitos' names the outcome of both.
  const all = [...outcomesOf(claim), ...(claim.pair ? outcomesOf(claim.pair) : [])];
  const own = outcomesOf(span);
  if (own.length === 0 || all.some((outcome) => own.includes(outcome))) return undefined;
  const named = outcomesOf(claim);
  if (named.length === 0) return undefined;
  return free.find(
    (one) =>
      areRivals(claim, one.span) &&
      named.every((outcome) => outcomesOf(one.span).includes(outcome)) &&
      !shareOutcome(span, one.span),
  );
}

const isOpposite = (a: string, b: string): boolean =>
  a === `-${b}` || b === `-${a}` || groupsOf(a).some((group) => group.includes(b));

/** 'Nos diabéticos, 21 %' against '21% of those without diabetes and 30% of those with it'. */
export function ofOpposite(sentence: Content, claim: Item, { source, span }: Told): Told | undefined {
  const isOnly = sentence.numbers.every(
    (one) => one === claim || one.clause !== claim.clause || one.key !== claim.key,
  );
  if (!isOnly) return undefined;
  const [first, second, ...more] = listOf(source, span);
  if (!first || !second || more.length > 0) return undefined;
  const [own, foreign] = first[0] === span ? [first, second] : [second, first];
  if (isFound(claim, foreign[0])) return undefined;
  const said = new Set(labelOf(sentence, 0, sentence.tokens.length, claim.clause));
  const isTold = [...own[1]].some(
    (stem) => !said.has(stem) && [...foreign[1]].some((other) => said.has(other) && isOpposite(stem, other)),
  );
  return isTold ? { source, span: foreign[0] } : undefined;
}

/** The arms of two compared values. */
function pairOf(source: Source, number: Item): Map<Item, ReadonlySet<string>> {
  const { pair, key } = number;
  // '88,6%, 79,1% e 91,2%, respectivamente' has three arms.
  const like = source.numbers.filter(
    (one) =>
      one.clause === number.clause &&
      one.key === key &&
      wordsOf(source.tokens, one.to, one.to + 14).includes('respectiv'),
  );
  if (!pair || pair.pair !== number || /^[glt]/.test(key) || like.length > 2) return new Map();
  const [first, second] = number.from < pair.from ? [number, pair] : [pair, number];
  const [own, other] = armsOf(source, first);
  return new Map([
    [first, own],
    [second, other],
  ]);
}

/** '6 meses na forma A e 12 meses na forma B'. Other times in a clause seldom belong to one thing. */
const areOfTwo = ({ shape }: Source, a: Item, b: Item): boolean => {
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  return (
    /^[p/][^0x;:().]*&$/.test(shape.slice(first.to, second.from)) && /^[p/]/.test(shape.slice(second.to))
  );
};

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
  const isAlone = sentence.numbers.every(
    (one) => one === claim || one.key !== claim.key || one.clause !== claim.clause,
  );
  if (alike.length !== 1 || !isAlone || !claim.upper !== !span.upper || claim.compare !== span.compare)
    return undefined;
  // A temperature or a count may itself name an arm.
  if (/^(?:age|temp|#.*)$/.test(claim.key) || claim.kind === 'number') return undefined;
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
      if (other === span || !other.upper !== !span.upper) continue;
      if ((claim.key === 't' || claim.compare) && !areOfTwo(source, span, other)) continue;
      // 'exposto à dengue' against 'no evidence of dengue exposure': the topic tells no group.
      const isTopic = (stem: string): boolean =>
        source.title.stems.has(stem) &&
        source.tokens.filter((token) => token.stem === stem && token.clause === span.clause).length > 1;
      const theirs = [...label].filter((stem) => !own?.has(stem) && !isTopic(stem));
      const ours = [...(own ?? [])].filter((stem) => !label.has(stem) && !isTopic(stem));
      // Letters name the groups: 'o grupo C recebe 20 mL/kg em 20 min' against 'group D 20 mL/kg in 20 min'.
      const isByLetter = [ours, theirs].every((list) => list.some(isLetter));
      if (taken.has(other) && !isByLetter) continue;
      const telling = isByLetter ? ours.filter(isLetter) : ours;
      if (telling.length > 0 && theirs.some(isMine) && !telling.some(isMine)) return { source, span: other };
    }
  }
  return undefined;
}
