import type { Span } from '../comparison/citation-check.ts';
import type { Finding } from '../comparison/findings.ts';
import type { Content, Source } from '../reading/content.ts';
import { isLetter } from '../reading/directions/directions.ts';
import { stemsOf } from '../reading/text.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** What a clause says to be replaced and by what, as letters and years: groups A to D, the edition of 2020. */
interface Replacement {
  readonly old: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  readonly span: Span;
}

const REPLACES = /^(?:substitu|replac|troc(?:a|ou|am|aram|ad[ao]s?)$)/;
const KEEPS = /^(?:mantem|mantiveram|manteve|conserva|keeps|retains)$/;
const PASSIVE = /^(?:substituid|trocad|replaced)/;
const BY = /^(?:por|pel[ao]s?|by|with)$/;

/** The letters and years that name groups or editions in a range of tokens. */
function namesIn({ tokens }: Content, from: number, to: number): Set<string> {
  const names = new Set<string>();
  for (let at = from; at < to; at++) {
    const { word = '', stem = '' } = tokens[at] ?? {};
    if (isLetter(stem)) names.add(stem);
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

const PREFERRED = /^(?:preferid|preferive|preferred|preferable)/;

/** 'em vez de', 'no lugar de', 'rather than' */
const INSTEAD = /^(?:em|no|ao|rather)$/;

const TO = /^(?:aos?|as?|to|over)$/;

/** 'Os pacientes preferiram a forma oral à injeção': what stands before and after the word between the two. */
function chosenIn(
  { tokens }: Content,
  from: number,
  to: number,
): Pick<Replacement, 'by' | 'old'> | undefined {
  const verb = tokens.findIndex(
    ({ word }, at) => at >= from && at < to && /^prefer(?:iu|iram|em?|red|s)?$/.test(word),
  );
  const border = tokens.findIndex(
    ({ word, tag }, at) =>
      at > verb + 1 && at < to && (TO.test(word) || tag === 'v') && stemsOf(tokens, verb + 1, at).length > 0,
  );
  return verb < 0 || border < 0
    ? undefined
    : { by: new Set(stemsOf(tokens, verb + 1, border)), old: new Set(stemsOf(tokens, border + 1, to)) };
}

/** What a clause prefers to what, as the stems before and after the word. */
function preferencesOf(text: Content): Replacement[] {
  const { tokens, ranges } = text;
  return ranges.flatMap(([from, to]): Replacement[] => {
    const isAdvice = tokens.slice(from, to).some(({ stem }) => stem === '#kuse');
    const at = tokens.findIndex(
      ({ word, tag, end, start }, index) =>
        index >= from &&
        index < to &&
        ((PREFERRED.test(word) && TO.test(wordAt(tokens, index + 1))) ||
          // 'sugere-se adrenalina em vez de dopamina'
          (isAdvice && tag === 'v' && end - start > word.length && INSTEAD.test(word))),
    );
    if (tokens.slice(from, to).some(({ tag }) => tag === 'x')) return [];
    const span = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    const chosen = at < 0 ? chosenIn(text, from, to) : undefined;
    if (chosen) return [{ ...chosen, span }];
    if (at < 0) return [];
    return [{ by: new Set(stemsOf(tokens, from, at)), old: new Set(stemsOf(tokens, at + 1, to)), span }];
  });
}

/** Whether some word is in both sets but not in the third. */
const sharesOnly = (a: ReadonlySet<string>, b: ReadonlySet<string>, c: ReadonlySet<string>): boolean =>
  [...a].some((stem) => b.has(stem) && !c.has(stem));

/** 'Na cólica, os opioides são preferidos aos AINE' against 'Na cólica, AINE são preferidos aos opioides' */
const isTurnedPreference = (claim: Replacement, told: Replacement): boolean =>
  sharesOnly(claim.by, told.old, told.by) && sharesOnly(claim.old, told.by, claim.by);

/** What a clause keeps. */
function keptIn(text: Content): Replacement[] {
  const { tokens, ranges } = text;
  return ranges.flatMap(([from, to]): Replacement[] => {
    const at = tokens.findIndex(({ word }, index) => index >= from && index < to && KEEPS.test(word));
    if (at < 0 || tokens.slice(from, to).some(({ tag }) => tag === 'x')) return [];
    const span = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    return [{ by: namesIn(text, at, to), old: new Set(), span }];
  });
}

/** 'substituiu os grupos A, B e E por A a D' against 'groups A, B, E replace A-D': the old stands for the new. */
const isTurnedReplacement = (claim: Replacement, told: Replacement): boolean =>
  !isSame(claim.old, told.old) &&
  (isSame(claim.old, told.by) ? !isSame(claim.by, told.by) : isSame(claim.by, told.old));

/** Finds what a sentence replaces or prefers the other way round. */
export function checkReplaced(sentence: Content, cited: readonly Source[]): Finding[] {
  const against = (
    readClaim: (text: Content) => Replacement[],
    readTold: (text: Content) => Replacement[],
    isTurned: (claim: Replacement, told: Replacement) => boolean,
  ): Finding[] =>
    readClaim(sentence).flatMap((claim): Finding[] => {
      for (const source of cited) {
        const told = readTold(source).find((one) => isTurned(claim, one));
        if (told) return [{ kind: 'arm', verdict: 'diverge', claim: claim.span, source, told: told.span }];
      }
      return [];
    });
  return [
    ...against(replacementsOf, replacementsOf, isTurnedReplacement),
    // 'mantém os grupos A a D' against 'substitui os grupos A a D'
    ...against(keptIn, replacementsOf, ({ by }, { old }) => isSame(by, old)),
    ...against(preferencesOf, preferencesOf, isTurnedPreference),
  ];
}
