import type { Span } from '../comparison/citation-check.ts';
import { statementsIn } from './advice-statements.ts';
import type { Token } from './clauses.ts';
import { bare } from './denials.ts';
import { type Text, wordsOf } from './text.ts';
import {
  DENIES,
  isEmptyWord,
  isModal,
  KEEPS,
  LIMIT,
  NOT_WHOLE,
  REASON,
  STARTS,
  STOPS,
  THERAPY,
  TREATMENT,
  WARNS,
} from './words/advice-words.ts';
import { wordAt } from './words/phrases.ts';

/** Words that belong together. */
export interface Topic {
  readonly stems: Set<string>;
  /** They limit the advice: 'na gestação', 'de rotina'. */
  readonly isLimit: boolean;
}

/** Whether words say what is advised, not for whom. */
export const isCore = ({ isLimit }: Topic): boolean => !isLimit;

/** Advice that a text gives for or against something. */
export interface Advice extends Span {
  readonly isFor: boolean;
  /** Half-open range of its tokens. */
  readonly from: number;
  readonly to: number;
  /** What it is about, without the words of advice; alternatives are apart. */
  readonly topics: readonly Topic[];
  /** Beginning, continuing and delaying are three acts; '' for others. */
  readonly act: '' | 'start' | 'keep' | 'delay';
  /** The stem of the verb that follows 'deve' or 'should'; '' for one that stands for any use. */
  readonly verb: string;
}

/** Most statements of a text that are compared. A longer list would block the page. */
const MOST_ADVICE = 60;
/** Most earlier statements that may name what a statement is about. */
const MOST_BEFORE = 12;

/** The advice in a text. */
export function readAdvice(text: Text): Advice[] {
  const { tokens, shape, ranges } = text;
  const found: Advice[] = [];
  /** What the statements so far name themselves. */
  const named: Topic[] = [];
  for (const range of ranges) {
    if (found.length > MOST_ADVICE) break;
    const statements = statementsIn(text, range);
    for (const { range: whole, marks, start } of statements) {
      const [from, to] = whole;
      const last = marks[1];
      // 'indicated in chronic bronchitis, not in acute bronchitis': a second statement
      const turn = shape.slice(last, to).search(/,&?x[pc~/]/);
      const stop = turn < 0 ? to : last + turn;
      const own = topicsIn(text, from, stop, last);
      const advice = adviceAt(text, [from, stop], marks, own, { start, named });
      named.push(...own.filter(isCore));
      named.splice(0, named.length - MOST_BEFORE);
      if (!advice) continue;
      found.push(advice);
      if (turn >= 0) found.push(contrastOf(text, advice, [stop, to]));
      // 'pode ser usado sem corrigir o cálcio' is advice against correcting it.
      const without = tokens
        .slice(last, stop)
        .findIndex(
          ({ word }, at) =>
            /^(?:sem|without)$/.test(word) && /(?:[aei]r|ing)$/.test(wordAt(tokens, last + at + 1)),
        );
      if (without >= 0) found.push(againstOf(text, advice, [last + without, stop]));
    }
    // 'mas não abaixo de 100 mmHg'
    const advice = found.at(-1);
    if (statements.length === 0 && advice?.to === range[0] && /^bx[pc~/]/.test(shape.slice(range[0])))
      found.push(contrastOf(text, advice, range));
  }
  return found;
}

/** The opposite advice about the words of a range. */
const againstOf = (text: Text, advice: Advice, [from, to]: readonly [number, number]): Advice => ({
  ...advice,
  isFor: !advice.isFor,
  from,
  to,
  topics: topicsIn(text, from, to, to),
  start: text.tokens[from]?.start ?? 0,
  end: text.tokens[to - 1]?.end ?? 0,
});

