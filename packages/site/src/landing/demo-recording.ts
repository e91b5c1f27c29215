import { landingTexts, type Reference } from '@vesalio/core';
import { bindUnits } from './demo-answer.tsx';

const { demo } = landingTexts;

/** The recorded answer in the pieces of the replay: a word and its space. */
export const demoTokens: readonly string[] = bindUnits(demo.answer).split(/(?<= )/);

/** The references of the recorded answer in the chat's format. */
export const demoReferences: readonly Reference[] = demo.references.map((reference) => ({
  ...reference,
  type: 'db',
  authors: [],
  volumePages: '',
}));
