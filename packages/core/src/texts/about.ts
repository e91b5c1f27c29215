/** Texts around the statement. The host's overrides are under `chat`. */
export const aboutTexts = {
  about: {
    open: 'Sobre',
    close: 'Fechar',
    unknown: 'esta instalação não informa',
    loading: 'consultando a instalação',
  },
} as const;
