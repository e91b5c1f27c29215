import type { Told } from '../comparison/findings.ts';
import type { NumberMatches } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { bare } from '../reading/denials.ts';
import { isRanking } from '../reading/directions/direction-bits.ts';
import { type Item, NOT_INFERIOR, RANK } from '../reading/item.ts';
import { isOutcome } from '../reading/text.ts';
import { ARM_NAMES, groupsOf, PEOPLE } from '../reading/words/opposites.ts';
import { wordAt } from '../reading/words/phrases.ts';
import { isOwnNumber } from './anchored.ts';

/** 'A sobrevida aumentou' answers 'a mortalidade caiu'. A ratio for survival is already read as one for death. */
const OTHER_WAY: Readonly<Record<string, string>> = {
  '#osurviv': '#odeath',
  '#odeath': '#osurviv',
  '#kalive': '#odeath',
};
export const isCounterpart = (stem: string, { about }: Item): boolean => about.has(OTHER_WAY[stem] ?? '');

const isName = (stem: string): boolean => stem.includes('!') || stem === '#kctl';
const isWithoutMedicine = (stem: string): boolean => stem.startsWith('-') && stem.includes('!');

/** A direction of a passage, and its relation to a direction of the sentence. */
export interface Kin extends Told {
  readonly score: number;
  /** The two share enough of the subject to contradict each other. */
  readonly isStrong: boolean;
  /** How many words of the subject its clause contains. */
  readonly covered: number;
}

/** What a direction of the sentence is about. */
export interface Subject {
  readonly claim: Item;
  /** Concepts that its clause denies: 'sem diabetes'. */
  readonly denied: readonly string[];
  /** Its words. */
  readonly stems: readonly string[];
  /** The words that name an outcome that a passage contains. */
  readonly outcomes: readonly string[];
  /** The other words of the clause. Passages seldom repeat which arm they are about. */
  readonly around: readonly string[];
  readonly numbers: readonly Item[];
  readonly isOfDose: boolean;
  /** The total weight of the wanted `stems`. */
  sum(stems: readonly string[], isWanted: (stem: string) => boolean): number;
}

/** 'O lado direito foi mais acometido que o esquerdo' names only its arms. */
const comparesArms = ({ key, about, arm, against, isImplied }: Item): boolean =>
  !key &&
  !isImplied &&
  [...about].every((stem) => arm.has(stem) && !isOutcome(stem)) &&
  [...arm].some(
    (stem) =>
      (!ARM_NAMES.has(stem) || PEOPLE.some((group) => group.includes(stem))) &&
      groupsOf(stem).some((group) => [...against].some((other) => other !== stem && group.includes(other))),
  );

/** Reads what a direction of the sentence is about. */
export function subjectOf(sentence: Content, claim: Item, sources: readonly Source[]): Subject {
  const weightOf = createWeights(sources);
  const all =
    isRanking(claim) || comparesArms(claim) ? [...claim.about, ...claim.arm, ...claim.against] : claim.about;
  const stems = [...new Set(all)].filter((stem) => !stem.startsWith('#='));
  return {
    claim,
    denied: sentence.polarity.denied.flatMap(({ clause, key }) =>
      clause === claim.clause && key.startsWith('#k') ? key : [],
    ),
    stems,
    outcomes: stems.filter((stem) => stem.startsWith('#o') && weightOf(stem) > 0),
    around: [...(sentence.clauses[claim.clause] ?? [])].filter(
      (stem) => !stems.includes(stem) && !stem.startsWith('#='),
    ),
    numbers: sentence.numbers.filter((number) => isOwnNumber(sentence, claim, number)),
    isOfDose: claim.key === '' && !stems.some(isOutcome) && isOfDose(sentence, claim),
    sum: (list, isWanted) =>
      list.reduce((total, stem) => (isWanted(stem) ? total + weightOf(stem) : total), 0),
  };
}

