import type { Span } from './citation-check.ts';
import { sideOf } from './compare.ts';
import { type Finding, holds, type Told } from './findings.ts';
import { checkDisease, checkLeftOut, checkWithout } from './left-out.ts';
import type { NumberMatches } from './match-numbers.ts';
import { checkQualities } from './qualities.ts';
import { readArms } from './reading/arms.ts';
import type { Token } from './reading/clauses.ts';
import type { Content, Source } from './reading/content.ts';
import { bare } from './reading/denials.ts';
import type { Item } from './reading/item.ts';
import { OPPOSITES, PEOPLE } from './reading/lexicon.ts';

/** Matches kinds of people by age. */
const AGE = /^#k(?:kid|adol|adult|elder|infant)$/;
const isDrug = (stem: string): boolean => stem.includes('!');
const tokenWith = (list: readonly Token[], wanted: (stem: string) => boolean): Token | undefined =>
  list.find(({ stem }) => stem && wanted(stem));

const isDenied = ({ tokens }: Content, clause: number): boolean =>
  tokens.some((token) => token.clause === clause && token.tag === 'x');
/** The sides of the thresholds of a clause. */
const sidesOf = ({ numbers }: Content, clause: number): number[] =>
  numbers.filter((number) => number.clause === clause && number.compare !== '').map(sideOf);

/** Whether a clause of the passage has most of the words that the passage shares with the sentence's clause. */
function isOfSame(sentence: Content, claim: Token, source: Source, told: Token): boolean {
  if (isDenied(sentence, claim.clause) || isDenied(source, told.clause)) return false;
  // 'Stop above 5' and 'continue up to 5' mean the same.
  const [mine, theirs] = [sidesOf(sentence, claim.clause), sidesOf(source, told.clause)];
  if (mine.length > 0 && theirs.length > 0 && !mine.some((side) => theirs.includes(side))) return false;
  const known = [...(sentence.clauses[claim.clause] ?? [])].filter((stem) => source.stems.has(stem));
  const shared = known.filter((stem) => source.clauses[told.clause]?.has(stem));
  // A passage of one or two clauses has one subject.
  return shared.length >= known.length * 0.7 && (shared.length > 0 || source.ranges.length < 3);
}

/** 'after surgery' contradicts 'before surgery', but not 'before the antibiotic' or 'than before surgery'. */
function hasSameObject(sentence: Content, claim: Token, source: Source, told: Token): boolean {
  const at = source.tokens.indexOf(told);
  const objectOf = (tokens: readonly Token[], from: number): string | undefined =>
    tokens.slice(from + 1).find(({ stem }) => stem)?.stem;
  return (
    !/^[vc]/.test(source.tokens[at - 1]?.tag ?? '') &&
    objectOf(sentence.tokens, sentence.tokens.indexOf(claim)) === objectOf(source.tokens, at)
  );
}

/** Names for a placebo. */
const DUMMY = /^(?:placebo|sal[it]n|sorofis|sham|simul|veicul|vehicl|dummy|inert)/;

/** 'Em relação ao placebo' for a trial that compares two other arms. */
function otherControl(sentence: Content, cited: readonly Source[], source: Source): Finding | undefined {
  const claim = sentence.tokens.find(({ word }) => word === 'placebo');
  const isKnown = ({ tokens }: Pick<Content, 'tokens'>): boolean =>
    tokens.some(({ word, stem }) => stem === '#kctl' || DUMMY.test(word));
  if (!claim || cited.some((one) => isKnown(one) || isKnown(one.title))) return undefined;
  const arms = source.numbers.flatMap(({ pair, arm }) => (pair && pair.arm.size > 0 ? [...arm] : []));
  const told = source.tokens.findLast(
    ({ stem }) => stem !== '' && arms.includes(stem) && !sentence.stems.has(stem),
  );
  return told && { kind: 'arm', verdict: 'diverge', claim, source, told };
}

