import type { Finding } from '../comparison/findings.ts';
import type { Content, Source } from '../reading/content.ts';
import { stemsOf, wordsOf } from '../reading/text.ts';

/** Words for what a definition or a classification is made of. */
const MADE_OF = /\b(?:clas?sif|bas(?:ei|ed)|defin|consid|inclu|abrang|contempl|criteri|leva em conta)/;
/** 'não inclui', 'sem considerar', 'mas não por' */
const LEFT_OUT =
  /\b(?:(?:nao|not) (?:inclu\w+|consid\w+|abrang\w+|contempl\w+|usa|leva em conta|[ao]s?|por|pel[ao]s?|by)|(?:sem|without) (?:inclu\w+|consid\w+|usar|levar em conta))$/;

/** 'Classifica-se por causa e TFG, sem considerar a albuminúria' against 'classified by cause, GFR and albuminuria'. */
export function checkListed(sentence: Content, cited: readonly Source[]): Finding[] {
  const { tokens } = sentence;
  if (!MADE_OF.test(wordsOf(tokens, 0, tokens.length))) return [];
  return tokens.flatMap((token, at): Finding[] => {
    const isOut =
      token.tag === 'x' && [2, 4].some((length) => LEFT_OUT.test(wordsOf(tokens, at, at + length)));
    if (!isOut) return [];
    const length = /^[^,;.]*/.exec(sentence.shape.slice(at))?.[0].length ?? 0;
    const range = [at + 2, at + length] as const;
    const denied = stemsOf(tokens, ...range);
    const own = new Set([...stemsOf(tokens, 0, at), ...stemsOf(tokens, range[1], tokens.length)]);
    for (const source of cited)
      for (const [from, to] of source.ranges) {
        const stems = new Set(stemsOf(source.tokens, from, to));
        const words = wordsOf(source.tokens, from, to);
        const isList =
          denied.length > 0 &&
          denied.every((stem) => stems.has(stem)) &&
          [...own].filter((stem) => stems.has(stem)).length >= 2 &&
          MADE_OF.test(words) &&
          !source.shape.slice(from, to).includes('x');
        if (!isList) continue;
        const told = source.tokens.slice(from, to).find(({ stem }) => stem === denied[0]);
        const claim = { start: token.start, end: tokens[range[1] - 1]?.end ?? token.end };
        return [{ kind: 'negation', verdict: 'diverge', claim, source, told }];
      }
    return [];
  });
}
