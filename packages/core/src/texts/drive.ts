/** Texts of attaching files from Google Drive. The host's overrides are under `chat`. */
export const driveTexts = {
  drive: {
    loading: 'Abrindo o Google Drive...',
    errors: {
      script: 'Não foi possível carregar o Google Drive. Verifique sua conexão e bloqueadores do navegador.',
      load: 'Erro ao carregar APIs do Google Drive.',
      notReady: 'APIs do Google ainda não estão prontas. Tente novamente em breve.',
      popupClosed: 'A janela de autorização do Google foi fechada antes de concluir. Tente novamente.',
      popupBlocked:
        'O navegador bloqueou a janela do Google. Permita pop-ups para este site e tente novamente.',
      accessDenied: 'O acesso ao Google Drive não foi autorizado. Autorize para escolher os arquivos.',
      token: 'Não foi possível obter acesso ao Google Drive. Tente novamente.',
      fileUnauthorized: (name: string) =>
        `Não foi possível baixar “${name}”: a autorização do Google expirou. Verifique as permissões e tente novamente.`,
      fileForbidden: (name: string) =>
        `Não foi possível baixar “${name}”: sem permissão de acesso. Verifique as permissões do arquivo.`,
      file: (name: string) => `Não foi possível baixar “${name}” do Google Drive. Tente novamente.`,
    },
  },
} as const;
