import { endOf, joinNumber, type Word, wordAt } from './words/phrases.ts';
import { isEnglish, settle } from './words/settle.ts';

/** A word, phrase, number or sign. Offsets are those of the source text. */
export interface Token extends Word {
  readonly start: number;
  end: number;
  /** Index of its clause, from 0. */
  clause: number;
}

/** Concepts that 'não' inverts: inpatients become outpatients, symptomatic becomes asymptomatic. */
const REVERSE: Readonly<Record<string, string>> = {
  '#kinpt': '#koutp',
  '#koutp': '#kinpt',
  '#ksymp': '#kasym',
};

/** Most words in one clause. Without this limit, a passage that repeats one word would take seconds. */
const MAX_CLAUSE = 300;

/**
 * Joins phrases and gives each token its tag, stem and clause. A clause ends at the end of a sentence, at a semicolon
 * outside brackets, and before 'but' or a similar word.
 */
export function joinPhrases(words: readonly Token[], source: string): Token[] {
  const joined: Token[] = [];
  let clause = 0;
  let depth = 0;
  let begun = 0;
  let english: boolean | undefined;
  const isInEnglish = (): boolean => (english ??= isEnglish(words));
  for (let at = 0, next = 0; at < words.length; at = next) {
    const token = words[at] as Token;
    next = token.entry && !token.tag ? readPhrase(token, words, at, isInEnglish) : at + 1;
    joinNegation(token, joined);
    const last = joined.at(-1);
    // 'Bleeding, however, was more common'
    if (token.tag === 'b' && words[at - 1]?.word === ',' && words[next]?.word === ',') token.tag = 's';
    if (token.tag === 'b' || isAside(words, at, next) || beginsAdvice(words, at)) clause++;
    token.clause = clause;
    if (!token.entry) {
      const sign = token.tag || token.word;
      if (sign === '(') depth++;
      if (sign === ')') depth = Math.max(0, depth - 1);
      const isEnd = endsSentence(words, at, source);
      // 'Apesar do benefício, a dor …'
      const endsConcession =
        sign === ',' &&
        depth === 0 &&
        (/^(?:apesar|despite|embora|although|though)$/.test(wordAt(words, begun)) ||
          // 'Ao contrário da conversão, que aumentou, o desfecho …'
          (words[begun]?.tag === 'b' && /^(?:ao|diferentemente)$/.test(wordAt(words, begun)))) &&
        wordAt(words, at + 1) !== 'que';
      if (isEnd || endsConcession || (depth === 0 && cutsClause(words, at))) clause++;
      if (isEnd) depth = 0;
    }
    if (clause !== last?.clause) begun = at;
    if (at - begun > MAX_CLAUSE) clause++;
    joined.push(token);
  }
  return joined;
}

/** Gives a word the tag and stem of its phrase. @returns the index of the first word after the phrase */
function readPhrase(token: Token, words: readonly Token[], at: number, isInEnglish: () => boolean): number {
  const { word, isCapitals, entry } = token;
  let next = at + 1;
  for (const phrase of entry?.phrases ?? []) {
    const end = endOf(phrase, words, at);
    if (!end) continue;
    token.tag = phrase.tag;
    next = end;
    break;
  }
  // On its own, 'one' is seldom a number.
  if (word === 'one' && /^(?:hundred|thousand)$/.test(wordAt(words, next))) token.tag = 'n1';
  if (/^n\d/.test(token.tag)) [token.tag, next] = joinNumber(words, next, Number(token.tag.slice(1)));
  token.end = words[next - 1]?.end ?? token.end;
  settle(token, words, at, next);
  if (word === 'no' && !/^[ck]/.test(token.tag) && isInEnglish()) token.tag = 'x';
  if (token.tag) {
    if ('ogk'.includes(token.tag.charAt(0))) token.stem ||= `#${token.tag}`;
  } else if (word.length > 3 || (isCapitals && word.length > 1))
    // 'FEV1' and 'VEF1', 'DNA' and 'ADN'.
    token.stem ||=
      isCapitals && /^[a-z]{2,5}\d?$/.test(word) ? [...word].sort().join('') : (entry?.stem ?? '');
  return next;
}

/** Joins a word with the negation right before it when the two form a name. */
function joinNegation(token: Token, joined: readonly Token[]): void {
  const last = joined.at(-1);
  // 'nonhospitalized', 'não hospitalizados'
  if (last?.tag === 'x' && /^(?:non|nao)$/.test(last.word) && token.stem in REVERSE) {
    token.stem = REVERSE[token.stem] ?? '';
    last.tag = 's';
  }
  // 'sem bolus', 'compared with no bolus': the name of an arm.
  const isWithout =
    last?.stem.startsWith('-') ||
    (last?.tag === 'x' &&
      (/^(?:sem|without)$/.test(last.word) || joined.slice(-3, -1).some(({ tag }) => tag === 'v')));
  if (isWithout && token.stem && !token.tag) token.stem = `-${token.stem}`;
}

/** ', with no increase in cancer' */
const isAside = (words: readonly Token[], at: number, next: number): boolean =>
  // 'sem que o desfecho mudasse'
  (words[at]?.word === 'sem' && words[at + 1]?.word === 'que') ||
  (words[at - 1]?.word === ',' &&
    (/^(?:sem|without|nem|nor|except|exceto|salvo)$/.test(wordAt(words, at)) ||
      (words[at]?.word === 'with' && words[next]?.word === 'no') ||
      // 'with the exception of falls, which …'
      /^exce(?:ption|cao)$/.test(wordAt(words, at + (words[at]?.word === 'with' ? 2 : 1)))));

/** Verbs of a guideline. */
const ADVISES =
  /^(?:(?:recomenda|orienta|indica|adota|considera|contraindica|desaconselha|preconiza)m?|(?:sugere|prefere|define)m?|inclui|incluem|exclui|recommends?|suggests?|advises?)$/;
/** 'recomenda A e não recomenda B', 'não recomenda A e prefere B' */
function beginsAdvice(words: readonly Token[], at: number): boolean {
  const word = wordAt(words, at);
  if (word !== 'e' && word !== 'and') return false;
  const denial = /^(?:does not|do not|nao se|nao)/.exec(
    `${wordAt(words, at + 1)} ${wordAt(words, at + 2)}`,
  )?.[0];
  return ADVISES.test(wordAt(words, at + 1 + (denial ? denial.split(' ').length : 0)));
}

function endsSentence(words: readonly Token[], at: number, source: string): boolean {
  const follower = words[at + 1];
  return (
    '.!?'.includes(words[at]?.word ?? '-') && (!follower || /\p{Lu}/u.test(source.charAt(follower.start)))
  );
}

/** ', e a pressão caiu', ', e gota foi mais comum', but not ', e o artrivex, a resposta', which lacks its verb. */
const beginsStatement = (words: readonly Token[], at: number): boolean =>
  words[at]?.word === ',' &&
  words[at + 1]?.word === 'e' &&
  ((/^[ao]s?$/.test(wordAt(words, at + 2)) && words[at + 4]?.word !== ',') ||
    /^(?:foi|foram)$/.test(wordAt(words, at + 3)));

/** A semicolon, but not that of 'HR 0,75; IC 95 % …'; a comma before another statement. */
const cutsClause = (words: readonly Token[], at: number): boolean =>
  (words[at]?.word === ';' || beginsStatement(words, at)) &&
  !words.slice(at + 1, at + 4).some(({ word }) => /^(?:ic|ci|p|confidence|intervalo)$/.test(word));