/** Weighs words: one that few clauses of the passages contain says more than one that all contain. */
function createWeights(sources: readonly Source[]): (stem: string) => number {
  const weights = new Map<string, number>();
  const countOf = (stem: string): number => {
    let count = 0;
    for (const { clauses } of sources)
      for (const stems of clauses) if (stems?.has(stem) || stems?.has(OTHER_WAY[stem] ?? stem)) count++;
    return count;
  };
  return (stem) => {
    let weight = weights.get(stem);
    if (weight === undefined) {
      const count = countOf(stem);
      weight = count === 0 ? 0 : 1 / count ** 0.5;
      weights.set(stem, weight);
    }
    return weight;
  };
}

/** 'A dose cai para 50 mg' says nothing about an outcome. */
export const isOfDose = ({ tokens }: Content, { from, to, isImplied }: Item): boolean =>
  !isImplied &&
  // 'A dose alta reduziu a displasia'
  !(/^(?:os?|as?|the|contra|against)$/.test(wordAt(tokens, to)) && tokens[to + 1]?.tag !== 'hd') &&
  tokens.slice(Math.max(0, from - 5), to + 2).some(({ tag }) => tag === 'hd');

/** Whether a clause affirms a concept that another clause of the passage denies. */
const isOfOthers = (denied: readonly string[], source: Source, clause: number): boolean =>
  denied.some((key) => {
    const own = source.polarity.denied.filter((one) => one.key === key);
    return (
      own.length > 0 && own.every((one) => one.clause !== clause) && source.clauses[clause]?.has(key) === true
    );
  });

/** How much a direction of a passage shares with the subject; undefined if nothing. */
export function relate(subject: Subject, told: Told, found: NumberMatches): Kin | undefined {
  const { claim, stems, outcomes, around, sum } = subject;
  const { source, span } = told;
  const clause = source.clauses[span.clause] ?? span.about;
  const said =
    isRanking(claim) || (comparesArms(claim) && comparesArms(span))
      ? new Set([...span.about, ...span.arm, ...span.against])
      : span.about;
  const isInClause = (stem: string): boolean => clause.has(stem);
  // 'rifapentine without moxifloxacin' is not the arm with moxifloxacin.
  if (around.some((stem) => clause.has(`-${stem}`) && !clause.has(stem))) return undefined;
  // 'The 75 U dose was not superior' rather than '100 U reduced …'
  const dose = [...claim.arm].find((stem) => stem.startsWith('#='));
  const isOtherDose =
    dose &&
    ![...claim.against].some((stem) => stem.startsWith('#=')) &&
    !clause.has(dose) &&
    [...clause].some((stem) => stem.startsWith('#=')) &&
    source.directions.some((one) => !one.isImplied && source.clauses[one.clause]?.has(dose));
  if (isOtherDose) return undefined;
  // 'nos sem diabetes' is not about 'those with type 2 diabetes'.
  if (isOfOthers(subject.denied, source, span.clause)) return undefined;
  // 'sem moxifloxacino' is the other arm of 'rifapentine with moxifloxacin'.
  if (
    [...stems, ...around].some(
      (stem) =>
        isWithoutMedicine(stem) && source.stems.has(stem) && clause.has(bare(stem)) && !clause.has(stem),
    )
  )
    return undefined;
  // A passage without a word for survival may be about death.
  const isShared = (stem: string): boolean =>
    said.has(stem) || (isCounterpart(stem, span) && (span.isImplied || !source.stems.has(stem)));
  const isMissing = (stem: string): boolean => !isInClause(stem) && !isName(stem);

  const links = linksOf(subject, told, found);
  if (links === 0 && outcomes.length > 0 && !outcomes.some(isShared)) return undefined;
  const isAlike = (claim.key === RANK || claim.key === NOT_INFERIOR) && span.key === NOT_INFERIOR;
  // Beside an outcome, a word of the title says little: it is in all results.
  const isOfAll = (stem: string): boolean =>
    !isOutcome(stem) && source.title.stems.has(stem) && outcomes.some(isShared);
  const shared =
    sum(stems, isShared) - 0.6 * sum(stems, (stem) => isShared(stem) && isOfAll(stem)) + (isAlike ? 0.5 : 0);
  if (shared === 0 && links === 0) return undefined;
  const nearby = sum(stems, (stem) => !isShared(stem) && isInClause(stem));
  // 'entre os grupos' names no arm.
  const context = sum(around, (stem) => isInClause(stem) && !isName(stem));
  // The trial's people and medicine stand once in the passage, for all its results.
  const isOfTrial = (stem: string): boolean => source.title.stems.has(stem);
  const isIntroduced = (stem: string): boolean =>
    !isOutcome(stem) &&
    ((outcomes.length === 0 && !span.isImplied) || outcomes.some(isShared)) &&
    (isOfTrial(stem) || source.clauses[0]?.has(stem) === true);
  const missing =
    0.6 * sum(stems, (stem) => isMissing(stem) && !isIntroduced(stem)) +
    0.3 * sum(around, (stem) => isMissing(stem) && !isOfTrial(stem));
  return {
    ...told,
    score:
      3 * shared +
      1.5 * nearby +
      context +
      2 * Math.min(links, 2) -
      (span.isImplied ? 0.5 : 0) -
      // 'a mortalidade não diferiu' is not about the composite of death and hospitalization.
      (outcomes.length > 0 && span.about.has('#gcomp') && !claim.about.has('#gcomp') ? 1 : 0),
    isStrong:
      !(links === 0 && (isOfOtherFigures(subject, span, found) || isOfOtherClause(subject, told, found))) &&
      1.2 * shared + 0.5 * nearby + links > missing,
    covered: stems.filter((stem) => isShared(stem) || isInClause(stem)).length + (links > 0 ? 9 : 0),
  };
}

