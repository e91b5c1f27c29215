import type { landingTexts, Reference } from '@vesalio/core';
import { bindUnits } from './demo-answer.tsx';

export type DemoCase = (typeof landingTexts.demo.cases)[number];

/** The recorded answer in the pieces of the replay: a word and the space after it. */
export const tokensOf = ({ answer }: DemoCase): readonly string[] => bindUnits(answer).split(/(?<= )/);

/** The references of the recorded answer in the chat's format. */
export const referencesOf = ({ references }: DemoCase): readonly Reference[] =>
  references.map((reference) => ({ ...reference, type: 'db', authors: [], volumePages: '' }));
