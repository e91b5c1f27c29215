/** Buttons and short answers that several features share. */
export const labels = {
  back: 'Voltar',
  cancel: 'Cancelar',
  close: 'Fechar',
  closeMenu: 'Fechar menu',
  openMenu: 'Abrir menu',
  edit: 'Editar',
  logout: 'Sair',
  no: 'Não',
  reload: 'Recarregar página',
  save: 'Salvar',
  saving: 'Salvando...',
  sending: 'Enviando...',
  toChat: 'Ir para o chat',
  accessibility: 'Acessibilidade',
  comingSoon: 'em breve',
  home: 'Início',
} as const;
