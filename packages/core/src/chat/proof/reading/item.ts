import type { Text } from './text.ts';

/** One way to read a written number, and the size of its last digit. */
export interface Figure {
  readonly value: number;
  readonly step: number;
}

/** Something that two texts may agree or disagree on: a number, a direction, a negation, a name. */
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
  /** Dimension of a measure, label of a ratio, word of a class, stem of what is denied. */
  key: string;
  /** The words to show to a reader; offsets of the source text. */
  start: number;
  end: number;
  /** Its tokens: the first one, and the one after the last. */
  from: number;
  to: number;
  clause: number;
  /** The stems of its subject, of its arm, and of the arm that it is compared with. */
  about: ReadonlySet<string>;
  arm: ReadonlySet<string>;
  against: ReadonlySet<string>;
  /** Of a number: its readings, and those of the upper bound of a range. */
  figures: readonly Figure[];
  upper: readonly Figure[] | undefined;
  /** The written unit in units of the dimension. */
  factor: number;
  /** `<`, `[` for at most, `>`, `]` for at least; `(` and `)` for these in loose words; `~` for about. */
  compare: string;
  /** A denial has turned the comparator: 'não abaixo de 90'. */
  isTurned: boolean;
  /** 1 for what is called a maximum, -1 for a minimum, else 0. */
  limit: number;
  /** A change ('redução de 58 %'), not a level. */
  isChange: boolean;
  /** A rise with its sign: '+0,3'. */
  isPlus: boolean;
  /** Of a number without a unit: a noun follows, as in '3 comprimidos'. */
  isCounted: boolean;
  /** Its outcome was named with the figures before it. */
  isOfBefore: boolean;
  /** Of a dose: how often a day it is given; 0 if the text does not say. */
  times: number;
  /** '0,1 mg/kg por dose': not a day's. */
  isPerDose: boolean;
  /** The value that it is compared with; the value that an interval belongs to. */
  pair: Item | undefined;
  of: Item | undefined;
  /** Of a direction: the moves that it allows, FALLS, STAYS and RISES. */
  bits: number;
  /** A direction from figures, not from words. */
  isImplied: boolean;
  /** A direction that is called significant. */
  isSignificant: boolean;
  /** A direction that a question asks for: 'whether it improves survival'. */
  isAsked: boolean;
}

/** Keys of 'melhor', and of 'superior a', where the text names no known outcome. */
export const GOODNESS = 'good';
export const RANK = 'rank';
/** Key of 'não inferior'. */
export const NOT_INFERIOR = 'notless';
export const FALLS = 1;
export const STAYS = 2;
export const RISES = 4;

const NONE: ReadonlySet<string> = new Set();

/** An item of these tokens. */
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
    isImplied: false,
    isAsked: false,
    isSignificant: false,
  };
}

/** The number as written, with its sign. */
export const amountOf = ({ figures }: Item): number => figures.at(-1)?.value ?? 0;

/** A direction that allows one way alone. */
export const isPlain = ({ bits }: Item): boolean => bits === FALLS || bits === RISES;
