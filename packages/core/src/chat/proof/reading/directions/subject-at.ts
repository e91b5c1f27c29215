import { isOutcome, stemsOf, type Text, wordsOf } from '../text.ts';
import { HAD, isCopular } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';
import { DISEASE, stemsOutside, subjectBefore, subjectOf } from './direction-subject.ts';

/** Names of diseases: 'favoreceu a otite'. */
const DISEASED = /(?:ites?|oses?|emias?|patias?|algias?|imunizac\w+)$|^infec|^reac/;
const objectWord = (tokens: Text['tokens'], at: number): string =>
  wordAt(tokens, at + (/^(?:[ao]s?|the)$/.test(wordAt(tokens, at + 1)) ? 2 : 1));

/** What a direction is about, and how its word takes its object. */
export interface DirectionSubject {
  /** The stems before the direction, or those of the clause before it. */
  readonly before: readonly string[];
  readonly about: Set<string>;
  /** 'O alvo favoreceu a independência funcional': more of its object. */
  readonly isObject: boolean;
  /** 'O desfecho primário favoreceu a apixabana' */
  readonly isFavor: boolean;
  /** 'HR 0,84 a favor do ticagrelor' */
  readonly isInFavor: boolean;
  /** 'favoreceu o placebo' */
  readonly isForControl: boolean;
}

/**
 * The subject of the direction at `at`.
 * @param previous index of the direction before it in the clause
 * @param next index of the direction after it
 */
export function subjectAt(
  text: Text,
  at: number,
  [from, to]: readonly [number, number],
  previous: number,
  next: number,
): DirectionSubject {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  // 'lower rates of death (3.7% vs. 5.9%) and of hospitalization'
  const outside = shape.slice(previous + 1, to).replace(/\([^()]*\)/g, (inside) => '_'.repeat(inside.length));
  const versus = previous + 1 + outside.indexOf('v');
  // 'Na síndrome coronariana, A foi superior a B'
  const last = shape.lastIndexOf(',', at);
  // 'reduziu os eventos, com eficácia não inferior'
  const isAside = /^d[n=]$/.test(tag) && /^(?:com|with)$/.test(wordAt(tokens, last + 1));
  // 'Entre vítimas de trauma com hemorragia, a mortalidade subiu'
  const isOfPeople =
    last > from &&
    (/^[pB]p?0?h/.test(shape.slice(from)) ||
      // 'No grupo placebo, a mortalidade subiu'
      // 'Com a cirurgia aberta, as fraturas ocorreram mais'
      /^(?:n[ao]s? (?:grupo|braco)|(?:com|with|sob|under) (?!\d))/.test(wordsOf(tokens, from, from + 2))) &&
    !shape.slice(from, last).includes(',') &&
    stemsOf(tokens, last, at).some(isOutcome);
  // 'Na insuficiência renal, a exposição diminui'
  const isOfDisease =
    last > from &&
    DISEASE.test(wordsOf(tokens, from, from + 3)) &&
    !shape.slice(from, last).includes(',') &&
    !shape.slice(last, at).includes('h');
  const comma = /^(?:supe|infe)r/.test(word) || isAside || isOfPeople || isOfDisease ? last : -1;
  const isIntroduced = stemsOf(tokens, Math.max(previous, comma) + 1, at).length > 0;
  const noun = nounBefore(text, at);
  const own = noun ? [noun] : stemsOf(tokens, Math.max(previous, isIntroduced ? comma : -1) + 1, at);
  const before = own.length > 0 ? own : subjectBefore(text, from, at);
  // 'caiu com A, e 71 % perderam peso', 'não mudou o risco, e doses altas o aumentaram'
  const aside = shape.indexOf(next < to ? ',&' : ',&0', at);
  const stop = aside < 0 ? next : Math.min(aside, next);
  // 'elevou, em relação ao placebo, o composto de morte e AVC'
  const between = /^,v[^,;:()]*,/.exec(shape.slice(at + 1, stop))?.[0].length ?? 0;
  const until = versus > at + between && versus < stop ? versus : stop;
  // 'protegeu os pacientes de arritmia'
  const after = word.startsWith('prote')
    ? stemsOf(tokens, at + 1, until)
    : stemsOutside(text, at + 1 + between, until);
  // 'favoreceu a transmissão'
  const isObject =
    word.startsWith('favore') &&
    !/!|^#k(?!recov)/.test(after[0] ?? '!') &&
    (after.slice(0, 2).some((stem) => /^#(?:o|geven|krecov)/.test(stem)) ||
      (/^(?:surgim|aparec|desenv)/.test(after[0] ?? '') && isOutcome(after[1] ?? '')) ||
      DISEASED.test(objectWord(tokens, at)) ||
      /^(?:absor|elimin|excrec|cicatr|formac|cresci|evoluc)/.test(after[0] ?? ''));
  const isInFavor = word === 'favor' && wordAt(tokens, at - 1) === 'a';
  const isFavor = word.startsWith('favo') && (isInFavor || before.some(isOutcome)) && !isObject;
  // 'Na prevenção do AVC, A foi superior a B'
  const intro = /\b(?:preven|prote[cg]|reduc)/.test(wordsOf(tokens, previous + 1, comma))
    ? stemsOf(tokens, previous + 1, comma)
    : [];
  const about = isFavor
    ? new Set(isInFavor ? [...before, ...after].filter(isOutcome) : before)
    : isObject
      ? new Set(after)
      : new Set([...subjectOf(text, at, before, after), ...intro.filter(isOutcome)]);
  // 'foi pior que o controle no desfecho primário', 'sem benefício em relação ao placebo quanto à morte'
  const { start = 0, end = 0 } = tokens[at] ?? {};
  const isRankOf =
    /^c[<>]$/.test(tag) && (end - start > word.length || /^aos?$/.test(wordAt(tokens, at + 1)));
  const compared = versus > at && versus < next ? versus : isRankOf ? at : -1;
  if (compared >= 0 && (isRankWord(word) || /^d[gb]/.test(tag) || word.startsWith('prote')))
    for (const stem of stemsOutside(text, compared + 1, next)) if (isOutcome(stem)) about.add(stem);
  // 'Menos pacientes do grupo A do que do grupo B tiveram eclâmpsia'
  const verb =
    versus > at && shape.startsWith('mh', at)
      ? tokens.findIndex((token, index) => index > versus && index < next && HAD.test(token.word))
      : -1;
  const counted = verb < 0 ? [] : stemsOutside(text, verb + 1, next);
  if (counted.length > 0) {
    about.clear();
    for (const stem of counted) about.add(stem);
  }
  const isForControl = word.startsWith('favor') && !isInFavor && after.includes('#kctl');
  return { before, about, isObject, isFavor, isInFavor, isForControl };
}

/** The outcome right before a comparative: 'resultou em sobrevida global superior à de'. */
function nounBefore({ tokens, shape }: Text, at: number): string {
  if (isCopular(shape, at) || !/^(?:mai|men|supe|infe|(?:melhor|pior)(?:es)?$)/.test(wordAt(tokens, at)))
    return '';
  const noun = tokens[at - (tokens[at - 1]?.stem === '#kall' ? 2 : 1)]?.stem ?? '';
  if (/^#o(?!weight)/.test(noun)) return noun;
  // 'proporcionou taxa de abstinência mais alta'
  return /^(?:taxas?|inciden\S*|preval\S*) d[aeo]s? /.test(wordsOf(tokens, at - 3, at)) ? noun : '';
}

export const isRankWord = (word: string): boolean => /^(?:melhor|pior|better|worse|supe|infe)/.test(word);
