/** Texts for reading an answer and for a view of little height. The host's overrides are under `chat`. */
export const readingTexts = {
  moreBelow: 'há mais abaixo',
  newTab: '(nova aba)',
  tools: 'Ferramentas da mensagem',
  /** Names of the messages for screen readers. */
  questionName: (number: number) => `Pergunta ${number}`,
  answerName: (number: number) => `Resposta ${number}`,
} as const;
