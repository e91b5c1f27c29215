import type { Span } from '../comparison/citation-check.ts';
import type { Finding } from '../comparison/findings.ts';
import type { Content, Source } from '../reading/content.ts';
import { wordAt } from '../reading/phrases.ts';

/** What a clause says to be replaced and by what, as letters and years: groups A to D, the edition of 2020. */
interface Replacement {
  readonly old: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  readonly span: Span;
}

const REPLACES = /^(?:substitu|replac|troc(?:a|ou|am|aram)$)/;
const PASSIVE = /^(?:substituid|replaced)/;
const BY = /^(?:por|pel[ao]s?|by|with)$/;

/** The letters and years that name groups or editions in a range of tokens. */
function namesIn({ tokens }: Content, from: number, to: number): Set<string> {
  const names = new Set<string>();
  for (let at = from; at < to; at++) {
    const { word = '', stem = '' } = tokens[at] ?? {};
    if (/^=[a-z]$/.test(stem)) names.add(stem);
    else if (/^(?:19|20)\d\d$/.test(word)) names.add(word);
  }
  return names;
}

function replacementsOf(text: Content): Replacement[] {
  const { tokens, ranges } = text;
  return ranges.flatMap(([from, to]): Replacement[] => {
    const at = tokens.findIndex(({ word }, index) => index >= from && index < to && REPLACES.test(word));
    if (at < 0) return [];
    const comma = tokens.findIndex(
      ({ word }, index) =>
        index > at && index < to && word === ',' && !/^=/.test(tokens[index - 1]?.stem ?? ''),
    );
    const end = comma < 0 ? to : comma;
    const by = tokens.findIndex(({ word }, index) => index > at && index < end && BY.test(word));
    const [before, after] = [namesIn(text, from, at), namesIn(text, at, end)];
    const [old, now] = PASSIVE.test(wordAt(tokens, at))
      ? [before, after]
      : by < 0
        ? [after, before]
        : [namesIn(text, at, by), namesIn(text, by, end)];
    const span = { start: tokens[from]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
    return [{ old, by: now, span }];
  });
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && a.size === b.size && [...a].every((name) => b.has(name));

/** 'substituiu os grupos A, B e E por A a D' against 'groups A, B, E replace A-D': the old stands for the new. */
export function checkReplaced(sentence: Content, cited: readonly Source[]): Finding[] {
  return replacementsOf(sentence).flatMap((claim): Finding[] => {
    for (const source of cited)
      for (const told of replacementsOf(source)) {
        const isTurned = isSame(claim.old, told.by) ? !isSame(claim.by, told.by) : isSame(claim.by, told.old);
        if (isTurned && !isSame(claim.old, told.old))
          return [{ kind: 'arm', verdict: 'diverge', claim: claim.span, source, told: told.span }];
      }
    return [];
  });
}
