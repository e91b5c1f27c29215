/** Texts of the operator's notice. The host's overrides are under `chat`. */
export const operationTexts = {
  operation: {
    label: 'Aviso da operação',
    paused:
      'O envio de perguntas está suspenso no momento. Suas conversas continuam disponíveis para leitura.',
  },
} as const;
