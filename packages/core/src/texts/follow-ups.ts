/** Words of the next questions under an answer. Overrides of the host stand under `chat`. */
export const followUpTexts = {
  followUps: { title: 'Próximas perguntas' },
} as const;
