import type { Inline, ProvedSentence } from '@vesalio/core';
import { createContext, type ReactNode, useContext } from 'react';

/** The mark of a diverging sentence, and its offset in characters inside its run. */
export interface PlacedMark {
  readonly at: number;
  readonly mark: ReactNode;
}

/** The marks after or inside the runs of one block. */
export type RunMarks = ReadonlyMap<Inline, readonly PlacedMark[]>;

export interface OpenPopup {
  sentence: ProvedSentence;
  anchor: HTMLElement;
  /** Opened by the keyboard: the focus moves in. */
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
