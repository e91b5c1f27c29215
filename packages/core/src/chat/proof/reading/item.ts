import type { Text } from './text.ts';

/** One reading of a written number, and the place value of its last digit. */
export interface Figure {
  readonly value: number;
  readonly step: number;
}

/** Something that two texts may agree or disagree on: a number, a direction or a negation. */
export interface Item {
  kind:
    | 'ratio'
    | 'interval'
    | 'level'
    | 'p'
    | 'nnt'
    | 'measure'
    | 'date'
    | 'class'
    | 'number'
    | 'direction'
    | 'negation';
  /** Dimension of a measure, label of a ratio, word of a class, or stem of the thing denied. */
  key: string;
  /** Offsets in the source text of the words to show to a reader. */
  start: number;
  end: number;
  /** Index of its first token, and of the token after the last. */
  from: number;
  to: number;
  clause: number;
  /** The stems of its subject, of its arm, and of the arm it is compared with. */
  about: ReadonlySet<string>;
  arm: ReadonlySet<string>;
  against: ReadonlySet<string>;
  /** For a number: its readings, and those of the upper bound of a range. */
  figures: readonly Figure[];
  upper: readonly Figure[] | undefined;
  /** Size of the written unit, in units of the dimension. */
  factor: number;
  /** `<`, `[` for at most, `>`, `]` for at least; `(` and `)` for the same in loose words; `~` for about. */
  compare: string;
  /** A denial has inverted the comparator: 'não abaixo de 90'. */
  isTurned: boolean;
  /** 1 for a stated maximum, -1 for a stated minimum, otherwise 0. */
  limit: number;
  /** A change ('redução de 58 %'), not a level. */
  isChange: boolean;
  /** An increase written with its sign: '+0,3'. */
  isPlus: boolean;
  /** For a number without a unit: a noun follows, as in '3 comprimidos'. */
  isCounted: boolean;
  /** For a denial of a noun alone: 'sem diabetes'. */
  isOfBefore: boolean;
  /** For a dose: how many times a day it is given; 0 if the text does not say. */
  times: number;
  /** '0,1 mg/kg por dose': not per day. */
  isPerDose: boolean;
  /** The value it is compared with; the value that an interval belongs to. */
  pair: Item | undefined;
  of: Item | undefined;
  /** For a direction: the combination of FALLS, STAYS and RISES that it allows. */
  bits: number;
  /** For a direction that may be chance: the change that the text states. */
  nominal: number;
  /** A direction implied by figures, not stated in words. */
  isImplied: boolean;
  /** A direction that the text calls significant. */
  isSignificant: boolean;
  /** 'decreased with A but did not change with B': the second of the two. */
  isOfSecond?: boolean;
  /** 'melhorou igualmente nos dois grupos' */
  isEqual?: boolean;
  /** A direction that the text only asks about: 'whether it improves survival'. */
  isAsked: boolean;
}

/** Keys of 'melhor' and 'superior a' if the text names no known outcome. */
export const GOODNESS = 'good';
export const RANK = 'rank';
/** Key of 'não inferior'. */
export const NOT_INFERIOR = 'notless';
export const FALLS = 1;
export const STAYS = 2;
export const RISES = 4;

const NONE: ReadonlySet<string> = new Set();

/** Creates an item from a range of tokens. */
export function createItem(
  { tokens }: Text,
  from: number,
  to: number,
  kind: Item['kind'],
  key: string,
): Item {
  return {
    kind,
    key,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    from,
    to,
    clause: tokens[to - 1]?.clause ?? 0,
    about: NONE,
    arm: NONE,
    against: NONE,
    figures: [],
    upper: undefined,
    factor: 1,
    compare: '',
    isTurned: false,
    limit: 0,
    isChange: false,
    isPlus: false,
    isCounted: false,
    isOfBefore: false,
    times: 0,
    isPerDose: false,
    pair: undefined,
    of: undefined,
    bits: 0,
    nominal: 0,
    isImplied: false,
    isAsked: false,
    isSignificant: false,
  };
}

/** The number as written, with its sign. If it is ambiguous, the last reading. */
export const amountOf = ({ figures }: Item): number => figures.at(-1)?.value ?? 0;

/** Milligrams are a dose, kilograms a weight. */
export const areOfOneScale = (a: Item, b: Item): boolean =>
  Math.max(a.factor / b.factor, b.factor / a.factor) < 1e5;

/** Whether a direction is a rise or a fall and nothing else. */
export const isPlain = ({ bits }: Item): boolean => bits === FALLS || bits === RISES;
