import type { Finding } from '../comparison/findings.ts';
import type { Content, Source } from '../reading/content.ts';
import { overlap, stemsOf } from '../reading/text.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** A stated preference: what is preferred to what. */
interface Preference {
  readonly start: number;
  readonly end: number;
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

/** What stands between the two: 'preferiu a forma oral à injeção', 'is preferred over B', 'em vez de'. */
const TO = /^(?:aos?|as?|to|over)$/;

function preferencesIn({ tokens, ranges, shape }: Content): Preference[] {
  return ranges.flatMap(([from, to]): Preference[] => {
    const verb = tokens.findIndex(
      ({ word }, at) => at >= from && at < to && /^pref(?:er(?:iu|iram|em?|red|s)?|erid[ao]s?)$/.test(word),
    );
    const token = tokens[verb];
    if (!token || /x[^,;]*$/.test(shape.slice(from, verb))) return [];
    const isPassive =
      /f(?:x)?$/.test(shape.slice(from, verb)) || /^(?:is|are|was|were)$/.test(wordAt(tokens, verb - 1));
    const start = isPassive ? from : verb + 1;
    const border = tokens.findIndex(
      ({ word, tag }, at) =>
        at > (isPassive ? verb : verb + 1) &&
        at < to &&
        (TO.test(word) || tag.startsWith('v')) &&
        stemsOf(tokens, start, at).length > 0,
    );
    if (border < 0) return [];
    const [first, second] = [
      stemsOf(tokens, start, isPassive ? verb : border),
      stemsOf(tokens, border + 1, to),
    ];
    if (first.length === 0 || second.length === 0) return [];
    return [{ start: token.start, end: token.end, first: new Set(first), second: new Set(second) }];
  });
}

/** 'preferiram a injeção à forma oral' against 'preferred the oral form to the injection'. */
export function checkPreferences(sentence: Content, cited: readonly Source[]): Finding[] {
  if (!sentence.tokens.some(({ word }) => word.startsWith('prefer'))) return [];
  return preferencesIn(sentence).flatMap((claim) =>
    cited.flatMap((source): Finding[] => {
      const all = preferencesIn(source);
      const score = ({ first, second }: Preference, turned: boolean): number =>
        turned
          ? Math.min(overlap(claim.first, second), overlap(claim.second, first))
          : overlap(claim.first, first);
      const told = all.find((one) => score(one, true) > score(one, false));
      return told && all.every((one) => one === told || score(one, false) === 0)
        ? [{ kind: 'direction', verdict: 'diverge', claim, source, told }]
        : [];
    }),
  );
}
