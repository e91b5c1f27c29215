/** Texts about the statement of intended use. The host's overrides are under `chat`. */
export const aboutTexts = {
  about: {
    open: 'Sobre',
    close: 'Fechar',
    unknown: 'esta instalação não informa',
    loading: 'consultando a instalação',
    unreachable: 'a instalação não respondeu; abra de novo para tentar outra vez',
  },
} as const;
