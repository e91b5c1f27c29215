/** Texts for reading an answer and for a view of little height. The host's overrides are under `chat`. */
export const readingTexts = {
  lost: 'Sem conexão. A resposta continua quando a rede voltar.',
  moreBelow: 'há mais abaixo',
  newTab: '(nova aba)',
  tools: 'Ferramentas da mensagem',
  /** Names of the messages for screen readers. */
  questionName: (number: number) => `Pergunta ${number}`,
  answerName: (number: number) => `Resposta ${number}`,
} as const;
