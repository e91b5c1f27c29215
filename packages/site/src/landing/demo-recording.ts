import { landingTexts, type Reference } from '@vesalio/core';
import { bindUnits } from './demo-answer.tsx';

const { demo } = landingTexts;

/** The recorded answer in the pieces in which it is replayed: a word and the space behind it. */
export const demoTokens: readonly string[] = bindUnits(demo.answer).split(/(?<= )/);

/** The recorded answer's references as the chat knows them. */
export const demoReferences: readonly Reference[] = demo.references.map((reference) => ({
  ...reference,
  type: 'db',
  authors: [],
  volumePages: '',
}));
