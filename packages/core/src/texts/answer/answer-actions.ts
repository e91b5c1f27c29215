/** Words of an answer's row of actions. Overrides of the host stand under `chat`. */
export const answerActionTexts = {
  answer: {
    more: 'Mais',
    copyWithReferencesShort: 'Com referências',
  },
} as const;
