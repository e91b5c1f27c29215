import type { Verdict } from '../comparison/citation-check.ts';
import type { Finding } from '../comparison/findings.ts';
import { type NumberMatches, sharedNumbers } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { bare } from '../reading/denials.ts';
import { amountOf, FALLS, type Item, NOT_INFERIOR } from '../reading/item.ts';
import { CONTRA, type Mention } from '../reading/polarity.ts';
import { overlap, wordsOf } from '../reading/text.ts';
import { ARMS } from '../reading/words/opposites.ts';
import { wordAt } from '../reading/words/phrases.ts';
import { affirmedOf } from './affirmed.ts';
import { shownEfficacy } from './occurrences.ts';
import {
  type Compared,
  isOtherSide,
  isSameThing,
  isSole,
  kinshipBy,
  subjectBefore,
} from './polarity-comparison.ts';

/** Names of guidelines, which the second statement of a clause does not repeat. */
const ISSUER = /^(?:diretr|protoc|consen|guidel|manual|societ|bul$|produt|folhet|leafle|label)/;

/** Advice that applies to anything: 'not recommended' for one thing says nothing about another. */
const isAdvice = (key: string): boolean => /^#k(?:use|need|inc)$/.test(key);

/** What a passage says about something that the sentence denies. */
function answerDenial(compared: Compared, source: Source, claim: Item): Finding | undefined {
  const { sentence, found } = compared;
  const { polarity } = source;
  const finding = (verdict: Verdict, told: Mention): Finding => ({
    kind: 'negation',
    verdict,
    claim,
    source,
    told,
  });
  // 'Enquanto a meta não é alcançada, …'
  if (sentence.tokens.find(({ clause }) => clause === claim.clause)?.word === 'enquanto') return undefined;
  // 'Começar logo, sem adiar' against 'imediato em comparação com adiado': the passage compares the two.
  const isOfArms = ARMS.some(
    (group) =>
      group.includes(claim.key) && group.some((stem) => stem !== claim.key && source.stems.has(stem)),
  );
  if (isOfArms) return undefined;
  // 'vivos e sem recidiva' against 'recurrence-free survival'
  const isFreeOf = source.tokens.some(
    ({ stem }, at) => stem === claim.key && wordsOf(source.tokens, at + 1, at + 3) === '- free',
  );
  // 'sem diabetes' against 'com ou sem diabetes'
  const isOfBoth = source.tokens.some(
    ({ stem }, at) =>
      bare(stem) === claim.key &&
      /^(?:com|with) (?:ou|or|e|and) (?:sem|without)$/.test(wordsOf(source.tokens, at - 3, at)),
  );
  // 'não mais específico' compares.
  if (/^#k(?:sens|spec)$/.test(claim.key)) return undefined;
  // 'a diferença não atingiu significância' is a direction.
  if (claim.key === '#kget' && /^signific/.test(wordAt(sentence.tokens, claim.to))) return undefined;
  // 'sem rastreamento' against 'as compared with no screening'
  const isOfArm = source.tokens.some(
    ({ tag, clause }, at) =>
      tag === 'x' &&
      source.tokens[at + 1]?.stem === claim.key &&
      source.tokens.slice(Math.max(0, at - 2), at).some((one) => one.tag === 'v' && one.clause === clause),
  );
  if (isOfArm) return undefined;
  // 'sem restrição' against 'unrestricted'
  const isPrefixed =
    claim.isOfBefore &&
    source.tokens.some(
      ({ word }) =>
        /^(?:un|in|non)[a-z]{5}/.test(word) &&
        word.replace(/^(?:un|in|non)/, '').startsWith(claim.key.slice(0, 4)),
    );
  if (isPrefixed) return undefined;
  const isOnlyDenial = sentence.polarity.denied.every((one) => one === claim || one.clause !== claim.clause);
  if (claim.isOfBefore && (isFreeOf || (isOfBoth && isOnlyDenial))) return undefined;
  // 'não foi eficaz' against 'efficacy 79.6% (70.0-86.3)'
  const isOfEffect =
    /^(?:#kworks|#oeff)$/.test(claim.key) &&
    !claim.isOfBefore &&
    !sentence.directions.some(({ clause }) => clause === claim.clause);
  const effect = isOfEffect ? shownEfficacy(source) : undefined;
  if (effect) return finding('diverge', effect);
  const near = (told: Mention): number => compared.kinship(claim, source, told);
  const nearest = <T extends Mention>(list: readonly T[]): T | undefined =>
    [...list].sort((a, b) => near(b) - near(a))[0];
  const same = nearest(
    polarity.denied.filter(
      (told) =>
        told.key === claim.key ||
        claim.about.has(told.key) ||
        told.about.has(claim.key) ||
        sharedNumbers(found, claim.clause, source, told.clause) > 0,
    ),
  );
  const said = nearest(
    polarity
      .plain()
      .filter(
        (told) =>
          told.key === claim.key &&
          (isSole(compared, claim.key) ||
            (claim.isOfBefore
              ? isSameThing(compared, claim.clause, source, told.clause)
              : near(told) >= [...claim.about].filter((stem) => !ISSUER.test(stem)).length / 2)),
      ),
  );
  // 'No severe hypoglycaemia' also denies hypoglycaemia, although its key is 'severe'.
  const isTurned = same && same.key !== claim.key ? 1 : 0;
  // 'não se deve recrutar' against 'recruitment is not recommended'
  const isSameAdvice = same && isAdvice(same.key) && same.about.has(claim.key) && near(same) > 0;
  // 'Metilxantinas não são recomendadas' against the denial about them, not against other advice of the same clause
  const subject = subjectBefore(sentence, claim);
  const isOfSubject =
    subject !== undefined && same?.about.has(subject) === true && said?.about.has(subject) !== true;
  if (
    same &&
    (near(same) > 0 || !isAdvice(claim.key)) &&
    (isSameAdvice || isOfSubject || !(said && near(said) > near(same) + isTurned))
  )
    return finding('confere', same);
  // 'não deve usar inibidores' against 'não deve ser associada a inibidores'.
  return said && isDeniedOf(compared, source, claim, said) ? finding('diverge', said) : undefined;
}

/** Whether a denial of the sentence is about the very thing that the passage affirms. */
function isDeniedOf(compared: Compared, source: Source, claim: Item, said: Mention): boolean {
  const { sentence, found } = compared;
  const { denied } = source.polarity;
  // 'Evite o alvo de 81 a 108' against 'glucose control with a target of 81 to 108'
  const isOfTarget =
    !isAdvice(claim.key) &&
    /^(?:evit|avoid)/.test(sentence.tokens[claim.from]?.word ?? '') &&
    !source.clauses[said.clause]?.has('#kuse');
  // 'excluiu pessoas com diabetes' against 'included adults without diabetes'
  const isOfPeople =
    claim.key === '#kinc' &&
    denied.some((one) => one.isOfBefore && one.clause === said.clause && claim.about.has(one.key));
  // 'Nenhum olho precisou de cirurgia' against 'surgery was needed in 0 eyes'
  const isNone = (): boolean =>
    source.numbers.some((one) => one.clause === said.clause && amountOf(one) === 0);
  // '47 não completaram' is about a part.
  const isOfPart = (): boolean =>
    found.claims.some(
      ({ clause, from, key, kind }) =>
        clause === claim.clause &&
        from < claim.from &&
        (key === '%' || from > claim.from - 5) &&
        kind !== 'date' &&
        /^(?:%|#.*|)$/.test(key),
    );
  return (
    !isOtherSide(compared, claim, source, said) &&
    !isOfTarget &&
    !isOfPeople &&
    !isNone() &&
    !isOfPart() &&
    denied.every(({ about }) => overlap(claim.about, about) <= overlap(claim.about, said.about))
  );
}

/** 'não conferiu proteção' against 'efficacy 79.6% (70.0-86.3)', if no words of the passage state a direction */
function deniedProtections(sentence: Content, source: Source): Finding[] {
  if (!source.directions.every(({ isImplied }) => isImplied)) return [];
  return sentence.directions.flatMap((claim): Finding[] => {
    const isProtection = /\b(?:prote|confer|ofere|troux|preven|previn)/.test(
      wordsOf(sentence.tokens, claim.from, claim.to),
    );
    // 'protegeu mais contra A do que contra B' ranks the efficacy.
    const isDenied = isProtection && (claim.bits & FALLS) === 0 && !claim.about.has('#oeff');
    const shown = isDenied ? shownEfficacy(source) : undefined;
    return shown ? [{ kind: 'negation', verdict: 'diverge', claim, source, told: shown }] : [];
  });
}

/** Finds words that a sentence denies and its source affirms, or the reverse. */
export function checkPolarity(sentence: Content, cited: readonly Source[], found: NumberMatches): Finding[] {
  const { denied } = sentence.polarity;
  const all = cited.flatMap(({ polarity }) => polarity.denied);
  if (denied.length === 0 && all.length === 0)
    return cited.flatMap((source) => deniedProtections(sentence, source));
  const contras = all.filter(({ key }) => key === CONTRA).length;
  const compared: Compared = { sentence, cited, found, kinship: kinshipBy(found), contras };
  const findings: Finding[] = [];
  for (const source of cited) {
    for (const claim of denied) {
      const finding = answerDenial(compared, source, claim);
      if (finding) findings.push(finding);
    }
    findings.push(...deniedProtections(sentence, source));
    const isOfMargin = ({ directions }: Content, clause?: number): boolean =>
      directions.some((one) => one.key === NOT_INFERIOR && (clause === undefined || one.clause === clause));
    for (const denial of source.polarity.denied) {
      // 'did not meet noninferiority' is compared as a direction.
      if (denial.key === '#kget' && isOfMargin(sentence) && isOfMargin(source, denial.clause)) continue;
      // 'Usar A, já que B não pode ser usado' also states the denial.
      const isAgreed = (one: Finding): boolean =>
        one.told === denial &&
        one.verdict === 'confere' &&
        'key' in one.claim &&
        one.claim.key === denial.key;
      if (findings.some(isAgreed)) continue;
      const claim = affirmedOf(compared, source, denial);
      if (claim) findings.push({ kind: 'negation', verdict: 'diverge', claim, source, told: denial });
    }
  }
  // If one passage agrees with the denial, no other passage contradicts it.
  return findings.filter(
    ({ verdict, claim }) =>
      verdict === 'confere' ||
      !findings.some((one) => one.claim.start === claim.start && one.verdict === 'confere'),
  );
}
