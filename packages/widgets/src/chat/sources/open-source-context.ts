import { createContext } from 'react';

/** A press on a reference marker or on the text of an answer. */
export interface SourcePress {
  target: Element;
  /** Where the pointer was, in CSS pixels of the view. */
  x: number;
  y: number;
  /** A mouse may be about to select a word by a second press. */
  isMouse: boolean;
  /** Pressed by the keyboard: the focus moves to the source. */
  takesFocus: boolean;
}

/** Opens the sources at a marker; false where they cannot be opened. Undefined outside of a conversation. */
export const OpenSourceContext = createContext<((press: SourcePress) => boolean) | undefined>(undefined);
