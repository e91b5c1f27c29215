// Sentences that several features share.

export const partLoad =
  'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.';
export const retry = 'Tentar novamente';
export const newConversation = 'Nova Conversa';
