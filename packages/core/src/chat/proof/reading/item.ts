import type { Text } from './text.ts';

/** One way to read a written number, and the size of its last digit. */
export interface Figure {
  readonly value: number;
  readonly step: number;
}

/** Something a text says that another text may say as well, or otherwise: a number, a direction, a negation, a name. */
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
  /** What a reader would point at; offsets of the source text. */
  start: number;
  end: number;
  /** Tokens that it takes: the first one, and the one after the last. */
  from: number;
  to: number;
  clause: number;
  /** Words about it, those of the arm that it belongs to, and those of the arm it is compared with. */
  about: ReadonlySet<string>;
  arm: ReadonlySet<string>;
  against: ReadonlySet<string>;
  /** Of a number: its readings, and those of the upper bound of a range. */
  figures: readonly Figure[];
  upper: readonly Figure[] | undefined;
  /** How many of the dimension's own units one of the written unit is. */
  factor: number;
  /** `<`, `[` for at most, `>`, `]` for at least; `(` and `)` for these in loose words; `~` for about. */
  compare: string;
  /** A change ('redução de 58 %'), not a level. */
  isChange: boolean;
  /** A rise with its sign: '+0,3'. */
  isPlus: boolean;
  /** Of a number without a unit: a noun follows, as in '3 comprimidos'. */
  isCounted: boolean;
  /** Its outcome was named with the figures before it. */
  isOfBefore: boolean;
  /** Of a dose: how often a day it is given, 0 where the text says nothing of it. */
  times: number;
  /** '0,1 mg/kg por dose': not a day's. */
  isPerDose: boolean;
  /** The value set against it; what an interval belongs to. */
  pair: Item | undefined;
  of: Item | undefined;
  /** Of a direction: the moves that it allows, FALLS, STAYS and RISES. */
  bits: number;
  /** A direction told by figures, not by words. */
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

/** An item that takes these tokens. */
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
