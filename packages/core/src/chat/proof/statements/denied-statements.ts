import type { Finding } from '../comparison/findings.ts';
import { type NumberMatches, sharedNumbers } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import type { Item } from '../reading/item.ts';
import { stemsOf, wordsOf } from '../reading/text.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** Verbs of definitions and advice, after 'não'. */
const STATES =
  /^(?:se )?(?:(?:e|sao|foi|foram|fica|ficam) )?(?:caracteriz|defin|configur|classific|consider|correspond|constitu|represent|preench|faz parte|fazem parte|integr|entra |entram |inclu|substitu|sug[ei]r|recom[ei]nd|preconiz|indic|exig|precis|necess|diagnostic|contempl|abrang|basei|fundament|aceit|utiliz|estabelec|enquadr|prop[oõ]|usa |usam |levam? em conta)/;
/** Denials of a need. */
const NEEDLESS = /^(?:dispens|prescind|(?:nao|sem) (?:e |ha |se )?(?:precis|necess|exig|requer))/;

const isNeedless = ({ tokens }: Content, { from }: Item): boolean =>
  NEEDLESS.test(wordsOf(tokens, from, from + 3));

/** Whether a clause denies nothing and states no change. */
const isPlainClause = (
  { tokens, shape, polarity, directions }: Source,
  [from, to]: readonly [number, number],
): boolean => {
  const clause = tokens[from]?.clause;
  return (
    !/x/.test(shape.slice(from, to)) &&
    !tokens.slice(from, to).some(({ stem }) => stem === '#kstop') &&
    // ', mais rápida no grupo D' is an aside.
    [...polarity.denied, ...directions].every(
      (one) => one.clause !== clause || wordAt(tokens, one.from - 1) === ',',
    )
  );
};

/**
 * 'Uma FEVE < 40 % não é considerada reduzida' against 'LVEF < 40 % reduced': the sentence denies a definition or advice
 * that a clause of the passage states with the same figures, or else with nearly the same words.
 */
export function checkDeniedStatements(
  sentence: Content,
  cited: readonly Source[],
  found: NumberMatches,
): Finding[] {
  const isDenial = (denial: Item): boolean =>
    (isNeedless(sentence, denial) ||
      /^desaconselh/.test(wordAt(sentence.tokens, denial.from)) ||
      (wordAt(sentence.tokens, denial.from) === 'nao' &&
        // 'imagens não classificáveis'
        !/[ai]ve(?:l|is)$/.test(wordAt(sentence.tokens, denial.from + 1)) &&
        STATES.test(wordsOf(sentence.tokens, denial.from + 1, denial.from + 5)))) &&
    sentence.directions.every(({ clause }) => clause !== denial.clause);
  return sentence.polarity.denied.filter(isDenial).flatMap((claim): Finding[] => {
    const { clause } = claim;
    const isAgreed = cited.some(({ polarity }) =>
      polarity.denied.some(
        ({ key, about }) => key === claim.key || claim.about.has(key) || about.has(claim.key),
      ),
    );
    if (isAgreed) return [];
    const figures = found.claims.filter((one) => one.clause === clause && one.kind !== 'date');
    const [from, to] = sentence.ranges.find(([start]) => sentence.tokens[start]?.clause === clause) ?? [0, 0];
    for (const source of cited)
      for (const range of source.ranges) {
        if (!isPlainClause(source, range)) continue;
        const own = source.tokens[range[0]]?.clause ?? 0;
        // 'Na DBHA 2020, …' names the guideline.
        const isOfName = (stem: string): boolean =>
          sentence.tokens.some((token) => token.stem === stem && token.isCapitals && token.tag === '');
        const known = stemsOf(sentence.tokens, from, to).filter(
          (stem) => source.stems.has(stem) && !stem.startsWith('#='),
        );
        const shared = known.filter((stem) => source.clauses[own]?.has(stem));
        const isOfFigures =
          figures.length > 0 &&
          shared.length > known.length / 2 &&
          // 'não mais de 7 dias' against '7 days', 'não precisa de ajuste até 30' against 'adjust below 30'
          figures.every(
            (one) =>
              !one.compare ||
              ((claim.key !== '#kneed' || !/[()]/.test(one.compare)) &&
                found.matches.get(one)?.span.compare !== ''),
          ) &&
          sharedNumbers(found, clause, source, own) === figures.length;
        const isWhole = known.every(
          (stem) => shared.includes(stem) || isOfName(stem) || source.title.stems.has(stem),
        );
        const isOfWords = figures.length === 0 && isWhole && shared.length > 1;
        // 'sem necessidade de confirmação' against 'com confirmação do resultado'
        const isOfNeed =
          figures.length === 0 &&
          isNeedless(sentence, claim) &&
          isWhole &&
          source.tokens
            .slice(...range)
            .some(
              ({ stem }, at) =>
                known.includes(stem) &&
                /^(?:com|with|mediante)$/.test(wordAt(source.tokens, range[0] + at - 1)),
            );
        if (!isOfFigures && !isOfWords && !isOfNeed) continue;
        const [start, end] = [source.tokens[range[0]]?.start ?? 0, source.tokens[range[1] - 1]?.end ?? 0];
        return [{ kind: 'negation', verdict: 'diverge', claim, source, told: { start, end } }];
      }
    return [];
  });
}
