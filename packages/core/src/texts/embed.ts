/** Words of an element's first paint on a host's page. */
export const embedTexts = {
  chat: 'Assistente clínico',
  /** Stands in place of an element whose files could not be loaded. */
  loadFailed: 'Não foi possível carregar o assistente. Recarregue a página.',
  launcher: {
    open: 'Abrir assistente clínico',
    close: 'Fechar assistente clínico',
    dialog: 'Assistente clínico',
  },
} as const;