/** How many numbers of the subject are next to a direction of a passage. */
const linksOf = ({ claim, numbers }: Subject, { source, span }: Told, found: NumberMatches): number =>
  numbers.filter(
    (number) =>
      // A dose names an arm, and any outcome may have it.
      !(/^(?:g|iu)(?:\/t)?$|^l\/g/.test(number.key) && number.factor <= 1) &&
      // 'a alta antes de 36 horas', 'que transfundia abaixo de 7,5 g/dL'
      !(/^(?:t$|g\/l|mol)/.test(number.key) && number.compare !== '' && number.from < claim.from) &&
      [found.matches.get(number), ...(found.alike.get(number) ?? [])].some(
        (match) =>
          match?.source === source &&
          match.span.clause === span.clause &&
          (span.isImplied || isOwnNumber(source, span, match.span)),
      ),
  ).length;

/** '(7,2) do que no controle (10,5)': the subject has its own figures, which are elsewhere in the passage. */
const isOfOtherFigures = ({ claim, numbers }: Subject, { isImplied }: Item, { matches }: NumberMatches) =>
  isImplied &&
  numbers.some(
    (number) => matches.has(number) && number.from > claim.from && /^%?$/.test(number.key) && !number.pair,
  );

/**
 * 'A detecção de câncer foi igual (0,1 %)' against 'cancer was detected in 0.1 % of each group', not against 'participation
 * in cancer screening was higher': another clause has the subject's own figure and as many of its words.
 */
const isOfOtherClause = (
  { claim, numbers, stems }: Subject,
  { source, span }: Told,
  { matches }: NumberMatches,
): boolean => {
  const shared = (clause: number): number =>
    stems.filter((stem) => source.clauses[clause]?.has(stem) === true).length;
  return numbers.some((number) => {
    const isShare = number.key === '%' && number.kind !== 'level';
    const match = isShare && number.from > claim.from ? matches.get(number) : undefined;
    return (
      match?.source === source &&
      match.span.clause !== span.clause &&
      // '1.2% and 1.5%, with no difference'
      match.span.clause + 1 !== span.clause &&
      source.directions.every(({ clause }) => clause !== match.span.clause) &&
      shared(match.span.clause) >= shared(span.clause)
    );
  });
};
