import { addContext } from './context.ts';
import { readDirections } from './directions/directions.ts';
import { impliedDirections } from './directions/implied.ts';
import { amountOf, type Item, STAYS } from './item.ts';
import { linkNumbers } from './link-numbers.ts';
import { findNumbers } from './numbers.ts';
import { doseStem } from './pairs.ts';
import { type Polarity, readPolarity } from './polarity.ts';
import { readText, type Text, wordsOf } from './text.ts';

/** A text with its numbers and stems. */
export interface Words extends Text {
  readonly numbers: readonly Item[];
  readonly stems: ReadonlySet<string>;
  /** The stems of each clause. */
  readonly clauses: readonly ReadonlySet<string>[];
}

/** Everything in a text that can be compared. */
export interface Content extends Words {
  readonly directions: readonly Item[];
  readonly polarity: Polarity;
}

/** A reference, ready to compare: its passage, and its title, which only supplies names. */
export interface Source extends Content {
  readonly id: string;
  readonly passage: string;
  readonly name: string;
  readonly title: Words;
}

/** Longest passage that is read, in UTF-16 units. */
const MAX_PASSAGE_LENGTH = 20_000;

function readWords(written: string): Words {
  const text = readText(written);
  const { tokens, shape, ranges } = text;
  const numbers = linkNumbers(text, findNumbers(text));
  // Doses and targets may name an arm: '6 mL/kg em vez de 12 mL/kg'.
  for (const number of numbers) {
    if (number.kind !== 'measure' || !/^(?:g|l|hg|iu)/.test(number.key)) continue;
    const at = /[0n]/.exec(shape.slice(number.from, number.to))?.index ?? 0;
    const token = tokens[number.from + at];
    if (token) token.stem = doseStem(number);
  }
  const stems = new Set<string>();
  const clauses: Set<string>[] = [];
  for (const { clause, stem } of tokens) {
    clauses[clause] ??= new Set();
    if (!stem) continue;
    stems.add(stem);
    clauses[clause].add(stem);
  }
  return { tokens, shape, ranges, numbers, stems, clauses };
}

export function readContent(written: string): Content {
  const words = readWords(written);
  const { tokens, shape, ranges, numbers, stems, clauses } = words;
  addContext(words, numbers);
  const directions = readDirections(words);
  const polarity = readPolarity(words, clauses);
  return { tokens, shape, ranges, numbers, stems, clauses, directions, polarity };
}

/** 'Whether it improves survival is uncertain' states no direction. */
const ASKED =
  /\b(?:whether|to (?:determine|assess|evaluate|examine|investigate)|uncertain|unclear|unknown|avaliar se|testar se|verificar se|incerto|nao se sabe)\b/;
const isAsked = ({ tokens, ranges }: Text, { clause }: Item): boolean =>
  ranges.some(([from, to]) => tokens[from]?.clause === clause && ASKED.test(wordsOf(tokens, from, to)));

/** 'did not reduce the prevalence (79.2 % vs 80.0 %; P = 0.55)': no difference, rather than a rise. */
const isByChance = ({ directions, numbers }: Content, { bits, clause, key }: Item): boolean => {
  const isDenied = key === '' && (bits & STAYS) !== 0;
  const near = isDenied ? numbers.filter((one) => one.kind === 'p' && one.clause === clause) : [];
  return (
    near.length > 0 &&
    near.every((one) => amountOf(one) >= 0.05) &&
    directions.filter((one) => one.clause === clause).length === 1
  );
};

/** '6 ml per kilogram with 12 ml per kilogram … lower with lower tidal volumes': the dose that an arm is, of two. */
function withLevel({ numbers }: Content, arm: ReadonlySet<string>): ReadonlySet<string> {
  if (arm.has('#klow') === arm.has('#khigh')) return arm;
  const doses = numbers.filter(({ key, kind }) => kind === 'measure' && /^l\/g/.test(key));
  const levels = [...new Map(doses.map((one) => [doseStem(one), amountOf(one)]))].sort((a, b) => a[1] - b[1]);
  const [stem] = (arm.has('#klow') ? levels[0] : levels[1]) ?? [];
  return stem && levels.length === 2 ? new Set([...arm, stem]) : arm;
}

/** Reads a reference. Directions implied by its figures count as stated. */
export function readSource({ id, title, text }: { id: string; title: string; text: string }): Source {
  const content = readContent(text.slice(0, MAX_PASSAGE_LENGTH));
  const directions = content.directions.map((one) => ({
    ...one,
    arm: withLevel(content, one.arm),
    against: withLevel(content, one.against),
    isAsked: isAsked(content, one),
    bits: isByChance(content, one) ? STAYS : one.bits,
  }));
  return {
    ...content,
    directions: [...directions, ...impliedDirections(content, directions)],
    id,
    passage: text,
    name: title,
    title: readWords(title.slice(0, 1_000)),
  };
}
