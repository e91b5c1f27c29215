import { holdsZero } from '../comparison/compare.ts';
import type { Told } from '../comparison/findings.ts';
import { armsOf } from '../numbers/arms-of-values.ts';
import type { Content, Source } from '../reading/content.ts';
import {
  bitsFor,
  isLossOfWeight,
  isRanking,
  isWelcome,
  turned,
} from '../reading/directions/direction-bits.ts';
import { bitsOf } from '../reading/directions/implied.ts';
import { SPEEDS } from '../reading/directions/pace.ts';
import { amountOf, FALLS, type Item, isPlain, NOT_INFERIOR, RISES, STAYS } from '../reading/item.ts';
import { isFromTo, overlap, wordsOf } from '../reading/text.ts';
import { NAMED } from '../reading/words/change-words.ts';
import { wordAt } from '../reading/words/phrases.ts';
import { meetsName } from './crossed-arms.ts';

/** What the figures next to a direction say about it. */
export interface Evidence {
  readonly bits: number;
  readonly told: Told;
  /** The values come from the sentence alone, so they cannot prove its direction. */
  readonly isOwn?: boolean;
}

/** Outcomes that an event shortens: survival, or the time until the event. */
const isTime = ({ about }: Item): boolean =>
  [...about].some((stem) => /^(?:#osurviv|#opfs|#otime)$/.test(stem));

const isDose = ({ key, factor }: Item): boolean => /^(?:(?:g|iu)(?!\/l)|l\/g)/.test(key) && factor < 1e3;

/** The direction in which two values of the sentence move, for the arm of the claim; 0 if unclear. */
function ownWay(sentence: Content, claim: Item, number: Item): number {
  const { pair } = number;
  // For 'better', the greater value may be either the better or the worse one.
  if (claim.key || !pair || pair.from < number.from || number.kind === 'date') return 0;
  // '130/80 mmHg'
  if (sentence.shape.slice(number.to, pair.from) === '/') return 0;
  if ([number, pair].some(({ isChange, compare }) => isChange || !/^~?$/.test(compare))) return 0;
  // 'diminuiu 196 e 189 µm', 'cinco dias falharam mais que dez', '1,2 mg e 0,6 mg'
  // 'melhor em quem iniciou com 2 semanas (66,1 pontos) do que em quem esperou 6 semanas'
  if (number.key === 't' && /^(?:melhor|pior|better|worse)/.test(wordAt(sentence.tokens, claim.to - 1)))
    return 0;
  if (number.from === claim.to || isDose(number) || (number.key === 't' && number.from < claim.from))
    return 0;
  // 'baixou o potássio em 0,62 mmol/L, ante 0,11 com placebo'
  if (
    (/^(?:em|by)$/.test(wordAt(sentence.tokens, number.from - 1)) &&
      MOVED.test(wordAt(sentence.tokens, claim.from))) ||
    // 'a mediana de redução foi superior com A (46 %) do que com B (18 %)'
    (NAMED.test(wordAt(sentence.tokens, claim.from)) &&
      /\b(?:maior|superior)\b/.test(wordsOf(sentence.tokens, claim.to, number.from))) ||
    // 'reduziu mais do que o placebo (1,8 contra 1,2)'
    (MOVED.test(wordAt(sentence.tokens, claim.from)) &&
      /\b(?:mais|more) (?:do|que|than)\b/.test(wordsOf(sentence.tokens, claim.to, number.from))) ||
    // 'queda de 17 mm e de 8 mm'
    (number.from === claim.to + 1 &&
      wordAt(sentence.tokens, claim.to) === 'de' &&
      /^(?:queda|redu)/.test(wordAt(sentence.tokens, claim.from)))
  )
    return 0;
  const [first, second] = [amountOf(number), amountOf(pair)];
  let isRise = first > second;
  if (isFromTo(sentence, number, pair)) isRise = !isRise;
  else if (number.arm.size > 0 && pair.arm.size > overlap(number.arm, pair.arm)) {
    const [mine, theirs] = [overlap(claim.arm, number.arm), overlap(claim.arm, pair.arm)];
    const [against, own] = [overlap(claim.against, number.arm), overlap(claim.against, pair.arm)];
    const score = mine - theirs - against + own;
    if (score < 0 || (score === 0 && !pair.arm.has('#kctl'))) return 0;
  }
  // 'retardou a resolução (13,2 h contra 16,8 h)': less time is faster.
  if (number.key === 't' && SPEEDS.test(wordAt(sentence.tokens, claim.to - 1))) isRise = !isRise;
  // 'piorou a sobrevida (55,3 % contra 49,3 % de mortes)'
  const isOfDeaths = claim.about.has('#osurviv') && [number, pair].some(({ about }) => about.has('#odeath'));
  return isRise !== (isOfDeaths || isLossOfWeight(claim.about)) ? RISES : FALLS;
}

/** Verbs and nouns of a change from a value to another, not of a comparison. */
const MOVED =
  /^(?:aument|elev|subi|cresc|ganh|redu[cz]|diminu|ca[iíem]|queda|baix|perd|encurt|along|prolong|abrevi|encolh|decresc|recuou)/;
/** Words that rank the first of two arms. */
const BEATS = /^(?:venc|super|infer|bateu|melhor|pior|outperform|surpass)/;
/** 'venceu B na redução da pressão (−1,86 contra −2,30)': the greater fall is the better one; 0 if no arm is ranked. */
function wayOfFalls({ tokens }: Content, claim: Item, number: Item): number {
  const { pair } = number;
  const isRanked = claim.against.size > 0 && BEATS.test(wordAt(tokens, claim.to - 1));
  if (!isRanked || !pair || amountOf(number) >= 0 || amountOf(pair) >= 0) return 0;
  const [first, second] = number.from < pair.from ? [number, pair] : [pair, number];
  return amountOf(first) < amountOf(second) ? FALLS : RISES;
}

/** Verbs for what a treatment does. */
const CAUSES = /^(?:aumentou|elevou|reduziu|diminuiu|baixou|increased|reduced|raised|lowered)$/;
const DIFFERENCE = /dif(?:f?er)|versus|\bvs\b|compar/;

/** The direction that a passage states, in words or figures, at a number that the sentence shares with it. */
function toldWay(claim: Item, verb: string, number: Item, { source, span }: Told): number {
  // A score may be below zero.
  if (span.kind === 'ratio' && amountOf(span) >= 0 && !span.isPlus) {
    if (claim.key === NOT_INFERIOR) return 0;
    const bits = bitsOf(
      span,
      source.numbers.filter(({ clause }) => clause === span.clause),
    );
    // The hazard of an event and the time until it move in opposite directions.
    if (isTime(claim)) return span.key === 'lhr' ? turned(bits) : 0;
    // 'melhoraram (OR 1,62)' against 'fibrosis improvement 26.8% vs 18.4%, OR 1.62'
    const gain = source.directions.findLast(
      (one) =>
        /^(?:improv|melhora)/.test(wordAt(source.tokens, one.to - 1)) &&
        one.clause === span.clause &&
        one.from < span.from &&
        isPlain(one),
    );
    if (gain && span.key !== '' && isRanking(claim) && bits !== STAYS)
      return bits & RISES ? gain.bits : turned(gain.bits);
    // 'superior em eficácia (HR 0,79)'
    if (claim.about.has('#oeff') && !span.about.has('#oeff')) return turned(bits);
    // 'melhorou o desfecho' against 'OR for favourable outcome 1.7'
    return isRanking(claim) && isWelcome(span) ? turned(bits) : bits;
  }
  // 'no limite da significância' against 'RR 0.81 (0.65-1.00)'
  if (
    span.of?.kind === 'ratio' &&
    claim.bits === STAYS &&
    amountOf(span) <= 1 &&
    (span.upper?.at(-1)?.value ?? 0) >= 1
  )
    return STAYS;
  // 'não aumentou de modo significativo (P = 0,22)', '(IC 95 % −1,2 a 7,0)'
  const isByChance = span.kind === 'p' ? amountOf(span) >= 0.05 : span.kind === 'interval' && holdsZero(span);
  if (isByChance && (claim.isSignificant || claim.bits & STAYS)) return STAYS;
  if (span.kind === 'p') return 0;
  // 'aumentou 3,2 pontos' against 'score −3.2', but not against 'difference, −3.2'
  const isSigned = (span.isPlus || amountOf(span) < 0) && isPlain(claim) && claim.against.size === 0;
  if (isSigned && !DIFFERENCE.test(wordsOf(source.tokens, span.from - 6, span.from)) && MOVED.test(verb))
    return span.isPlus ? RISES : FALLS;
  // 'encolheu 0,30 kg com B' against 'increased 0.62 kg with A and decreased 0.30 kg with B'
  const beside = source.directions.find((one) => !one.isImplied && one.to === span.from);
  if (beside && !span.compare && number.from === claim.to && MOVED.test(verb)) return bitsFor(claim, beside);
  if (!number.isChange) return 0;
  // 'foi 1,6 ponto menor' for a difference of −1.6, whatever its interval
  if (claim.bits === FALLS && !claim.isSignificant && amountOf(span) < 0) return FALLS;
  const words = source.directions.filter((one) => one.clause === span.clause && !one.isImplied);
  const word = words.findLast(({ from }) => from < span.from) ?? words.at(-1);
  return word ? bitsFor(claim, word) : 0;
}

/** Most tokens between a number and the direction after it. */
const FAR = 9;

/** Whether a number belongs to a direction: the last one before it, or the one right after it. */
export function isOwnNumber({ directions, numbers, shape }: Content, claim: Item, number: Item): boolean {
  if (number.clause !== claim.clause) return false;
  // '… em 38,4 % e não interferiu no crescimento'
  const isApart = (one: Item): boolean => one.from - number.to > 1 || /[&,]/.test(shape[number.to] ?? '');
  const gapTo = (one: Item): number =>
    one.from < number.from ? number.from - one.to : isApart(one) ? 99 + one.from - number.to : -1;
  // 'passou de 18 % para 34 % com A e recuou de 20 % para 12 % com B'
  if (
    number.to <= claim.from &&
    shape.slice(number.to, claim.from).includes('&') &&
    numbers.some((one) => one.clause === claim.clause && one.from >= claim.to && one.key === number.key)
  )
    return false;
  // '(11,6 % contra 7,9 %), associação que o aleitamento por 6 meses atenuou'
  if (claim.from - number.to > FAR) return false;
  return directions.every((one) => one === claim || one.clause !== claim.clause || gapTo(one) > gapTo(claim));
}

/** The rise or fall that the only ratio of a clause states; 0 if there is none. */
function ratioIn({ numbers }: Source, clause: number): number {
  const near = numbers.filter((one) => one.clause === clause);
  const [ratio, ...more] = near.filter(({ kind, key }) => kind === 'ratio' && key !== '');
  const bits = ratio && more.length === 0 ? bitsOf(ratio, near) : 0;
  return bits === FALLS || bits === RISES ? bits : 0;
}

/**
 * 'A posição prona aumentou a mortalidade de 16,0 % para 32,8 %' against '16.0% in the prone and 32.8% in the supine
 * group': the change to the value of the arm that the sentence is about; 0 if it is the second value.
 */
function wayBetweenArms(
  sentence: Content,
  claim: Item,
  number: Item,
  { source, span }: Told,
  second: Item | undefined,
): number {
  const isMoved =
    number.pair &&
    number.pair.from > number.from &&
    isFromTo(sentence, number, number.pair) &&
    second?.pair === span;
  if (
    !isMoved ||
    claim.against.size > 0 ||
    !CAUSES.test(wordAt(sentence.tokens, claim.to - 1)) ||
    isFromTo(source, span, second)
  )
    return 0;
  const isFirst = span.from < second.from;
  const arms = armsOf(source, isFirst ? span : second);
  const [own, other] = isFirst ? arms : [arms[1], arms[0]];
  if (!meetsName(claim.arm, own) || meetsName(claim.arm, other)) return 0;
  return amountOf(span) < amountOf(second) ? FALLS : RISES;
}

/** The figures of a sentence that belong to one of its directions, and the direction in which they move. */
export function evidenceOf(sentence: Content, claim: Item, matches: ReadonlyMap<Item, Told>): Evidence[] {
  const numbers = sentence.numbers.filter(
    (number) => matches.has(number) && isOwnNumber(sentence, claim, number),
  );
  return numbers.flatMap((number): Evidence[] => {
    const told = matches.get(number) as Told;
    const rank = wayOfFalls(sentence, claim, number);
    if (rank) return [{ bits: rank, told, isOwn: true }];
    const bits = toldWay(claim, wordAt(sentence.tokens, claim.to - 1), number, told);
    if (bits) return [{ bits, told }];
    // 'aumentou de 16 % para 33 %' against '16 % vs 33 %': from the second arm to the first it is a fall.
    const second = number.pair && matches.get(number.pair)?.span;
    const isForwards =
      second !== undefined &&
      (number.pair?.from ?? 0) > number.from &&
      second.clause === told.span.clause &&
      second.from > told.span.from &&
      isFromTo(sentence, number, number.pair ?? number);
    // 'aumentou de 1,8 % para 4,1 %' against '1.8% early, 4.1% deferred, hazard ratio 0.43'
    const ratio = isForwards && !claim.arm.has('#kctl') ? ratioIn(told.source, second.clause) : 0;
    if (ratio && isPlain(claim) && !(claim.bits & ratio)) return [{ bits: ratio, told }];
    const turnedWay = wayBetweenArms(sentence, claim, number, told, second);
    if (turnedWay) return [{ bits: turnedWay, told }];
    const isBackwards =
      isForwards && second.pair === told.span && armsOf(told.source, told.span)[1].has('#kctl');
    if (isBackwards) return [];
    const { pair } = told.span;
    // 'menor entre os não expostos: 11,1' against '14.0 in exposed and 11.1 in unexposed infants'
    const isLone =
      /^[%#]/.test(told.span.key) &&
      !number.pair &&
      pair &&
      !claim.key &&
      number.from > claim.from &&
      !told.span.isChange &&
      // '87 % ficou abaixo da obtida com B (72 %)': the value of the other arm
      overlap(claim.against, number.arm) <= overlap(claim.arm, number.arm);
    const lone = isLone ? (amountOf(told.span) > amountOf(pair) ? RISES : FALLS) : 0;
    if (lone & claim.bits) return [{ bits: lone, told, isOwn: true }];
    // 'A aumentou a morte (26,5 % vs. 21,8 %)' against '21.8% vs 26.5%': the values are turned with the direction.
    const isExchanged =
      second?.pair === told.span &&
      second.from < told.span.from &&
      CAUSES.test(wordAt(sentence.tokens, claim.to - 1)) &&
      claim.against.size === 0 &&
      !claim.arm.has('#kctl') &&
      /^\([^()]*v[^()]*\)/.test(sentence.shape.slice(number.from - 1));
    const own = told.span.isChange || isExchanged ? 0 : ownWay(sentence, claim, number);
    return own ? [{ bits: own, told, isOwn: true }] : [];
  });
}
