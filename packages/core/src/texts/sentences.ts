// Sentences that several features share.

export const partLoad =
  'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.';
export const copyFailed = 'Não foi possível copiar. Selecione o texto e copie manualmente.';
export const retry = 'Tentar novamente';
export const newConversation = 'Nova Conversa';
