import { FALLS, GOODNESS, type Item, NOT_INFERIOR, RANK, RISES, STAYS } from '../item.ts';
import { isOutcome, type Text, wordsOf } from '../text.ts';
import { NAMED } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';
import type { DirectionSubject } from './subject-at.ts';

/** Nouns for something measured, of which there may be more or less. */
const MEASURED =
  /^(?:taxas?|medi(?:a|ana)s?|nive(?:l|is)|concentra|numeros?|proporc|percent|inciden|preval|frequenc|ocorrenc|riscos?$|probab|chances?$|escores?|pontua|custos?|consumo|exposi|titulos?$|tit(?:er|re)s?$)/;
/** Outcomes for which more is better. */
export const WELCOME =
  /^(?:#(?:o(?:good|surviv|pfs|func|cure|eff|time|adher|remis|resp|resol|erad|heal|abst|birth|satis|vis)|kmilk|krecov|ksens|kspec)|acurac)$/;
export const isWelcome = ({ about }: Pick<Item, 'about'>): boolean =>
  // 'o composto de queda da função renal ou morte'
  !about.has('#gcomp') && [...about].some((stem) => WELCOME.test(stem));

/** The changes that a direction word allows, before a negation. Adds the outcome that the word itself names. */
export function bitsAt(
  { tokens, shape }: Text,
  at: number,
  [, to]: readonly [number, number],
  { about, isObject, isForControl }: DirectionSubject,
  kind: string,
): number {
  const word = wordAt(tokens, at);
  // 'prejudicou o ganho de peso' means less of it.
  const isProcess = /^(?:[ao]s? )?(?:ganho|crescim|absorc|cicatr|desenvolv|recuper|aprend)/.test(
    wordsOf(tokens, at + 1, at + 3),
  );
  let bits = bitsOfKind(kind, isWelcome({ about }) || isProcess);
  // 'salvou vidas'
  if (/^(?:salv|poup|save|custou|custaram)/.test(word)) about.add('#odeath');
  // 'encareceu o tratamento', 'foi mais caro', 'ficaram mais protegidos'
  const { tag: own = '' } = tokens[at] ?? {};
  if (own[2] === 'c' || /^(?:encare|barate)/.test(word)) about.add('#kcost');
  if (own[2] === 'p' || (own[2] === 'o' && ![...about].some(isOutcome))) about.add('#oeff');
  // 'protegeu mais contra A do que contra B' ranks the efficacy.
  const isProtecting =
    /^prote/.test(word) &&
    tokens[at + 1]?.tag.startsWith('m') &&
    /^(?:contra|against|[oa]s?|quem|em|n[ao]s?|que|do|than)$/.test(wordAt(tokens, at + 2));
  if (isProtecting) {
    const isMore = tokens[at + 1]?.tag === 'm+';
    // 'a varfarina protegeu mais contra o AVC do que a dabigatrana' ranks the arms.
    const words = wordsOf(tokens, at + 2, to);
    const isOfArms =
      /^(?:contra|against) .*\b(?:do|than)\b(?! (?:contra|against))|^(?:do|que|than) .*\b(?:contra|against)\b|\b(?:do|que) [a-z]+[aei]r\b/.test(
        words,
      );
    if (!isOfArms) about.add('#oeff');
    bits = isMore === isOfArms ? FALLS : RISES;
  }
  if (
    isLossOfWeight(about) ||
    (about.has('#oweight') && (tokens[at - 1]?.stem === '#kloss' || wordAt(tokens, at - 1) === 'lost'))
  )
    bits = turned(bits);
  if (about.has('#oweight') && tokens[at - 1]?.stem === '#kloss') about.add('#kloss');
  if (isForControl) bits = turned(bits);
  if (isObject) bits = RISES;
  // 'preveniu menos AVC do que A'
  const isFewer =
    wordAt(tokens, at + 1) === 'menos' &&
    /^(?:preven|previn|evit|reduz|diminu|baix|encurt)/.test(word) &&
    /^dm[^;:(d]*v/.test(shape.slice(at, to));
  // 'evitou AVC em menos pacientes que B', 'poupou menos pacientes de AVC do que B'
  const isOfFewer =
    /^(?:poup|livr|salv|evit|preven|previn|preserv)/.test(word) &&
    /^d[^;:(d]*mh[^;:(d]*v/.test(shape.slice(at, to)) &&
    tokens.slice(at, to).some((token, gap) => token.tag === 'm-' && shape[at + gap + 1] === 'h');
  // 'reduziu menos do que'
  const isSmaller =
    [at - 1, at + 1].some((near) => /^(?:menor|smaller)$/.test(wordAt(tokens, near))) ||
    // 'a melhora dos sintomas foi menor com A do que com B'
    (!hasValue({ tokens, shape }, at, to) &&
      /^\S+ (?:[a-z]\w* ){1,6}(?:foi|was) (?:menor|smaller)\b/.test(wordsOf(tokens, at, to)));
  const isLess =
    isFewer ||
    isOfFewer ||
    tokens
      .slice(at + 1, to)
      .some(({ tag }, gap) => tag === 'm-' && /^mp?v/.test(shape.slice(at + 1 + gap))) ||
    // 'melhorou menos com A do que com B'
    (tokens[at + 1]?.tag === 'm-' && /^dm[p~]{1,3}[wk][^,;:(dmf]{0,12}v/.test(shape.slice(at, to))) ||
    // 'caiu menos com A'
    (tokens[at + 1]?.tag === 'm-' && /^mp~?[wk]+\.?$/.test(shape.slice(at + 1, to))) ||
    // 'levou a queda menor do que'
    (isSmaller && NAMED.test(word) && shape.slice(at, to).includes('v'));
  return isLess && !isProtecting ? turned(bits) : bits;
}

/** Whether a range has a number that is no dose. */
const hasValue = ({ tokens, shape }: Pick<Text, 'tokens' | 'shape'>, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some((_, gap) => shape[from + gap] === '0' && !/^ug:/.test(tokens[from + gap + 1]?.tag ?? ''));

/** A 'superior' medicine is better; a 'superior' mortality, rate or dose is higher. */
export const ranksArm = ({ tokens }: Text, at: number, before: readonly string[]): boolean =>
  /^(?:supe|infe)r/.test(wordAt(tokens, at)) &&
  !before.some(isOutcome) &&
  // 'risco 58 % superior'
  !tokens[at - 1]?.tag.startsWith('u%') &&
  !tokens
    .slice(Math.max(0, at - 9), at)
    .some(({ word, clause }) => clause === tokens[at]?.clause && MEASURED.test(word));

/** The second letter of the word's tag, or `g` or `b` if it ranks a medicine as better or worse. */
export function kindOf(text: Text, at: number, before: readonly string[]): string {
  const { tag = '', word = '' } = text.tokens[at] ?? {};
  // 'foi superado por'
  if (tag === 'db') return 'b';
  if (ranksArm(text, at, before)) return tag === 'c<' ? 'b' : 'g';
  return /^super[ao]/.test(word) && before.some((stem) => isOutcome(stem) || /^#k(?:sens|spec)$/.test(stem))
    ? '+'
    : tag.charAt(1);
}

/** The changes that a word of this kind allows. @param isGood whether more of the subject is better */
function bitsOfKind(kind: string, isGood: boolean): number {
  if (kind === 'g' || kind === 'b') return (kind === 'g') === isGood ? RISES : FALLS;
  // Not worse means the same or better.
  if (kind === 'n') return STAYS | (isGood ? RISES : FALLS);
  return '-,<T'.includes(kind) ? FALLS : '+^>t'.includes(kind) ? RISES : STAYS;
}

/** Whether the words after a direction take it back. */
export function isDeniedBehind({ tokens, shape }: Text, at: number, next: number, kind: string): boolean {
  const word = wordAt(tokens, at);
  const behind = shape.slice(at + 1, next);
  return (
    // 'Noninferiority was not shown'
    (kind === 'n' &&
      (/^[^.,;:]{0,12}(?:fx|xs?f)/.test(shape.slice(at + 1)) ||
        // 'the hypothesis of noninferiority was rejected'
        /\b(?:reject|rejeit|refut)/.test(wordsOf(tokens, at + 1, next)))) ||
    // 'a vantagem não se manteve'
    (/^(?:vantag|benef|advant|ef|ganho|gain)/.test(word) &&
      // 'houve benefício entre os que não recebiam'
      !/(?:os|as|aqueles|aquelas|those|pacientes|patients) (?:que|who)$|quem$/.test(
        wordsOf(tokens, at + behind.indexOf('x') - 1, at + behind.indexOf('x') + 1),
      ) &&
      /^[^,;:dx0]*x/.test(behind)) ||
    (NAMED.test(word) &&
      (/^[^,;:dx0]*(?:xs?f|fx)/.test(behind) ||
        // 'a redução não apareceu'
        /^[^,;:]* nao (?:apareceu|apareceram|ocorreu|surgiu|se (?:observou|confirmou|manteve|repetiu|viu))/.test(
          ` ${wordsOf(tokens, at + 1, next)}`,
        ))) ||
    // 'o benefício desapareceu', but not 'mais incapacidade ausente'
    ((NAMED.test(word) || /^(?:vantag|benef|advant|ef|ganho|gain|dif)/.test(word)) &&
      /\b(?:desaparec|nul[oa]s?\b|null\b|inexist|sumi|disappear|some\b|absent|ausent|acaso|perde(?:u|ram) - se|(?:was|were) lost|foi perdid)/.test(
        wordsOf(tokens, at + 1, next),
      ))
  );
}

/** 'A perda de peso foi maior': the weight fell more. */
export const isLossOfWeight = (about: ReadonlySet<string>): boolean =>
  about.has('#kloss') && about.has('#oweight');

/** Whether a direction ranks arms or outcomes as better or worse. */
export const isRanking = ({ key }: Pick<Item, 'key'>): boolean => key === RANK || key === GOODNESS;

/** The bits of a direction as another states them: 'superior' means more of an outcome that is welcome. */
export const bitsFor = (claim: Item, told: Item): number =>
  ![claim.key, told.key].includes(NOT_INFERIOR) &&
  isRanking(claim) !== isRanking(told) &&
  isWelcome(isRanking(claim) ? told : claim)
    ? turned(told.bits)
    : told.bits;

/** The same direction, seen from the other arm. */
export const turned = (bits: number): number =>
  (bits & STAYS) | (bits & FALLS ? RISES : 0) | (bits & RISES ? FALLS : 0);
