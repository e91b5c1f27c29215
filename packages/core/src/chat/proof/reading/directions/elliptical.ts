import { createItem, FALLS, type Item, isPlain, NOT_INFERIOR, RISES, STAYS } from '../item.ts';
import { isOutcome, stemsOf, type Text, wordsOf } from '../text.ts';
import { wordAt } from '../words/phrases.ts';

export const ANY = FALLS | STAYS | RISES;

/** 'A melhorou; B, não', 'A improved; B did not', 'A did not improve, whereas B did': the verb of the clause before it. */
export function withoutVerb(
  text: Text,
  [from, to]: readonly [number, number],
  last: Item | undefined,
): Item | undefined {
  const { tokens } = text;
  const { clause = 0, tag } = tokens[from] ?? {};
  const words = wordsOf(tokens, from, to).replace(/(?: \([^()]*\))? [.;]$/, '');
  const end = /^.{3,80}? (?:(?:did|was|were|had)(?: not)?|, nao|, not)$/.exec(words);
  if (!end || !last || last.clause + 1 !== clause || !(tag === 'b' || tokens[from - 1]?.word === ';'))
    return undefined;
  const isDenied = last.key === NOT_INFERIOR ? !(last.bits & STAYS) : !isPlain(last);
  if (isDenied !== / (?:did|was|were|had)$/.test(words)) return undefined;
  const stems = stemsOf(tokens, from, from + words.split(' ').length);
  // 'The physical component improved; the mental component did not', but 'A reduced the deaths; B did not'
  const isSubject = stems.some((stem) => isOutcome(stem) || last.about.has(stem));
  const item = createItem(text, from, to, 'direction', last.key);
  return Object.assign(item, {
    about: isSubject ? new Set(stems) : last.about,
    arm: new Set(stems),
    against: last.against,
    bits: ANY & ~last.bits,
  });
}

/** Verbs between the two arms that name nothing. */
const STAYED = /^(?:remain|perman|fic|stay|mant|se$)/;
/** What may stand before the name of an arm. */
const WITH = /^(?:with|com|in|among|entre|between|for|para|n[ao]s?|by|por|pel[oa]s?|apos|after)$/;

/** 'decreased with A but did not change with B': the second change is that of B. */
export function ofSecondArm(
  { tokens, shape }: Text,
  at: number,
  last: Item | undefined,
): Partial<Pick<Item, 'about' | 'arm' | 'against' | 'isOfSecond'>> {
  const after = last ? last.to + (/^0u/.test(shape.slice(last.to)) ? 2 : 0) : 0;
  if (!last || !WITH.test(wordAt(tokens, after)) || !WITH.test(wordAt(tokens, at + 1))) return {};
  const turn = tokens.findIndex(({ tag }, index) => index > last.to && index < at && /^[b&]/.test(tag));
  const arm = stemsOf(tokens, at + 1, at + 8, tokens[at]?.clause);
  // 'but there was no difference in deaths' names an outcome.
  const between = tokens.slice(turn, at).filter(({ stem, word }) => stem && !STAYED.test(word));
  if (turn < 0 || between.length > 0 || arm.some(isOutcome)) return {};
  return { about: last.about, arm: new Set(arm), against: new Set(), isOfSecond: true };
}
