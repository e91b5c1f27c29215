import type { Text } from './text.ts';
import { BELONGS, DENIES, markOf } from './words/advice-words.ts';
import { wordAt } from './words/phrases.ts';

/** Whether the word at `at` gives advice; its clause begins at `from`. */
function isMarker({ tokens, shape }: Text, at: number, from: number): boolean {
  const { word = '', stem, start = 0, end = 0 } = tokens[at] ?? {};
  const before = wordAt(tokens, at - 1);
  switch (markOf(word)) {
    case 'warns':
      // 'para evitar a sobrecarga', 'não evita a internação'
      return !/^(?:para|to|de|a)$/.test(before) && (word !== 'evita' || end - start > word.length);
    case 'advises':
      // 'a dose recomendada'; 'A é preferível a B' is a comparison.
      return (
        before !== 'dose' &&
        !(word.startsWith('prefer') && /^(?:aos?|as?|to|over)$/.test(wordAt(tokens, at + 1)))
      );
    case 'due':
      return /^(?:e|sao|esta|estao|is|are|be)$/.test(before) && shape[at - 1] === 'f';
    case 'may':
      return /^(?:ser|be|nao|not)$/.test(wordAt(tokens, at + 1));
    case 'belongs':
      // 'há indicação de', 'faz parte da conduta', 'não se faz'
      return (
        stem === '#kuse' ||
        BELONGS.test(`${word} ${wordAt(tokens, at + 1)}`) ||
        (word === 'faz' && (before === 'se' || wordAt(tokens, at + 1) === '-'))
      );
    case 'done':
      return before === 'se' || wordAt(tokens, at + 1) === '-';
    case 'receives':
      return !/^(?:que|quem)$/.test(before);
    case 'tells':
      // 'Iniciar cedo não evita a transmissão' is no advice.
      return (
        (at === from ||
          (before === 'se' && word !== 'mantenha') ||
          DENIES.test(before) ||
          /[,;:.]/.test(shape[at - 1] ?? ',')) &&
        !(/[aei]r$/.test(word) && /^[^,;:]*d/.test(shape.slice(at + 1)))
      );
    default:
      return false;
  }
}

/** A statement of a clause: its range, its first and last marker, and where the text before it begins. */
export interface Statement {
  readonly range: readonly [from: number, to: number];
  readonly marks: readonly [first: number, last: number];
  readonly start: number;
}

/** The statements of a clause that give advice. */
export function statementsIn(text: Text, [start, end]: readonly [number, number]): Statement[] {
  const { shape } = text;
  const marks: number[] = [];
  for (let at = start; at < end; at++) if (isMarker(text, at, start)) marks.push(at);
  const found: Statement[] = [];
  let from = start;
  for (let index = 0; index < marks.length; index++) {
    const first = marks[index] as number;
    let last = first;
    // Without a sign between them, two belong to one statement: 'deve ser evitada'.
    while (index + 1 < marks.length && !/[,&;:]/.test(shape.slice(last, marks[index + 1])))
      last = marks[++index] as number;
    const next = marks[index + 1] ?? end;
    const sign = Math.max(...[...',&;:'].map((one) => shape.lastIndexOf(one, next)));
    const to = next === end || sign <= last ? next : sign;
    found.push({ range: [beginOf(text, from, first), to], marks: [first, last], start: from });
    from = to;
  }
  return found;
}

/** Where the statement of a marker begins: 'O aleitamento continua, e banho de sol não é recomendado' */
function beginOf({ tokens, shape }: Text, from: number, first: number): number {
  if (/^(?:nem|nor)$/.test(wordAt(tokens, first - 1))) return first - 1;
  const own = /&x?$/.exec(shape.slice(from, first))?.[0].length ?? first - from;
  return Math.max(first - own, shape.lastIndexOf(',&', first));
}
