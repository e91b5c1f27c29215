// Sentences that several features share.

export const partLoad =
  'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.';
export const copyFailed = 'Não foi possível copiar. Selecione o texto e copie manualmente.';
export const retry = 'Tentar novamente';
export const newConversation = 'Nova Conversa';
export const allCited = 'Todas as citações têm fonte';
export const messageLabel = 'Mensagem';
export const sendLabel = 'Enviar';
export const findLabel = 'Buscar nesta conversa';
export const searchConversations = 'Buscar conversa';
export const validateEmailTitle = 'Valide seu e-mail';
export const seePlans = 'Ver os planos';
export const hideData = 'Ocultar dados';
export const frequentQuestions = 'Perguntas frequentes';
export const alreadySignedIn = 'Você já entrou.';
export const sharedSentences = {
  nameRequired: 'Nome é obrigatório.',
  resetLinkFailed:
    'Não foi possível processar sua solicitação. Por favor, verifique o e-mail digitado ou tente novamente mais tarde.',
  sessionExpired: 'Sua sessão expirou. Entre novamente para continuar.',
  planRequired: 'Você precisa de um plano ativo para acessar esta página.',
  cardsLoading: 'Carregando cartões...',
  savedCards: 'Cartões salvos',
  /** @param before the plan that the person has, if it is known */
  untilConfirmed: (before: string | undefined) =>
    before ? ` Até a confirmação, valem os limites do plano ${before}.` : '',
  cardInUse: 'Em uso na assinatura',
  cardExpires: (expiry: string) => `Validade\u00a0${expiry}`,
} as const;
