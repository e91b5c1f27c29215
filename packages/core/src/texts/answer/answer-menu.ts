/** Words of what the menu 'Mais' of an answer opens. Overrides of the host stand under `chat`. */
export const answerMenuTexts = {
  recordPreview: {
    hint: 'Confira o texto antes de copiar para o prontuário.',
    copy: 'Copiar registro',
    close: 'Fechar registro',
  },
} as const;
