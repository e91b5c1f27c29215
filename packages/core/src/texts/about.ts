/** Words around the statement. Overrides of the host stand under `chat`. */
export const aboutTexts = {
  about: {
    open: 'Sobre',
    close: 'Fechar',
    unknown: 'não informado por esta instalação',
    loading: 'consultando a instalação',
  },
} as const;
