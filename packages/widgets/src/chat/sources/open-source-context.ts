import { createContext } from 'react';

/** A press on a reference marker or on the text of an answer. */
export interface SourcePress {
  target: Element;
  /** Pointer position, in CSS pixels of the view. */
  x: number;
  y: number;
  /** Whether a mouse was used. A second press may then follow and select a word. */
  isMouse: boolean;
  /** Whether the keyboard was used. The focus then moves to the source. */
  takesFocus: boolean;
}

/** Opens the sources at a marker; returns false if they cannot be opened. Undefined outside a conversation. */
export const OpenSourceContext = createContext<((press: SourcePress) => boolean) | undefined>(undefined);
