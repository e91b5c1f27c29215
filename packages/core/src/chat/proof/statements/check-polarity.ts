import type { Verdict } from '../comparison/citation-check.ts';
import type { Finding } from '../comparison/findings.ts';
import { isTelling } from '../comparison/number-kinds.ts';
import { isTurned } from '../comparison/thresholds.ts';
import { type NumberMatches, sharedNumbers } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { bare } from '../reading/denials.ts';
import { amountOf, FALLS, type Item } from '../reading/item.ts';
import { PEOPLE } from '../reading/lexicon.ts';
import { CONTRA, type Mention } from '../reading/polarity.ts';
import { overlap, wordsOf } from '../reading/text.ts';
import { occurrenceOf, shownEfficacy } from './occurrences.ts';

/** How much two clauses share: common words, and numbers of one that are found in the other. */
type Kinship = (claim: Mention, source: Source, told: Mention) => number;

const kinshipBy =
  (found: NumberMatches): Kinship =>
  (claim, source, told) =>
    2 * sharedNumbers(found, claim.clause, source, told.clause) + overlap(claim.about, told.about);

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

/** Names of guidelines, which the second statement of a clause does not repeat. */
const ISSUER = /^(?:diretr|protoc|consen|guidel|manual|societ)/;

/** Advice that applies to anything: 'not recommended' for one thing says nothing about another. */
const isAdvice = (key: string): boolean => /^#k(?:use|need|inc)$/.test(key);

/** In 'contraindicado em A e em B', one of the items is enough. */
const isContra = ({ tokens }: Source, { from }: { from: number }): boolean =>
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

