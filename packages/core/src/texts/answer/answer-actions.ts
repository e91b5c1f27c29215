/** Texts of an answer's row of actions. The host's overrides are under `chat`. */
export const answerActionTexts = {
  answer: {
    more: 'Mais',
    copyWithReferencesShort: 'Vancouver/ABNT',
  },
} as const;
