/** Words for reading an answer and for a low view. Overrides of the host stand under `chat`. */
export const readingTexts = {
  moreBelow: 'há mais abaixo',
  newTab: '(nova aba)',
  tools: 'Ferramentas da mensagem',
} as const;
