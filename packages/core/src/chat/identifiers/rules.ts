import { isCpf } from '../../validate/document-digits.ts';
import { isCns } from './cns.ts';

/** Kinds of data that could identify a patient. */
export type IdentifierKind = 'cpf' | 'cns' | 'phone' | 'email' | 'birthDate' | 'record' | 'name';

/** One identifier found in a text; `start` and `end` are UTF-16 offsets. */
export interface FoundIdentifier {
  readonly kind: IdentifierKind;
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

const MONTHS =
  'janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const DATE = `\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}º? de (?:${MONTHS})(?: de)? \\d{4}`;
const GAP = '[ \\t\\u00a0]';
const NOT_IN_WORD = '(?<![\\p{L}\\p{N}_])';

const CPF = /(?<![\d.,/-])\d{3}[. ]?\d{3}[. ]?\d{3}[-. /]?\d{2}(?![\d])/g;
const CNS = /(?<![\d.,/-])[1-9]\d{2}[ .-]?\d{4}[ .-]?\d{4}[ .-]?\d{4}(?!\d)/g;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}/gi;
/** Mobile numbers with or without punctuation; landlines only with the area code in parentheses, +55 or a label. */
const PHONES = [
  /(?<![\d.,:;/-])(?:\+?55[ .-]?)?\(?[1-9]\d\)?(?:[ .-]9[ .]?|9)\d{4}[ .-]?\d{4}(?!\d)/g,
  /(?<![\d.,:;/-])(?:\+55[ .-]?\(?[1-9]\d\)?|\(0?[1-9]\d\))[ .-]?[2-5]\d{3}[ .-]?\d{4}(?!\d)/g,
  /(?<![\d.,:;/-])9\d{4}-\d{4}(?!\d)/g,
];
/** The shortest phone number of Brazil, without its area code. */
const PHONE_DIGITS = 8;
const LABELLED_PHONE = new RegExp(
  `${NOT_IN_WORD}(?:telefone|tel|fone|celular|cel|whats(?:app)?|zap|contato)\\.?${GAP}{0,2}[:=]?${GAP}{0,2}(\\+?\\(?\\d[\\d ().-]{6,18}\\d)`,
  'giu',
);
const BIRTH_DATE = new RegExp(
  `${NOT_IN_WORD}(?:nascid[oa]s?(?:${GAP}(?:em|no dia|aos?))?|nasceu(?:${GAP}(?:em|no dia))?|data de nasc(?:imento|\\.)?|nascimento|nasc\\.?|d\\.?n\\.?|d/n)${GAP}{0,3}[:=-]?${GAP}{0,3}(?:em${GAP})?(${DATE})(?!\\d)`,
  'giu',
);
const RECORD = new RegExp(
  `${NOT_IN_WORD}(?:prontu[áa]rio|registro|matr[íi]cula|atendimento|same|mv|rh|reg\\.)(?:${GAP}(?:m[ée]dico|eletr[ôo]nico|hospitalar|geral|do paciente|da paciente)){0,2}${GAP}{0,2}(n(?:[º°o]\\.?|\\.[º°o]?|[úu]mero|um\\.?)?|#)?${GAP}{0,2}[:=#-]?${GAP}{0,2}(\\d[\\d./-]{1,18}\\d)(?![\\d%]|,\\d)`,
  'giu',
);

/** Kinds by priority. If two match the same characters, the first wins. */
const PRIORITY: readonly IdentifierKind[] = ['email', 'cns', 'cpf', 'birthDate', 'phone', 'record', 'name'];

/** A full name and its offset. */
export interface FoundName {
  readonly start: number;
  readonly value: string;
}

/**
 * Like `findIdentifiers`, but with the given full names.
 * @param names see `findNames`
 */
export function collectIdentifiers(text: string, names: readonly FoundName[]): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  const add = (kind: IdentifierKind, start: number, value: string): void => {
    if (value !== '') found.push({ kind, start, end: start + value.length, value });
  };
  for (const match of text.matchAll(EMAIL)) add('email', match.index, match[0]);
  for (const match of text.matchAll(CNS)) if (isCns(match[0])) add('cns', match.index, match[0]);
  for (const match of text.matchAll(CPF))
    if (isCpf(match[0].replace(/\D/g, ''))) add('cpf', match.index, match[0]);
  for (const pattern of PHONES)
    for (const match of text.matchAll(pattern))
      if (hasAreaCode(match[0])) add('phone', match.index, match[0]);
  for (const match of text.matchAll(LABELLED_PHONE))
    addLast(match, (start, value) => {
      if (value.replace(/\D/g, '').length >= PHONE_DIGITS) add('phone', start, value);
    });
  for (const match of text.matchAll(BIRTH_DATE))
    addLast(match, (start, value) => add('birthDate', start, value));
  for (const match of text.matchAll(RECORD)) {
    const digits = (match[2] ?? '').replace(/\D/g, '');
    const isYear = !match[1] && /^(?:19|20)\d{2}$/.test(match[2] ?? '');
    if (digits.length >= (match[1] ? 3 : 4) && !isYear)
      addLast(match, (start, value) => add('record', start, value));
  }
  for (const name of names) add('name', name.start, name.value);
  return withoutOverlaps(found);
}

/** Adds the last group of a match: the value without its label. It ends where the match ends. */
function addLast(match: RegExpExecArray, add: (start: number, value: string) => void): void {
  const value = match.at(-1) ?? '';
  add(match.index + match[0].length - value.length, value);
}

/** Brazilian area codes run from 11 to 99 and none contains a zero. */
function hasAreaCode(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  const local = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return local.length === 9 || /^0?[1-9][1-9]/.test(local);
}

function withoutOverlaps(found: readonly FoundIdentifier[]): FoundIdentifier[] {
  const rank = (one: FoundIdentifier): number => PRIORITY.indexOf(one.kind);
  const sorted = [...found].sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end);
  const kept: FoundIdentifier[] = [];
  for (const one of sorted) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push(one);
    else if (rank(one) < rank(last)) kept[kept.length - 1] = one;
  }
  return kept;
}

/**
 * The text with each identifier replaced.
 * @param replacement the replacement of a kind, e.g. '[CPF removido]'
 */
export function maskIdentifiers(
  text: string,
  found: readonly FoundIdentifier[],
  replacement: (kind: IdentifierKind) => string,
): string {
  let masked = '';
  let from = 0;
  for (const { kind, start, end } of found) {
    masked += text.slice(from, start) + replacement(kind);
    from = end;
  }
  return masked + text.slice(from);
}
