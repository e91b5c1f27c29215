/**
 * Texts for reading an answer, for a view of small height, and the labels of buttons that load before `attachments.ts`,
 * `dictation.ts` and `conversations.ts`. The host's overrides are under `chat`.
 */
export const readingTexts = {
  lost: 'Sem conexão. A resposta continua quando a rede voltar.',
  moreBelow: 'há mais abaixo',
  noMessages: 'Esta conversa ainda não tem mensagens. Escreva sua pergunta abaixo.',
  list: { newLimited: 'Limite do plano gratuito atingido' },
  newTab: '(nova aba)',
  tools: 'Ferramentas da mensagem',
  attachments: { attach: 'Anexar arquivos', only: 'Mensagem com anexos', uploading: 'Enviando arquivo...' },
  dictation: { start: 'Ditar mensagem' },
  /** Names of the messages for screen readers. */
  questionName: (number: number) => `Pergunta ${number}`,
  answerName: (number: number) => `Resposta ${number}`,
} as const;