/** What the words behind a negation add to advice: the same for others, turned. */
function contrastOf(text: Text, advice: Advice, range: readonly [number, number]): Advice {
  const denial = text.shape.indexOf('x', range[0]);
  // 'A não está indicado, tampouco B'
  const isBoth = /^(?:tampouco|nem|nor)$/.test(wordAt(text.tokens, denial));
  const turned = { ...againstOf(text, advice, range), ...(isBoth && { isFor: false }) };
  // 'prefere A, e não o B'
  const isObject = /^(?:[oa]s?|the|uma?)$/.test(wordAt(text.tokens, denial + 1));
  if (isObject) return turned;
  const limits = turned.topics.map((one) => ({ ...one, isLimit: true }));
  return { ...turned, topics: [...advice.topics.filter(isCore), ...limits] };
}

/** Verbs of looking at something: 'verificar o potássio'. */
const CHECKS = /^(?:verific|check|monitor|measur|dos(?:ar|ad[ao]s?)$|medi[dr]|avalia|acompanh)/;

/** The stem of a word that says what is advised; '' for a word of advice. */
function contentOf({ word, stem }: Token): string {
  const name = CHECKS.test(word) ? '' : bare(stem);
  return /^(?:=|#=|#k(?:use|need|stop|keep|first)$)/.test(name) || isEmptyWord(word) ? '' : name;
}

/** Index of the verb that a marker governs, or -1. */
function verbAt({ tokens }: Text, start: number, to: number): number {
  for (let at = start; at < Math.min(to, start + 4); at++) {
    const { word = '', stem = '' } = tokens[at] ?? {};
    const isVerb = /(?:[aei]r|[ai]d[ao]s?|ens[ao]s?|feit[ao]s?|ed|en)$/.test(word) && word !== 'ser';
    if (isVerb || /^#k(?:keep|stop)$/.test(stem)) return at;
  }
  return -1;
}

/** The stem of a verb, or '' for one that stands for any use. */
const verbOf = (token: Token | undefined): string => {
  if (!token || /^#k(?:keep|stop|use|late)$/.test(token.stem)) return '';
  if (CHECKS.test(token.word)) return 'check';
  // 'não deve amamentar' is about breastfeeding.
  return isEmptyWord(token.word) || token.stem.startsWith('#') ? '' : token.stem || token.word;
};

const actOf = (token: Token | undefined, isStop: boolean): Advice['act'] =>
  token?.stem === '#klate'
    ? 'delay'
    : STARTS.test(token?.word ?? '')
      ? 'start'
      : isStop || KEEPS.test(token?.word ?? '')
        ? 'keep'
        : '';

/** Whether the negation at `at` denies the marker behind it, not a noun: 'bloqueadores não seletivos devem'. */
const deniesMarker = ({ tokens, shape }: Text, at: number, marker: number): boolean =>
  // 'que nunca foram rastreadas devem fazer' denies the participle.
  (shape[at + 1] === 'f' && !(at + 2 < marker && /[ai]d[ao]s?$/.test(wordAt(tokens, at + 2)))) ||
  /^(?:nenhum|no$)/.test(wordAt(tokens, at)) ||
  // 'nem A nem B contraindicam'
  (wordAt(tokens, at) === 'nem' && /\bnem\b/.test(wordsOf(tokens, Math.max(0, at - 5), at))) ||
  // 'a hipertensão não controlada contraindica'
  (!(at + 1 < marker && /[ai]d[ao]s?$/.test(wordAt(tokens, at + 1))) &&
    // 'recomenda-se não dosar'
    tokens.slice(Math.min(at, marker) + 1, Math.max(at, marker)).every((token) => contentOf(token) === ''));

/** The words of a range that say what is advised, up to the reason after the marker at `last`. */
function topicsIn({ tokens, shape }: Text, from: number, to: number, last: number): Topic[] {
  const topics: Topic[] = [];
  let [isLimit, isOpen] = [false, false];
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    const { word } = token;
    // 'is not recommended: in the trial …'
    if (at > last && (REASON.test(word) || (word === ':' && topics.some(isCore)))) break;
    // 'Antes dos 25 anos não se faz rastreamento'
    if (/[,;&]/.test(shape[at] ?? '') || at === last) isOpen = false;
    if (/[,;]/.test(shape[at] ?? '') || at === last) isLimit = false;
    // 'iniciar o tratamento com fluconazol'
    const isObject = /^(?:com|with)$/.test(word) && THERAPY.test(wordAt(tokens, at - 1));
    // 'A via subcutânea é aceita'
    const isSubject = word === 'via' && at - from < 2;
    if (!isObject && !isSubject && (LIMIT.test(word) || (word === 'se' && at === from))) {
      isOpen &&= isLimit;
      isLimit = true;
    }
    if (/^r(?:otin|outin)/.test(word)) topics.unshift({ stems: new Set(['#krout']), isLimit: true });
    const stem = contentOf(token);
    if (!stem) continue;
    if (!isOpen) topics.push({ stems: new Set(), isLimit });
    isOpen = true;
    topics.at(-1)?.stems.add(stem);
  }
  return topics;
}

/**
 * The advice of a statement.
 * @param own what it names itself
 * @param around where the text before it begins, and what earlier statements name, if it names nothing
 */
function adviceAt(
  text: Text,
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
  own: readonly Topic[],
  { start, named }: { readonly start: number; readonly named: readonly Topic[] },
): Advice | undefined {
  const { tokens, shape } = text;
  const hasVerb = isModal(wordAt(tokens, last));
  // 'É dispensável verificar o potássio'
  const isNeed =
    /necess|^dispens|^precis/.test(wordAt(tokens, last)) && /[aei]r$/.test(wordAt(tokens, last + 1));
  const verb = hasVerb ? verbAt(text, last + 1, to) : isNeed ? last + 1 : -1;
  // 'A dose deve cair' is a change, and 'o intervalo deve ser de 12 semanas' a value.
  if ((shape[verb] === 'd' && !wordAt(tokens, verb).startsWith('acrescent')) || (hasVerb && verb < 0))
    return undefined;
  if (tokens.slice(from, to).some(({ word }) => NOT_WHOLE.test(word))) return undefined;
  const topics = [...own];
  // 'Usar A; evitar no termo', 'It should be continued during pregnancy'
  const isPronoun = tokens.slice(start, first).some(({ word }) => /^(?:it|they|ela|ele)s?$/.test(word));
  if (isPronoun || !topics.some(isCore)) {
    const near = topicsIn(text, start, from, from).filter(isCore);
    topics.push(...(near.length > 0 ? near : named));
  }
  // 'o tratamento deve continuar'
  if (!topics.some(isCore) && tokens.slice(from, to).some(({ word }) => TREATMENT.test(word)))
    topics.push({ stems: new Set(['#treat']), isLimit: false });
  if (!topics.some(isCore)) return undefined;
  // 'A suspensão do anticoagulante não é recomendada'
  const comma = shape.lastIndexOf(',', last);
  const isOfStop =
    tokens.slice(Math.max(from, comma), last).find(({ stem }) => stem && stem !== '#krout')?.stem ===
    '#kstop';
  const isStop = isOfStop !== stopsAt(text, last, to);
  return {
    isFor: isForAt(text, [from, to], [first, last]) !== isStop,
    from,
    to,
    topics,
    act: actOf(tokens[verb < 0 ? last : verb], isStop),
    verb: verbOf(tokens[verb]),
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  };
}

/** Whether the words of advice recommend, before what is advised is known: 'não evite' recommends. */
function isForAt(
  text: Text,
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
): boolean {
  let [isDenied, isWarned] = [false, false];
  for (let at = from; at < Math.min(to, last + 4); at++) {
    const word = wordAt(text.tokens, at);
    if (WARNS.test(word)) isWarned ||= at >= first;
    else if (text.shape[at] === 'x' && (at === first - 1 || DENIES.test(word)))
      isDenied ||= deniesMarker(text, at, first);
  }
  return isDenied === isWarned;
}

/** Whether stopping something is advised. */
function stopsAt({ tokens }: Text, last: number, to: number): boolean {
  for (let at = last; at < Math.min(to, last + 5); at++) {
    const word = wordAt(tokens, at);
    if (at > last && LIMIT.test(word)) return false;
    if (STOPS.test(word)) return true;
  }
  return false;
}
