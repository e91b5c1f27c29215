import { createContext } from 'react';

/** A press on a reference marker or on the text of an answer. */
export interface SourcePress {
  target: Element;
  /** Pointer position, in CSS pixels of the view. */
  x: number;
  y: number;
  /** Pressed by a mouse: a second press may follow and select a word. */
  isMouse: boolean;
  /** Pressed by the keyboard: the focus moves to the source. */
  takesFocus: boolean;
}

/** Opens the sources at a marker; returns false if they cannot be opened. Undefined outside of a conversation. */
export const OpenSourceContext = createContext<((press: SourcePress) => boolean) | undefined>(undefined);
