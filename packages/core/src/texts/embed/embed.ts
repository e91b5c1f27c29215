const ASSISTANT = 'Assistente clínico';

/** Texts of an element's first paint on a host's page. */
export const embedTexts = {
  chat: ASSISTANT,
  /** Replaces an element whose files could not be loaded. */
  loadFailed: 'Não foi possível carregar o assistente. Recarregue a página.',
  /** Replaces an element or the site in an unsupported browser. */
  browserTooOld:
    'Este navegador é antigo demais para o assistente. Atualize-o ou abra esta página em outro: Chrome ou Edge 109, Firefox 128, Safari 16.4 ou mais novos.',
  launcher: {
    open: 'Abrir assistente clínico',
    close: 'Fechar assistente clínico',
    dialog: ASSISTANT,
  },
} as const;
