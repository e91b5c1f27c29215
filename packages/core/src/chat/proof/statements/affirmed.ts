import { isTelling } from '../comparison/number-kinds.ts';
import { sharedNumbers } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { bare } from '../reading/denials.ts';
import type { Item } from '../reading/item.ts';
import type { Mention } from '../reading/polarity.ts';
import { wordsOf } from '../reading/text.ts';
import { PEOPLE } from '../reading/words/opposites.ts';
import { occurrenceOf } from './occurrences.ts';
import { type Compared, isOtherSide, isSameThing, isSole, subjectBefore } from './polarity-comparison.ts';

/** The total weight of some words. A word that many clauses have, such as the medicine, weighs little. */
const weigh = ({ clauses, title }: Source, stems: Iterable<string>): number => {
  let sum = 0;
  for (const stem of stems)
    sum +=
      (/!|^#k(?:preg|kid)/.test(stem) && !title.stems.has(stem) ? 2 : 1) /
      ((title.stems.has(stem) ? 1 : 0) + Math.max(1, clauses.filter((one) => one?.has(stem)).length));
  return sum;
};
const shared = (a: Mention, b: Mention): string[] => [...a.about].filter((stem) => b.about.has(stem));

/** In 'contraindicado em A e em B', one of the items is enough. */
const callsContra = ({ tokens }: Source, { from }: { from: number }): boolean =>
  tokens[from]?.word.startsWith('contra') === true;

/** 'Na hipertensão controlada' against 'contraindicado na hipertensão não controlada' */
function isWithout(sentence: Content, { tokens }: Source, denial: Mention): boolean {
  const start = (word = ''): string => word.slice(0, 6);
  return tokens.some(
    ({ word, clause }, at) =>
      clause === denial.clause &&
      tokens[at - 1]?.tag === 'x' &&
      /[ai]d[ao]s?$|ed$/.test(word) &&
      sentence.tokens.some(
        (own, index) => start(own.word) === start(word) && sentence.tokens[index - 1]?.tag !== 'x',
      ),
  );
}

const isMedicine = (stem: string): boolean => /!|^#knsaid$/.test(stem);
/** The medicines that 'no salicylates or NSAIDs' forbids; none for other denials. */
const barredBy = ({ tokens, shape }: Source, { from, key, about }: Item): string[] =>
  // 'doxycycline vs no doxycycline' names an arm.
  tokens[from]?.word === 'no' && isMedicine(key) && ';,.:('.includes(shape[from - 1] ?? ';')
    ? [key, ...about].filter(isMedicine)
    : [];

/** '2.9 with prophylaxis and 23.3 without prophylaxis' */
const namesBoth = ({ tokens }: Source, { key, clause }: Item): boolean =>
  tokens.filter((one) => bare(one.stem) === key && one.clause === clause).length > 1;

/** '73.6% with no evidence of exposure (seronegative) and 89.2% with a history of exposure (seropositive)' */
const isOfBothGroups = ({ clauses }: Source, { clause, about }: Item): boolean =>
  PEOPLE.some(
    (group) => group.every((stem) => clauses[clause]?.has(stem)) && group.some((stem) => about.has(stem)),
  );

const COUNTS_OTHERS =
  /\b(?:and|e|vs|versus) (?:one|two|three|four|five|uma?|duas|dois|tres|quatro|cinco|\d+) (?:\w+ )?(?:in|with|n[ao]s?|com|on)\b/;

/** 'no deaths in the treated group and two in the control group' */
const isOfOneArm = ({ tokens, ranges }: Source, { clause }: Item): boolean =>
  ranges.some(
    ([from, to]) => tokens[from]?.clause === clause && COUNTS_OTHERS.test(wordsOf(tokens, from, to)),
  );

/** The part of the sentence that affirms what a passage denies. */
export function affirmedOf(compared: Compared, source: Source, denial: Item): Mention | undefined {
  const isOfBoth = (denial.isOfBefore && namesBoth(source, denial)) || isOfBothGroups(source, denial);
  if (denial.isAsked || isOfBoth || isOfOneArm(source, denial)) return undefined;
  const { sentence } = compared;
  const { denied, plain } = sentence.polarity;
  const { polarity } = source;
  const occurred = occurrenceOf(sentence, source, denial);
  if (occurred) return occurred;
  // 'sem vitamina K' also means 'não recomenda vitamina K'.
  if (denied.some(({ key }) => denial.about.has(key) && polarity.denied.every((one) => one.key !== key)))
    return undefined;
  // 'O AAS pode ser usado' against 'no salicylates', but not 'o AAS aumenta o risco'
  const barred = barredBy(source, denial);
  if (barred.length > 0) {
    const isUsed = ({ clause }: Mention): boolean =>
      sentence.clauses[clause]?.has('#kkeep') === true ||
      plain().some((one) => one.key === '#kuse' && one.clause === clause);
    return plain().find((one) => barred.includes(one.key) && isUsed(one));
  }
  return plain().find((one) => one.key === denial.key && isAffirmedOf(compared, source, denial, one));
}

/** Whether an affirmation of the sentence is about the very thing that the passage denies. */
function isAffirmedOf(compared: Compared, source: Source, denial: Item, one: Mention): boolean {
  const { sentence, cited, found } = compared;
  // 'Do not stop abruptly' does not forbid stopping.
  const manner = source.tokens
    .slice(denial.to, denial.to + 4)
    .find(({ word }) => /^(?:abrupt|subit|brusc)/.test(word));
  if (manner?.stem && !sentence.stems.has(manner.stem)) return false;
  const kin = (other: Source, said: Mention): number =>
    weigh(other, shared(one, said)) + 2 * sharedNumbers(found, one.clause, other, said.clause);
  // 'recomendada também para quem está sem oxigênio' against 'not recommended in patients without oxygen'
  const isOfSame = sentence.polarity.denied.some(
    (mine) =>
      mine.isOfBefore &&
      mine.clause === one.clause &&
      source.polarity.denied.some(
        (its) => its.isOfBefore && its.clause === denial.clause && its.key === mine.key,
      ),
  );
  const own = kin(source, denial) + (isOfSame ? 9 : 0);
  // 'Antibióticos são indicados': advice of another clause about something else does not support it.
  const subject = subjectBefore(sentence, one);
  const isOfSubject = (said: Mention): boolean =>
    !subject || !denial.about.has(subject) || said.about.has(subject);
  // The passage may say this about something else.
  const isSaid = cited.some((other) =>
    other.polarity
      .plain()
      .some((said) => said.key === denial.key && isOfSubject(said) && kin(other, said) > own),
  );
  const isShared = sharedNumbers(found, one.clause, source, denial.clause) > 0;
  // The figures of the claim are elsewhere in the passage, not next to the denial. 'but' continues the clause before it.
  const isElsewhere =
    !isShared &&
    source.tokens.find(({ clause }) => clause === denial.clause)?.tag !== 'b' &&
    [...found.matches.keys()].some(
      // The number of participants belongs to no statement.
      (number) => number.clause === one.clause && isTelling(number) && !number.key.startsWith('#'),
    );
  const isContra = callsContra(source, denial);
  const third = weigh(source, denial.about) / 3;
  return (
    !isSaid &&
    (isContra ? !isWithout(sentence, source, denial) : !isElsewhere) &&
    !isOtherSide(compared, one, source, denial) &&
    (!denial.isOfBefore || isSameThing(compared, one.clause, source, denial.clause)) &&
    (kin(source, denial) >= (isContra ? Math.min(1, third) : third) || isSole(compared, denial.key))
  );
}