/** 'Isoniazida por 4 meses' against 'rifampicina por 4 meses', if the passage has isoniazid elsewhere. */
function otherMedicine(
  sentence: Content,
  source: Source,
  alike: ReadonlyMap<Item, readonly Told[]>,
): Finding | undefined {
  const drugsIn = ({ tokens }: Content, clause: number): Token[] =>
    tokens.filter((token) => token.clause === clause && isDrug(token.stem));
  for (const [number, [match, ...more]] of alike) {
    if (more.length > 0 || match?.source !== source || /^(?:#|x|$)/.test(number.key)) continue;
    const said = drugsIn(sentence, number.clause);
    const [told, ...others] = drugsIn(source, match.span.clause);
    const isTold = ({ stem }: Token): boolean => bare(stem) === bare(told?.stem);
    if (
      told &&
      others.every(isTold) &&
      said.every((token) => source.stems.has(token.stem) && !isTold(token)) &&
      said[0]
    )
      return { kind: 'arm', verdict: 'diverge', claim: said[0], source, told };
  }
  return undefined;
}

/** Finds medicines, populations and qualities that are different in the sentence and in the passage. */
export function checkSubjects(
  sentence: Content,
  cited: readonly Source[],
  { matches, alike }: NumberMatches,
): Finding[] {
  const { tokens, stems } = sentence;
  const isOwn = (stem: string): boolean => stems.has(stem);
  const isHeld = (stem: string): boolean => cited.some((source) => holds(source, stem));
  const foreign: string[] = [];
  // 'zoledronato' is 'ácido zoledrônico'.
  const nameOf = (stem: string): string => stem.split('!', 1)[0] ?? '';
  const isNamed = (stem: string): boolean =>
    cited.some(({ stems: own, title }) =>
      [...own, ...title.stems].some((one) => isDrug(one) && nameOf(one) === nameOf(stem)),
    );
  for (const stem of stems) if (isDrug(stem) && !isNamed(stem)) foreign.push(stem);
  const findings: Finding[] = [];
  for (const source of cited) {
    const leftOut = checkLeftOut(sentence, source);
    const hasFigures = [...matches.values()].some((told) => told.source === source);
    const without =
      leftOut ??
      (hasFigures
        ? (checkWithout(sentence, cited, source) ?? checkDisease(sentence, cited, source))
        : undefined);
    if (without) findings.push(without);
    const quality = checkQualities(sentence, cited, source, (claim, told) =>
      isOfSame(sentence, claim, source, told),
    );
    if (quality) findings.push(quality);
    // 'O angioedema é raro' against 'angioedema is common'.
    for (const group of OPPOSITES) {
      const own = group.find(isOwn);
      if (!own || isHeld(own) || group.every(isOwn)) continue;
      // 'crianças e adolescentes' against 'children'
      if (AGE.test(own) && [...stems].some((stem) => AGE.test(stem) && isHeld(stem))) continue;
      const claim = tokenWith(tokens, (stem) => stem === own) as Token;
      const isOther = (stem: string): boolean => group.includes(stem);
      // A passage with the sentence's figures need not repeat which people it is about.
      const isOfStudy = hasFigures && PEOPLE.includes(group) && !isDenied(sentence, claim.clause);
      const told = source.tokens.find(
        (token, at) =>
          isOther(token.stem) &&
          // '12 years or older'
          !(token.word === 'older' && source.tokens[at - 1]?.tag === '&') &&
          (isOfStudy || isOfSame(sentence, claim, source, token)) &&
          (!group.includes('#kbef') || hasSameObject(sentence, claim, source, token)),
      );
      const titled = !told && isOfStudy ? tokenWith(source.title.tokens, isOther) : undefined;
      if (told ?? titled)
        findings.push({ kind: 'population', verdict: 'diverge', claim, source, told, titled });
    }
    const other =
      hasFigures && (otherControl(sentence, cited, source) ?? otherMedicine(sentence, source, alike));
    if (other) findings.push(other);
    if (foreign.length === 0) continue;
    // Another medicine of the same class, or the medicine next to the sentence's own figures.
    const classOf = (stem: string): string | undefined => stem.split('!')[1];
    // 'Angiotensin–neprilysin inhibition versus enalapril' names only the control.
    const { against } = readArms(source.title, 0, source.title.tokens.length);
    const isExchanged = hasFigures && ![...stems].some((stem) => isDrug(stem) && isHeld(stem));
    // 'O prasugrel … frente ao clopidogrel' against 'ticagrelor versus clopidogrel'
    const unsaid = [...source.stems, ...source.title.stems].filter((stem) => isDrug(stem) && !isOwn(stem));
    const isOneOfTwo = hasFigures && foreign.length === 1 && new Set(unsaid.map(nameOf)).size === 1;
    for (const drug of foreign) {
      const claim = tokenWith(tokens, (stem) => stem === drug);
      const isOther = (stem: string): boolean =>
        isDrug(stem) &&
        !isOwn(stem) &&
        (((isExchanged || isOneOfTwo) && !against.has(stem)) || classOf(stem) === classOf(drug));
      const told = tokenWith(source.tokens, isOther);
      const titled = told ? undefined : tokenWith(source.title.tokens, isOther);
      // The same name with another ending, or as part of a compound.
      if (
        !claim ||
        !(told ?? titled) ||
        claim.word.slice(0, 6) === told?.word.slice(0, 6) ||
        told?.word.endsWith(claim.word)
      )
        continue;
      findings.push({ kind: 'arm', verdict: 'diverge', claim, source, told, titled });
    }
  }
  return findings;
}

/**
 * Finds a wrong marker: the cited passages contain almost none of a statement's words, but a clause of another passage
 * contains at least half.
 */
export function checkMarker(
  sentence: Content,
  cited: readonly Source[],
  others: readonly Source[],
): Finding[] {
  const stems = [...sentence.stems].filter((stem) => !stem.startsWith('#='));
  const knownTo = (source: Source): number => stems.filter((stem) => holds(source, stem)).length;
  const least = Math.max(3, 3 * Math.max(...cited.map(knownTo)), stems.length / 2);
  for (const source of others)
    for (const clause of source.clauses) {
      const found = stems.filter((stem) => clause?.has(stem) || source.title.stems.has(stem));
      const spanIn = (tokens: readonly Token[]): Span | undefined => {
        const list = tokens.filter(({ stem }) => found.includes(stem));
        return list[0] && { start: list[0].start, end: list.at(-1)?.end ?? 0 };
      };
      const claim = found.length >= least && spanIn(sentence.tokens);
      const told = claim && spanIn(source.tokens.filter((one) => source.clauses[one.clause] === clause));
      if (told) return [{ kind: 'subject', verdict: 'diverge', claim, source, told }];
    }
  return [];
}
