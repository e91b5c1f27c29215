/** Words of the tools beside the input; what a tool has to say comes with it. */
export const chatToolTexts = {
  composer: {
    options: 'Opções de pesquisa',
    dropHere: 'Solte os arquivos aqui',
  },
  search: {
    depth: 'Profundidade da pesquisa',
    depthValue: (references: number) => `${references} referências`,
    fast: 'Rápida',
    deep: 'Profunda',
    web: 'Pesquisar na web',
    webHint: 'Inclui páginas da web além da base de estudos.',
  },
  attachments: {
    attach: 'Anexar arquivos',
  },
  dictation: {
    start: 'Ditar mensagem',
    stop: 'Parar ditado',
  },
} as const;
