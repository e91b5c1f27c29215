/** Texts around the statement. The host's overrides are under `chat`. */
export const aboutTexts = {
  about: {
    open: 'Sobre',
    close: 'Fechar',
    unknown: 'não informado por esta instalação',
    loading: 'consultando a instalação',
  },
} as const;
