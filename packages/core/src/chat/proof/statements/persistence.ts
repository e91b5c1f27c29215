import type { Finding } from '../comparison/findings.ts';
import type { Content, Source } from '../reading/content.ts';
import { stemsOf, wordsOf } from '../reading/text.ts';

/** What may last: a gain, a difference, an effect. */
const LASTING =
  /\b(?:ganhos?|gains?|benef|efeit|effects?|melhora|improvement|diferenc|difference|vantag|advantag|respost|response|reducao|reduction)/;
const LASTS =
  /\b(?:se mante|mante(?:ve|m|iveram) - se|mantido|se mantid|mantid[ao]s?|persist|maintained|sustained|lasted|perdur)/;
const ENDS =
  /\b(?:perde(?:u|ram) - se|se perde|perdid[ao]s?|desaparec|disappear|lost|vanish|se dissip|dissipou)/;
const NOT = /\b(?:nao|not|nunca|never)(?: \S+){0,2}$/;

/** 1 if a clause says that something lasted, -1 if it ended, 0 if it says neither. */
function lastingIn({ tokens }: Content, [from, to]: readonly [number, number]): number {
  const words = wordsOf(tokens, from, to);
  if (!LASTING.test(words)) return 0;
  const lasts = LASTS.exec(words);
  if (lasts) return NOT.test(words.slice(0, lasts.index).trimEnd()) ? -1 : 1;
  const ends = ENDS.exec(words);
  return ends ? (NOT.test(words.slice(0, ends.index).trimEnd()) ? 1 : -1) : 0;
}

/** 'O ganho motor não se manteve' against 'O ganho motor se manteve', 'the walking gains had been lost'. */
export function checkPersistence(sentence: Content, cited: readonly Source[]): Finding[] {
  return sentence.ranges.flatMap((range): Finding[] => {
    const said = lastingIn(sentence, range);
    if (said === 0) return [];
    const own = stemsOf(sentence.tokens, ...range).filter((stem) =>
      cited.some(({ stems }) => stems.has(stem)),
    );
    const all = cited.flatMap((source) =>
      source.ranges
        .map((its) => ({ source, its, told: lastingIn(source, its) }))
        .filter(({ told }) => told !== 0),
    );
    const shared = ({ source, its }: (typeof all)[number]): number => {
      const stems = new Set(stemsOf(source.tokens, ...its));
      return own.filter((stem) => stems.has(stem)).length;
    };
    const [nearest, ...others] = [...all].sort((a, b) => shared(b) - shared(a));
    if (!nearest || nearest.told === said || shared(nearest) === 0 || shared(nearest) < own.length / 2)
      return [];
    if (others.some((one) => one.told === said && shared(one) >= shared(nearest))) return [];
    const spanOf = ({ tokens }: Content, [from, to]: readonly [number, number]) => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
    });
    return [
      {
        kind: 'negation',
        verdict: 'diverge',
        claim: spanOf(sentence, range),
        source: nearest.source,
        told: spanOf(nearest.source, nearest.its),
      },
    ];
  });
}
