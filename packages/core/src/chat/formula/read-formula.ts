import { chemistryText } from './chemistry.ts';
import { type Formula, type FormulaPart, fraction, isolate, textOfFormula, tidy } from './formula.ts';
import { scriptCharacters } from './script-characters.ts';
import { ACCENTS, ENVIRONMENTS, FUNCTIONS, LOOKS, OPERATORS, SIGNS, SPACES, TEXTS } from './symbols.ts';

/** Longest formula, in UTF-16 units. */
const MAX_LENGTH = 2_000;
/** Deepest nesting of groups. */
const MAX_DEPTH = 12;
const TOKEN = /\\(?:[a-z]+|[\s\S])|\d+(?:[.,]\d+)*|\p{L}+|\s+|[\s\S]/giu;
const DELIMITED = /^(?:\\\(([\s\S]*)\\\)|\\\[([\s\S]*)\\\]|\$\$([\s\S]*)\$\$|\$([\s\S]*)\$)$/;
/** '$5 e 10$' are amounts of money. */
const MAY_BE_MONEY = /^\$[^\\^_=+<>{}$]*\s[^\\^_=+<>{}$]*\$$/;
const OPERATOR = /^[+=<>×·÷±≤≥≠≈→←⇒⇔↔−]$/;
/** After this, a minus is a sign, not a subtraction. */
const BEFORE_SIGN = /(?:^|[([,;:/+=<>×·÷±≤≥≠≈→⇒−^]|\b(?:log|ln|exp|min|max))\s*$/;

/** A formula of an answer, given with its delimiters, as plain text. Unchanged if it cannot be read. */
export function formulaText(source: string): string {
  const formula = readFormula(source);
  return formula ? textOfFormula(formula) : source;
}

/**
 * Reads a formula, given with its delimiters, in the subset of LaTeX that answers use. Returns undefined if it contains
 * anything else, so that nothing is dropped or guessed.
 */
export function readFormula(source: string): Formula | undefined {
  const tex = DELIMITED.exec(source)
    ?.slice(1)
    .find((inner) => inner !== undefined);
  if (tex === undefined || tex.length > MAX_LENGTH || MAY_BE_MONEY.test(source)) return undefined;
  try {
    const formula = isolate(readGroup({ tokens: tex.match(TOKEN) ?? [], at: 0 }, 'all', 0, false));
    return textOfFormula(formula) ? formula : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

const fail = (): never => {
  throw new Unreadable();
};

/** The tokens of a formula, and the index of the next one. */
interface Cursor {
  readonly tokens: readonly string[];
  at: number;
}

const peek = ({ tokens, at }: Cursor): string => tokens[at] ?? '';

function skipSpace(cursor: Cursor): void {
  while (/^\s/.test(peek(cursor))) cursor.at++;
}

/** Collects the parts of a group. Adjacent texts become one part. */
function createParts() {
  const all: FormulaPart[] = [];
  const add = (part: FormulaPart): void => {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  };
  return {
    all: (): Formula => all,
    add,
    addAll: (formula: Formula): void => formula.forEach(add),
    addOperator(sign: string): void {
      const isSign = /[+−±]/.test(sign) && BEFORE_SIGN.test(textOfFormula(all.slice(-1)));
      add(isSign ? sign : ` ${sign} `);
    },
    addScript(type: 'superscript' | 'subscript', of: Formula): void {
      const last = all.at(-1);
      if (typeof last === 'string') all[all.length - 1] = last.trimEnd();
      add(scriptPart(type, of));
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** A superscript or subscript, in Unicode characters where they exist. */
function scriptPart(type: 'superscript' | 'subscript', of: Formula): FormulaPart {
  const text = textOfFormula(of);
  if (/^[°′]$/.test(text)) return text;
  const characters = scriptCharacters(text.replace(/\s/g, ''), type === 'superscript');
  if (characters) return characters;
  const mark = type === 'superscript' ? '^' : '_';
  const isWord = /^[\p{L}\p{N}]+$/u.test(text);
  return { type, open: isWord ? mark : `${mark}(`, of, close: isWord ? '' : ')' };
}

/** Reads parts up to a closing brace or the end of the formula, or reads only one part. */
function readGroup(cursor: Cursor, end: '}' | 'all' | 'one', depth: number, isText: boolean): Formula {
  if (depth > MAX_DEPTH) fail();
  const parts = createParts();
  do {
    const token = cursor.tokens[cursor.at++];
    if (token === undefined) {
      if (end !== 'all') fail();
      break;
    }
    if (token === end) break;
    if (token === '{') parts.addAll(readGroup(cursor, '}', depth + 1, isText));
    else if (token === '}') fail();
    else if (token === '^') parts.addScript('superscript', readScript(cursor, depth));
    else if (token === '_') parts.addScript('subscript', readScript(cursor, depth));
    else if (token.startsWith('\\')) readCommand(cursor, parts, token.slice(1), depth);
    else if (isText) parts.add(token === '$' ? '' : token.replace(/\s+/, ' '));
    else addSign(parts, token);
  } while (end !== 'one');
  return isText ? parts.all() : tidy(parts.all());
}

function addSign(parts: Parts, token: string): void {
  if (token === '$') fail();
  else if (token === '-') parts.addOperator('−');
  else if (token === '*') parts.addOperator('×');
  else if (OPERATOR.test(token)) parts.addOperator(token);
  else parts.add(/^[\s&~]/.test(token) ? ' ' : token === "'" ? '′' : token);
}

/** Reads a command, given without its backslash, and its arguments. */
function readCommand(cursor: Cursor, parts: Parts, name: string, depth: number): void {
  const argument = (isText = false): Formula => readArgument(cursor, depth, isText);
  if (/^[a-z]/i.test(name)) skipSpace(cursor);
  const operator = OPERATORS.get(name);
  const sign = SIGNS.get(name);
  const accent = ACCENTS.get(name);
  if (operator) parts.addOperator(operator);
  else if (sign) parts.add(sign);
  else if (accent) parts.add(accented(argument(), accent));
  else if (name === 'ce') parts.add(chemistryText(readName(cursor)) ?? fail());
  else if (name === '\\') parts.add('\n');
  else if (SPACES.has(name)) parts.add(' ');
  else if (TEXTS.has(name)) parts.addAll(argument(true));
  else if (/^[dtc]?frac$/.test(name)) parts.add(fraction(argument(), argument()));
  else if (name === 'sqrt') {
    const degree = readDegree(cursor);
    if (degree) parts.add(degree);
    parts.add({ type: 'root', open: '√(', of: argument(), close: ')' });
  } else if (FUNCTIONS.has(name))
    parts.add(/^(?:[\p{L}\p{N}]|\\(?!left|big))/iu.test(peek(cursor)) ? `${name} ` : name);
  else if (name === 'begin' || name === 'end') skipEnvironment(cursor, name);
  else if (!LOOKS.has(name)) fail();
  else if (/^(?:left|right)$/.test(name) && peek(cursor) === '.') cursor.at++;
}

/** A single letter with an accent. Over several letters, the accent would not be visible. */
function accented(formula: Formula, accent: string): string {
  const text = textOfFormula(formula);
  return /^\p{L}$/u.test(text) ? text + accent : fail();
}

/** A group in braces, a command with its arguments, or one character. */
function readArgument(cursor: Cursor, depth: number, isText = false): Formula {
  skipSpace(cursor);
  const token = cursor.tokens[cursor.at++];
  if (token === undefined || token === '}') return fail();
  if (token === '{') return readGroup(cursor, '}', depth + 1, isText);
  if (token.startsWith('\\')) {
    cursor.at--;
    return readGroup(cursor, 'one', depth + 1, isText);
  }
  return token.length > 1 ? fail() : [token];
}

/** Reads a superscript or subscript. Without braces, it takes all digits with their sign: '10^-12' means 10⁻¹². */
function readScript(cursor: Cursor, depth: number): Formula {
  skipSpace(cursor);
  const [, sign = '', word = ''] = /^([-+−]?)(\d*|\p{L}*)$/u.exec(peek(cursor)) ?? [];
  if (word) {
    cursor.at++;
    return [word];
  }
  if (!sign) return readArgument(cursor, depth);
  cursor.at++;
  const digits = /^\d/.test(peek(cursor)) ? cursor.tokens[cursor.at++] : '';
  return [sign.replace('-', '−') + digits];
}

/** The degree of a root, '³' for `\sqrt[3]`; empty if there is none. */
function readDegree(cursor: Cursor): string {
  skipSpace(cursor);
  if (peek(cursor) !== '[') return '';
  const [degree = '', end] = cursor.tokens.slice(cursor.at + 1, cursor.at + 3);
  if (!/^\d$/.test(degree) || end !== ']') fail();
  cursor.at += 3;
  return scriptCharacters(degree, true) ?? '';
}

/** Skips the name of an environment, and the column alignment of an array. */
function skipEnvironment(cursor: Cursor, command: 'begin' | 'end'): void {
  const kind = readName(cursor);
  if (!ENVIRONMENTS.has(kind)) fail();
  if (command === 'begin' && kind === 'array') readName(cursor);
}

/** The text between braces, not parsed. */
function readName(cursor: Cursor): string {
  const end = cursor.tokens.indexOf('}', cursor.at);
  if (peek(cursor) !== '{' || end < 0) fail();
  const name = cursor.tokens.slice(cursor.at + 1, end).join('');
  cursor.at = end + 1;
  return name;
}
