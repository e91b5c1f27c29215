import { isFound } from '../comparison/compare.ts';
import type { Told } from '../comparison/findings.ts';
import { kindOf } from '../comparison/number-kinds.ts';
import type { Content, Source } from '../reading/content.ts';
import { areOfOneScale, type Item } from '../reading/item.ts';
import { isOutcome, stemsOf } from '../reading/text.ts';
import { labelOf } from '../reading/values-of-list.ts';

const isDose = (item: Item): boolean => kindOf(item) === 'dose';
/** Whether a stem names a kind of people that a dose may be for. */
const isPeople = (stem: string): boolean =>
  /^#k(?:elder|kid|infant|preg|adult|adol|fem|mal|dm$|htn|severe|mild|acut|chron|inpt|outp)/.test(stem);
/** Whether a number is an outcome's value or a dose, and not a time, age, count or threshold. */
const isPlain = ({ compare, kind, key }: Item): boolean =>
  !compare && /^(?:measure|ratio)$/.test(kind) && key !== '' && !/^(?:t|age|x|temp|#)/.test(key);

/** A cache, because each number asks for the words of its clause and those of its rivals. */
const known = new WeakMap<Content, Map<number, ReadonlySet<string>>>();

/** The words of a clause, without its doses. */
function wordsIn(content: Content, clause: number): ReadonlySet<string> {
  const words = known.get(content) ?? new Map<number, ReadonlySet<string>>();
  known.set(content, words);
  const found = words.get(clause);
  if (found) return found;
  const [from, to] = content.ranges.find(([start]) => content.tokens[start]?.clause === clause) ?? [0, 0];
  const read = new Set(labelOf(content, from, to, clause).filter((stem) => !/^#=\d/.test(stem)));
  words.set(clause, read);
  return read;
}

/** Whether a sentence ends between two numbers. Items separated by semicolons may share a heading. */
const areOfTwoSentences = ({ tokens }: Source, a: Item, b: Item): boolean =>
  tokens
    .slice(Math.min(a.to, b.to), Math.max(a.from, b.from))
    .some(({ word, clause }, at, all) => word === '.' && all[at + 1]?.clause !== clause);

/** Whether two numbers of a passage are of the same kind, so that a sentence may confuse them. */
function areOfOneKind(a: Item, b: Item): boolean {
  if (a.kind !== b.kind || !a.upper !== !b.upper || !areOfOneScale(a, b)) return false;
  if (a.key === b.key) return isPlain(b) && (a.isChange === b.isChange || isDose(a));
  const isRelative = ({ key }: Item): boolean => key.includes('/');
  return isDose(a) && isDose(b) && isPlain(b) && isRelative(a) === isRelative(b);
}

/** 'Na artroplastia de quadril, 35 dias; na de joelho, 14 dias': the only times of two clauses of one sentence. */
const areTimesInTurn = (source: Source, a: Item, b: Item): boolean =>
  b.key === 't' &&
  !a.upper === !b.upper &&
  Math.abs(a.clause - b.clause) === 1 &&
  !areOfTwoSentences(source, a, b) &&
  [a, b].every(
    ({ clause }) => source.numbers.filter((one) => one.clause === clause && one.key === 't').length === 1,
  );

/** The only letter that names a group in a clause. */
function letterIn({ clauses }: Content, clause: number): string | undefined {
  let letter: string | undefined;
  for (const stem of clauses[clause] ?? [])
    if (stem.length === 2 && stem.startsWith('=')) {
      if (letter) return undefined;
      letter = stem;
    }
  return letter;
}

/** 'No grupo C, 20 mL/kg' against 'grupo C: 10 mL/kg; grupo D: 20 mL/kg' */
function ofOtherLetter(
  sentence: Content,
  claim: Item,
  { source, span }: Told,
  among: readonly Told[],
): Told | undefined {
  const said = letterIn(sentence, claim.clause);
  const own = said && letterIn(source, span.clause);
  if (!own || said === own) return undefined;
  return among.find(
    ({ source: other, span: rival }) =>
      other === source &&
      letterIn(source, rival.clause) === said &&
      areOfOneKind(span, rival) &&
      !isFound(claim, rival),
  );
}

/** A cache, because each number asks its source. */
const knownArms = new WeakMap<Source, Set<string>>();

/** Words of an arm behind a value; those in front of one may be its outcome. */
function armsIn(source: Source): ReadonlySet<string> {
  let arms: Set<string> | undefined = knownArms.get(source);
  if (!arms) {
    arms = new Set(
      source.numbers.flatMap(({ arm, against, to }) => [
        ...source.tokens.slice(to, to + 12).flatMap(({ stem }) => (arm.has(stem) ? stem : [])),
        ...against,
      ]),
    );
    // 'abstinence 21.4% vs 22.0% (cytisomel vs varenicline)'
    for (const [found] of source.shape.matchAll(/\([wk]{1,3}v\.?[wk]{1,3}\)/g)) {
      const at = source.shape.indexOf(found);
      for (const stem of stemsOf(source.tokens, at, at + found.length)) arms.add(stem);
    }
    knownArms.set(source, arms);
  }
  return arms;
}

/**
 * 'Na fratura de quadril, 2,4 %' against 'vertebral fractures fell to 2.4 %. Hip fractures occurred in 0.8 %': the value
 * in the clause with the sentence's words, if the clause of the matching value has no such words that the other lacks.
 * @param taken the numbers of the passages that match a number of the sentence
 */
export function ofOtherClause(
  sentence: Content,
  claim: Item,
  { source, span }: Told,
  among: readonly Told[],
  taken: ReadonlySet<Item>,
): Told | undefined {
  const lettered = ofOtherLetter(sentence, claim, { source, span }, among);
  if (lettered) return lettered;
  // '5,4 % com A, mas só 1,0 % com B'
  const isContrast = sentence.tokens.find(({ clause }) => clause === claim.clause)?.tag === 'b';
  if (isContrast && !claim.pair && span.pair && taken.has(span.pair)) return undefined;
  const isTime = claim.key === 't' && span.key === 't';
  if (!isTime && (!isPlain(claim) || !isPlain(span))) return undefined;
  const rivals = among.filter(
    ({ source: other, span: rival }) =>
      other === source &&
      rival.clause !== span.clause &&
      (isTime ? areTimesInTurn(source, span, rival) : areOfOneKind(span, rival)) &&
      !taken.has(rival) &&
      // The first clause of an abstract describes all participants.
      (rival.clause > 0 || isDose(claim) || isTime || rival.pair?.pair === rival) &&
      !isFound(claim, rival) &&
      // The sentence reports both values.
      !source.numbers.some((one) => one.clause === rival.clause && one.key === rival.key && taken.has(one)),
  );
  if (rivals.length === 0) return undefined;
  const arms = armsIn(source);
  const [said, own] = [wordsIn(sentence, claim.clause), wordsIn(source, span.clause)];
  // 'mais específico (99,1 %) que a esterase' is not about the esterase.
  const isCompared = (stem: string): boolean =>
    !claim.arm.has(stem) &&
    sentence.directions.some(({ clause, against }) => clause === claim.clause && against.has(stem));
  // Two times may name two arms.
  const hasOneTime = [...said].filter((stem) => stem.startsWith('#=')).length < 2;
  // '1,5 %, com efeito maior nas primeiras 3 horas'
  const isBehind = sentence.numbers.some(
    ({ key, from, clause }) =>
      /^(?:t|age)$/.test(key) &&
      clause === claim.clause &&
      from > claim.to &&
      /[,:b]/.test(sentence.shape.slice(claim.to, from)),
  );
  const isOfTitle = (stem: string): boolean => source.title.stems.has(stem);
  // 'the faecal immunochemical test (FIT)' names the subject of the passage.
  const namesInBrackets = new Set(
    source.tokens.flatMap(({ stem, isCapitals }, at) =>
      isCapitals && source.shape[at - 1] === '(' && source.shape[at + 1] === ')' ? stem : [],
    ),
  );
  return rivals.find(({ span: rival }) => {
    const label = wordsIn(source, rival.clause);
    // A list behind semicolons may name its people once.
    const areApart = areOfTwoSentences(source, span, rival);
    const hasOutcome = [...label].some(isOutcome);
    // '28-day death 22.9 %; ventilated 29.3 %'
    const isContinued =
      rival.from > span.from && !areApart && ![...label].some((stem) => stem.startsWith('#=t'));
    // 'Osteitis developed in 4.2% and 7.3%' names no medicine.
    const isElided = areApart && rival.pair?.pair === rival && ![...label].some((stem) => stem.includes('!'));
    const isOnlyThere = (stem: string): boolean =>
      source.clauses.every((stems, clause) => clause === rival.clause || !stems?.has(stem));
    const theirs = [...label].filter(
      (stem) =>
        said.has(stem) &&
        !own.has(stem) &&
        !isCompared(stem) &&
        (isOnlyThere(stem) || (isDose(claim) && isPeople(stem))) &&
        !isOfTitle(stem) &&
        !namesInBrackets.has(stem) &&
        // A medicine or arm is often named only once.
        !/!|^#kctl$/.test(stem) &&
        (!stem.startsWith('#=') || (hasOneTime && !stem.startsWith('#=x') && !isBehind)) &&
        // 'mais queda de HbA1c do que com 1 mg' is not the dose for HbA1c.
        (isDose(claim)
          ? (areApart || !isPeople(stem)) && !sentence.directions.some(({ about }) => about.has(stem))
          : !arms.has(stem)),
    );
    const ours = [...own].filter(
      (stem) =>
        said.has(stem) &&
        !label.has(stem) &&
        !(isElided && stem.includes('!')) &&
        (isOutcome(stem) || !isOfTitle(stem)) &&
        // 'Ventilated 29.3 %' continues with the outcome before it.
        (hasOutcome || !isOutcome(stem)) &&
        !(span.clause === 0 && !isDose(claim) && isPeople(stem)) &&
        !(isContinued && stem.startsWith('#=t')),
    );
    // The second clause names only what differs.
    const isUnsaid = (stem: string): boolean => !said.has(stem) && !stem.startsWith('#=');
    if (isTime) return theirs.length > 0 && ![...label].some(isUnsaid) && [...own].some(isUnsaid);
    return (
      (theirs.length > 0 && ours.length === 0) ||
      (isDose(claim) && areApart && theirs.some(isPeople) && !ours.some(isPeople))
    );
  });
}
