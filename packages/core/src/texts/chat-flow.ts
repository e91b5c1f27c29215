/** What the conversation itself has to say, apart from what is on screen. */
export const chatFlowTexts = {
  answerReady: 'Resposta concluída.',
  interrupted: 'Resposta interrompida',
  defaultTitle: 'Nova Conversa',
  limit: {
    reached: 'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.',
    draftKept: 'Seu texto foi guardado como rascunho e volta quando o plano permitir.',
  },
  errors: {
    history:
      'Não foi possível carregar o histórico desta conversa. Por favor, tente selecionar outra conversa ou inicie uma nova.',
    send: 'Desculpe, não consegui processar sua mensagem no momento. Por favor, tente novamente.',
    title: 'Houve um problema ao nomear a conversa automaticamente.',
  },
} as const;
