import type { Finding } from '../comparison/findings.ts';
import type { Token } from '../reading/clauses.ts';
import type { Content, Source, Words } from '../reading/content.ts';

/** Qualities that exclude each other and are next to the noun that they describe. */
const QUALITIES: readonly (readonly string[])[] = [
  ['#kmild', '#ksevere'],
  ['#kacut', '#kchron'],
  ['#kisch', '#khem'],
  ['elevad', '#knelev'],
];
/** Words between a noun and its qualities: 'leve a moderada', 'moderate-to-severe'. */
const LINK = /^(?:[~&-]|mod)/;
const MOST_LINKS = 4;

/** The tokens of these qualities that describe a noun: 'asma grave', 'mild asthma'. */
function qualitiesOf({ tokens }: Pick<Words, 'tokens'>, noun: string, group: readonly string[]): Token[] {
  const found: Token[] = [];
  const look = (at: number, step: number): void => {
    for (let near = at + step; Math.abs(near - at) <= MOST_LINKS; near += step) {
      const token = tokens[near];
      if (token && group.includes(token.stem)) found.push(token);
      else if (!token || !LINK.test(token.tag || token.word)) return;
    }
  };
  for (let at = 0; at < tokens.length; at++)
    if (tokens[at]?.stem === noun) {
      look(at, -1);
      look(at, 1);
    }
  return found;
}

/** The qualities in a text that follow a noun, with its stem: 'asma grave'. */
function namedQualities(tokens: readonly Token[], group: readonly string[]): [Token, string][] {
  const found: [Token, string][] = [];
  let noun = '';
  for (const token of tokens) {
    if (noun && group.includes(token.stem)) found.push([token, noun]);
    noun = token.stem;
  }
  return found;
}

/**
 * 'Na asma grave' against 'mild asthma', even if the passage also has 'severe exacerbations'.
 * @param isOfSame whether two words are in clauses about the same subject
 */
export function checkQualities(
  { tokens }: Content,
  cited: readonly Source[],
  source: Source,
  isOfSame: (claim: Token, told: Token) => boolean,
): Finding | undefined {
  for (const group of QUALITIES)
    for (const [claim, noun] of namedQualities(tokens, group)) {
      if (tokens.some(({ tag, clause }) => tag === 'x' && clause === claim.clause)) continue;
      const inText = (one: Pick<Words, 'tokens'>): Token[] => qualitiesOf(one, noun, group);
      const all = cited.flatMap((one) => [...inText(one), ...inText(one.title)]);
      if (all.some(({ stem }) => stem === claim.stem)) continue;
      const [titled] = inText(source.title);
      const told = inText(source).find((token) => titled !== undefined || isOfSame(claim, token));
      if (told ?? titled) return { kind: 'population', verdict: 'diverge', claim, source, told, titled };
    }
  return undefined;
}
