import type { Inline, ProvedSentence } from '@vesalio/core';
import { createContext, type ReactNode, useContext } from 'react';

/** The mark of a diverging sentence, and its offset in characters inside its run. */
export interface PlacedMark {
  readonly at: number;
  readonly mark: ReactNode;
}

/** The marks of one block, each after or inside one of its runs. */
export type RunMarks = ReadonlyMap<Inline, readonly PlacedMark[]>;

export interface OpenPopup {
  sentence: ProvedSentence;
  anchor: HTMLElement;
  /** Whether it was opened by keyboard, so that the focus moves into it. */
  takesFocus: boolean;
}

export interface Marks {
  marks: ReadonlyMap<readonly Inline[], RunMarks> | undefined;
  open: OpenPopup | undefined;
  toggle(popup: OpenPopup): void;
}

export const MarksContext = createContext<Marks>({
  marks: undefined,
  open: undefined,
  toggle: () => undefined,
});
export const useMarksContext = (): Marks => useContext(MarksContext);
/** The marks of one block. */
export const useMarks = (runs: readonly Inline[]): RunMarks | undefined => useMarksContext().marks?.get(runs);