/** Finds words that a sentence denies and its source affirms, or the reverse. */
export function checkPolarity(sentence: Content, cited: readonly Source[], found: NumberMatches): Finding[] {
  const {
    polarity: { denied, plain },
    clauses,
  } = sentence;
  if (denied.length === 0 && cited.every(({ polarity }) => polarity.denied.length === 0)) return [];
  // 'Só iniciar com ≥ 1.500' means the same as 'do not initiate below 1,500'.
  const isOtherSide = (claim: Mention, source: Source, told: Mention): boolean =>
    found.claims.some(
      (one) =>
        one.clause === claim.clause &&
        found.among.some(
          (own) =>
            own.source === source && own.span.clause === told.clause && isTurned(sentence, one, own, true),
        ),
    );
  const kinship = kinshipBy(found);
  const findings: Finding[] = [];
  const add = (verdict: Verdict, claim: Mention, source: Source, told: Mention): number =>
    findings.push({ kind: 'negation', verdict, claim, source, told });
  const contras = cited.flatMap(({ polarity }) => polarity.denied.filter(({ key }) => key === CONTRA));
  // If the passages call only one thing contraindicated, it is clear which.
  const isSole = (key: string): boolean => key === CONTRA && contras.length < 2;
  // 'sem bolus' is part of a name; it contradicts only a statement about nearly the same thing.
  const isSame = (source: Source, mine: number, its: number): boolean => {
    const all = [...(clauses[mine] ?? [])].filter((stem) => source.stems.has(stem));
    return all.filter((stem) => source.clauses[its]?.has(stem)).length >= Math.max(3, all.length * 0.7);
  };
  for (const source of cited) {
    const { polarity } = source;
    for (const claim of denied) {
      // 'Enquanto a meta não é alcançada, …'
      if (sentence.tokens.find(({ clause }) => clause === claim.clause)?.word === 'enquanto') continue;
      // 'vivos e sem recidiva' against 'recurrence-free survival'
      const isFreeOf = source.tokens.some(
        ({ stem }, at) => stem === claim.key && wordsOf(source.tokens, at + 1, at + 3) === '- free',
      );
      if (claim.isOfBefore && isFreeOf) continue;
      const near = (told: Mention): number => kinship(claim, source, told);
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
      // 'não foi eficaz' against 'efficacy 79.6% (70.0-86.3)'
      const isOfEffect =
        /^(?:#kworks|#oeff)$/.test(claim.key) &&
        !claim.isOfBefore &&
        !sentence.directions.some(({ clause }) => clause === claim.clause);
      const effect = isOfEffect ? shownEfficacy(source) : undefined;
      if (effect) {
        add('diverge', claim, source, effect);
        continue;
      }
      const said = nearest(
        polarity
          .plain()
          .filter(
            (told) =>
              told.key === claim.key &&
              (isSole(claim.key) ||
                (claim.isOfBefore
                  ? isSame(source, claim.clause, told.clause)
                  : near(told) >= [...claim.about].filter((stem) => !ISSUER.test(stem)).length / 2)),
          ),
      );
      // 'No severe hypoglycaemia' also denies hypoglycaemia, although its key is 'severe'.
      const isTurned = same && same.key !== claim.key ? 1 : 0;
      // 'não se deve recrutar' against 'recruitment is not recommended'
      const isSameAdvice = same && isAdvice(same.key) && same.about.has(claim.key) && near(same) > 0;
      // 'Metilxantinas não são recomendadas' against the denial about them, not against other advice of the same clause
      const subject = sentence.tokens.findLast(
        ({ clause, end, stem }) => stem && clause === claim.clause && end <= claim.start,
      )?.stem;
      const isOfSubject =
        subject !== undefined && same?.about.has(subject) === true && said?.about.has(subject) !== true;
      if (
        same &&
        (near(same) > 0 || !isAdvice(claim.key)) &&
        (isSameAdvice || isOfSubject || !(said && near(said) > near(same) + isTurned))
      )
        add('confere', claim, source, same);
      // 'não deve usar inibidores' against 'não deve ser associada a inibidores'.
      else if (
        said &&
        !isOtherSide(claim, source, said) &&
        // 'Evite o alvo de 81 a 108' against 'glucose control with a target of 81 to 108'
        !(
          !isAdvice(claim.key) &&
          /^(?:evit|avoid)/.test(sentence.tokens[claim.from]?.word ?? '') &&
          !source.clauses[said.clause]?.has('#kuse')
        ) &&
        // 'excluiu pessoas com diabetes' against 'included adults without diabetes'
        !(
          claim.key === '#kinc' &&
          polarity.denied.some(
            (one) => one.isOfBefore && one.clause === said.clause && claim.about.has(one.key),
          )
        ) &&
        // 'Nenhum olho precisou de cirurgia' against 'surgery was needed in 0 eyes'
        !source.numbers.some((one) => one.clause === said.clause && amountOf(one) === 0) &&
        // '47 não completaram' is about a part.
        !found.claims.some(
          ({ clause, from, key, kind }) =>
            clause === claim.clause &&
            from < claim.from &&
            (key === '%' || from > claim.from - 5) &&
            kind !== 'date' &&
            /^(?:%|#.*|)$/.test(key),
        ) &&
        polarity.denied.every(({ about }) => overlap(claim.about, about) <= overlap(claim.about, said.about))
      )
        add('diverge', claim, source, said);
    }
    // 'não conferiu proteção' against the same, if no words of the passage state a direction
    if (source.directions.every(({ isImplied }) => isImplied))
      for (const claim of sentence.directions) {
        const isProtection = /\b(?:prote|confer|ofere|troux|preven|previn)/.test(
          wordsOf(sentence.tokens, claim.from, claim.to),
        );
        const shown = isProtection && (claim.bits & FALLS) === 0 ? shownEfficacy(source) : undefined;
        if (shown) add('diverge', claim, source, shown);
      }
    for (const denial of polarity.denied) {
      if (denial.isAsked) continue;
      // '2.9 with prophylaxis and 23.3 without prophylaxis'
      const isBoth = (): boolean =>
        source.tokens.filter(({ stem, clause }) => bare(stem) === denial.key && clause === denial.clause)
          .length > 1;
      if (denial.isOfBefore && isBoth()) continue;
      // '73.6% with no evidence of exposure (seronegative) and 89.2% with a history of exposure (seropositive)'
      const stems = source.clauses[denial.clause];
      if (
        PEOPLE.some(
          (group) => group.every((stem) => stems?.has(stem)) && group.some((stem) => denial.about.has(stem)),
        )
      )
        continue;
      // 'Usar A, já que B não pode ser usado' also states the denial.
      const isAgreed = (one: Finding): boolean =>
        one.told === denial &&
        one.verdict === 'confere' &&
        'key' in one.claim &&
        one.claim.key === denial.key;
      if (findings.some(isAgreed)) continue;
      const occurred = occurrenceOf(sentence, source, denial);
      if (occurred) {
        add('diverge', occurred, source, denial);
        continue;
      }
      // 'sem vitamina K' also means 'não recomenda vitamina K'.
      if (denied.some(({ key }) => denial.about.has(key) && polarity.denied.every((one) => one.key !== key)))
        continue;
      // 'O AAS pode ser usado' against 'no salicylates', but not 'o AAS aumenta o risco'
      const barred = barredBy(source, denial);
      if (barred.length > 0) {
        const isAdvised = ({ clause }: Mention): boolean =>
          clauses[clause]?.has('#kkeep') === true ||
          plain().some((one) => one.key === '#kuse' && one.clause === clause);
        const use = plain().find((one) => barred.includes(one.key) && isAdvised(one));
        if (use) add('diverge', use, source, denial);
        continue;
      }
      // The passage may say this about something else.
      const claim = plain().find((one) => {
        if (one.key !== denial.key) return false;
        const kin = (other: Source, said: Mention): number =>
          weigh(other, shared(one, said)) + 2 * sharedNumbers(found, one.clause, other, said.clause);
        // 'recomendada também para quem está sem oxigênio' against 'not recommended in patients without oxygen'
        const isOfSame = denied.some(
          (mine) =>
            mine.isOfBefore &&
            mine.clause === one.clause &&
            polarity.denied.some(
              (its) => its.isOfBefore && its.clause === denial.clause && its.key === mine.key,
            ),
        );
        const own = kin(source, denial) + (isOfSame ? 2 : 0);
        // 'Antibióticos são indicados': advice of another clause about something else does not support it.
        const subject = sentence.tokens.findLast(
          ({ clause, end, stem }) => stem && clause === one.clause && end <= one.start,
        )?.stem;
        const isOfSubject = (said: Mention): boolean =>
          !subject || !denial.about.has(subject) || said.about.has(subject);
        const isSaid = cited.some((other) =>
          other.polarity
            .plain()
            .some((said) => said.key === denial.key && isOfSubject(said) && kin(other, said) > own),
        );
        // The figures of the claim are elsewhere in the passage, not next to the denial. 'but' continues the clause
        // before it.
        const isElsewhere =
          sharedNumbers(found, one.clause, source, denial.clause) === 0 &&
          source.tokens.find(({ clause }) => clause === denial.clause)?.tag !== 'b' &&
          [...found.matches.keys()].some(
            // The number of participants belongs to no statement.
            (number) => number.clause === one.clause && isTelling(number) && !number.key.startsWith('#'),
          );
        const third = weigh(source, denial.about) / 3;
        const least = isContra(source, denial) ? Math.min(1, third) : third;
        return (
          !isSaid &&
          (isContra(source, denial) || !isElsewhere) &&
          !(isContra(source, denial) && isWithout(sentence, source, denial)) &&
          !isOtherSide(one, source, denial) &&
          (!denial.isOfBefore || isSame(source, one.clause, denial.clause)) &&
          (weigh(source, shared(one, denial)) + 2 * sharedNumbers(found, one.clause, source, denial.clause) >=
            least ||
            isSole(denial.key))
        );
      });
      if (claim) add('diverge', claim, source, denial);
    }
  }
  // If one passage agrees with the denial, no other passage contradicts it.
  return findings.filter(
    ({ verdict, claim }) =>
      verdict === 'confere' ||
      !findings.some((one) => one.claim.start === claim.start && one.verdict === 'confere'),
  );
}
