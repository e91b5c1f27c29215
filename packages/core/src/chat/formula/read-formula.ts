import { scriptCharacters } from '../markdown/script-characters.ts';
import { type Formula, type FormulaPart, fraction, isolate, textOfFormula, tidy } from './formula.ts';
import { ENVIRONMENTS, FUNCTIONS, LOOKS, OPERATORS, SIGNS, SPACES, TEXTS } from './symbols.ts';

/** Longest formula, in UTF-16 units. */
const MAX_LENGTH = 2_000;
/** Deepest nesting of groups. */
const MAX_DEPTH = 12;
const TOKEN = /\\(?:[a-z]+|[\s\S])|\d+(?:[.,]\d+)*|\p{L}+|\s+|[\s\S]/giu;
const DELIMITED = /^(?:\\\(([\s\S]*)\\\)|\\\[([\s\S]*)\\\]|\$\$([\s\S]*)\$\$|\$([\s\S]*)\$)$/;
/** '$5 e 10$' tells amounts of money. */
const MAY_BE_MONEY = /^\$[^\\^_=+<>{}$]*\s[^\\^_=+<>{}$]*\$$/;
const OPERATOR = /^[+=<>×·÷±≤≥≠≈→←⇒⇔↔−]$/;
/** A minus after this is a sign and no difference. */
const BEFORE_SIGN = /(?:^|[([,;:/+=<>×·÷±≤≥≠≈→⇒−^]|\b(?:log|ln|exp|min|max))\s*$/;

/** A formula of an answer, with its delimiters, as plain text; as it is written if it cannot be read. */
export function formulaText(source: string): string {
  const formula = readFormula(source);
  return formula ? textOfFormula(formula) : source;
}

/**
 * Reads a formula, with its delimiters, in the part of LaTeX that answers use. Undefined if it contains anything else,
 * so that nothing of it is dropped or guessed.
 */
export function readFormula(source: string): Formula | undefined {
  const tex = DELIMITED.exec(source)
    ?.slice(1)
    .find((inner) => inner !== undefined);
  if (tex === undefined || tex.length > MAX_LENGTH || MAY_BE_MONEY.test(source)) return undefined;
  try {
    const formula = isolate(createReader(tex.match(TOKEN) ?? []).readAll());
    return textOfFormula(formula) ? formula : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

function createReader(tokens: readonly string[]) {
  let at = 0;
  const fail = (): never => {
    throw new Unreadable();
  };
  const peek = (): string => tokens[at] ?? '';
  const skipSpace = (): void => {
    while (/^\s/.test(peek())) at++;
  };

  /** The text between braces, unread: the name of an environment. */
  const readName = (): string => {
    const end = tokens.indexOf('}', at);
    if (peek() !== '{' || end < 0) fail();
    const name = tokens.slice(at + 1, end).join('');
    at = end + 1;
    return name;
  };

  /** A group in braces, a command with its arguments, or one character. */
  const readArgument = (depth: number, isText = false): Formula => {
    skipSpace();
    const token = tokens[at++];
    if (token === undefined || token === '}') return fail();
    if (token === '{') return readGroup('}', depth + 1, isText);
    if (token.startsWith('\\')) {
      at--;
      return readGroup('one', depth + 1, isText);
    }
    return token.length > 1 ? fail() : [token];
  };

  /** A power or an index. Without braces all digits with their sign belong to it: '10^-12' means 10⁻¹². */
  const readScript = (depth: number): Formula => {
    skipSpace();
    const [, sign = '', word = ''] = /^([-+−]?)(\d*|\p{L}*)$/u.exec(peek()) ?? [];
    if (word) at++;
    else if (sign) {
      at++;
      if (/^\d/.test(peek())) return [sign.replace('-', '−') + tokens[at++]];
      return [sign.replace('-', '−')];
    }
    return word ? [word] : readArgument(depth);
  };

  /** Parts until the end: a brace, the end of the formula, or one part. */
  function readGroup(end: '}' | 'all' | 'one', depth: number, isText: boolean): Formula {
    if (depth > MAX_DEPTH) fail();
    const parts: FormulaPart[] = [];
    const add = (part: FormulaPart): void => {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
    };
    const addAll = (formula: Formula): void => formula.forEach(add);
    const operate = (sign: string): void => {
      const isSign = /[+−±]/.test(sign) && BEFORE_SIGN.test(textOfFormula(parts.slice(-1)));
      add(isSign ? sign : ` ${sign} `);
    };
    const addScript = (type: 'superscript' | 'subscript'): void => {
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last.trimEnd();
      const of = readScript(depth);
      const text = textOfFormula(of);
      const short = /^[°′]$/.test(text)
        ? text
        : scriptCharacters(text.replace(/\s/g, ''), type === 'superscript');
      if (short) {
        add(short);
        return;
      }
      const mark = type === 'superscript' ? '^' : '_';
      const isWord = /^[\p{L}\p{N}]+$/u.test(text);
      add({ type, open: isWord ? mark : `${mark}(`, of, close: isWord ? '' : ')' });
    };
    const root = (): void => {
      skipSpace();
      if (peek() === '[') {
        const degree = /^\d$/.test(tokens[at + 1] ?? '') && tokens[at + 2] === ']' ? tokens[at + 1] : fail();
        at += 3;
        add(scriptCharacters(degree ?? '', true) ?? '');
      }
      add({ type: 'root', open: '√(', of: readArgument(depth), close: ')' });
    };
    const environment = (name: string): void => {
      const kind = readName();
      if (!ENVIRONMENTS.has(kind)) fail();
      // The alignment of its columns.
      if (name === 'begin' && kind === 'array') readName();
    };
    const command = (name: string): void => {
      if (/^[a-z]/i.test(name)) skipSpace();
      const operator = OPERATORS.get(name);
      const sign = SIGNS.get(name);
      if (operator) operate(operator);
      else if (sign) add(sign);
      else if (name === '\\') add('\n');
      else if (SPACES.has(name)) add(' ');
      else if (TEXTS.has(name)) addAll(readArgument(depth, true));
      else if (/^[dtc]?frac$/.test(name)) add(fraction(readArgument(depth), readArgument(depth)));
      else if (name === 'sqrt') root();
      else if (FUNCTIONS.has(name))
        add(/^(?:[\p{L}\p{N}]|\\(?!left|big))/iu.test(peek()) ? `${name} ` : name);
      else if (name === 'begin' || name === 'end') environment(name);
      else if (!LOOKS.has(name)) fail();
      else if (/^(?:left|right)$/.test(name) && peek() === '.') at++;
    };

    do {
      const token = tokens[at++];
      if (token === undefined) {
        if (end !== 'all') fail();
        break;
      }
      if (token === end) break;
      if (token === '{') addAll(readGroup('}', depth + 1, isText));
      else if (token === '}') fail();
      else if (token === '^' || token === '_') addScript(token === '^' ? 'superscript' : 'subscript');
      else if (token.startsWith('\\')) command(token.slice(1));
      else if (isText) add(token === '$' ? '' : token.replace(/\s+/, ' '));
      else if (token === '$') fail();
      else if (token === '-' || token === '*') operate(token === '-' ? '−' : '×');
      else if (OPERATOR.test(token)) operate(token);
      else add(/^[\s&~]/.test(token) ? ' ' : token === "'" ? '′' : token);
    } while (end !== 'one');
    return isText ? parts : tidy(parts);
  }

  return { readAll: (): Formula => readGroup('all', 0, false) };
}
