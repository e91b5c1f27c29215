import type { Span } from '../comparison/citation-check.ts';
import { sideOf } from '../comparison/compare.ts';
import { type Finding, holds } from '../comparison/findings.ts';
import type { NumberMatches } from '../numbers/match-numbers.ts';
import type { Token } from '../reading/clauses.ts';
import type { Content, Source } from '../reading/content.ts';
import { groupsOf, PEOPLE } from '../reading/words/opposites.ts';
import { checkDisease, checkLeftOut, checkWithout } from './left-out.ts';
import { checkQualities } from './qualities.ts';

/** Matches kinds of people by age. */
const AGE = /^#k(?:kid|adol|adult|elder|infant)$/;
const tokenWith = (list: readonly Token[], wanted: (stem: string) => boolean): Token | undefined =>
  list.find(({ stem }) => stem && wanted(stem));

const isDenied = ({ tokens }: Content, clause: number): boolean =>
  tokens.some(
    (token, at) =>
      token.clause === clause &&
      token.tag === 'x' &&
      // 'relacionados ou não à aids'
      !/^(?:ou|or)$/.test(tokens[at - 1]?.word ?? ''),
  );
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
  const least = /^#k(?:over|under|futil|gain|done)$/.test(claim.stem) ? 0.5 : 0.7;
  return shared.length >= known.length * least && (shared.length > 0 || source.ranges.length < 3);
}

/** 'antes de iniciar o antibiótico', 'before starting antibiotics' */
const BEGINS = /^(?:inici|comec|start|begin|initiat)/;

/** 'after surgery' contradicts 'before surgery', but not 'before the antibiotic' or 'than before surgery'. */
function hasSameObject(sentence: Content, claim: Token, source: Source, told: Token): boolean {
  const at = source.tokens.indexOf(told);
  const objectOf = (tokens: readonly Token[], from: number): string | undefined => {
    const object = tokens
      .slice(from + 1)
      .find(({ stem, word }) => (stem || /^random/.test(word)) && !BEGINS.test(word));
    return object?.stem || object?.entry?.stem;
  };
  return (
    !/^[vc]/.test(source.tokens[at - 1]?.tag ?? '') &&
    objectOf(sentence.tokens, sentence.tokens.indexOf(claim)) === objectOf(source.tokens, at)
  );
}

/** 'logo após o nascimento' does not hold 'depois da cirurgia'. */
const isSameOrder = (sentence: Content, claim: Token, cited: readonly Source[]): boolean =>
  cited.some((source) =>
    source.tokens.some((token) => token.stem === claim.stem && hasSameObject(sentence, claim, source, token)),
  );

/** Finds populations and qualities that are different in the sentence and in the passage. */
export function checkSubjects(
  sentence: Content,
  cited: readonly Source[],
  { matches }: NumberMatches,
): Finding[] {
  const { tokens, stems } = sentence;
  const isOwn = (stem: string): boolean => stems.has(stem);
  const isHeld = (stem: string): boolean => cited.some((source) => holds(source, stem));
  const said: [stem: string, group: readonly string[]][] = [];
  for (const own of stems)
    for (const group of groupsOf(own))
      if (group.find(isOwn) === own && !group.every(isOwn)) said.push([own, group]);
  const findings: Finding[] = [];
  for (const source of cited) {
    const leftOut = checkLeftOut(sentence, source);
    const hasFigures = [...matches.values()].some((told) => told.source === source);
    const without =
      leftOut ??
      (hasFigures || sentence.numbers.length === 0
        ? (checkWithout(sentence, cited, source) ?? checkDisease(sentence, cited, source))
        : undefined);
    if (without) findings.push(without);
    const quality = checkQualities(sentence, cited, source, (claim, told) =>
      isOfSame(sentence, claim, source, told),
    );
    if (quality) findings.push(quality);
    // 'O angioedema é raro' against 'angioedema is common'.
    for (const [own, group] of said) {
      const isOrder = group.includes('#kbef');
      if (
        isOrder
          ? isSameOrder(sentence, tokenWith(tokens, (stem) => stem === own) as Token, cited)
          : isHeld(own)
      )
        continue;
      // 'crianças e adolescentes' against 'children'
      if (AGE.test(own) && [...stems].some((stem) => AGE.test(stem) && isHeld(stem))) continue;
      const claim = tokenWith(tokens, (stem) => stem === own) as Token;
      // 'mais lenta que' compares, and 'postergou' is a verb.
      const before = tokens[tokens.indexOf(claim) - 1]?.tag ?? '';
      if (/^m|^d.s?a/.test(before) || (/(?:ou|aram)$/.test(claim.word) && !/^#k(?:over|under)$/.test(own)))
        continue;
      // 'Houve menos fadiga com o ferro intravenoso do que com o oral' against 'less common with intravenous iron'
      const isOther = (stem: string): boolean => group.includes(stem) && !isOwn(stem);
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
      const isPlainStatement =
        PEOPLE.includes(group) && sentence.numbers.length === 0 && !isDenied(sentence, claim.clause);
      const titled =
        !told && (isOfStudy || isPlainStatement) ? tokenWith(source.title.tokens, isOther) : undefined;
      if (told ?? titled)
        findings.push({ kind: 'population', verdict: 'diverge', claim, source, told, titled });
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
