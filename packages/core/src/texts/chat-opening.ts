/** Words of a chat before its first question: all that is sent with its first paint. */
export const chatOpeningTexts = {
  welcome: {
    title: 'No que posso ajudar?',
    text: 'Pergunte sobre um caso, uma conduta ou um estudo. As respostas trazem as referências.',
    failed:
      'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.',
    retry: 'Tentar novamente',
    suggestionsLabel: 'Perguntas para começar',
    suggestions: [
      'Qual a meta de pressão arterial no idoso hipertenso de alto risco?',
      'Quando iniciar sacubitril-valsartana na insuficiência cardíaca?',
      'Como ventilar um paciente com SDRA moderada?',
      'Como hidratar um adulto com dengue do grupo C?',
    ],
  },
  disclaimer: 'O assistente apoia, não substitui, o julgamento clínico. Anonimize os dados do paciente.',
  historyLoading: 'Carregando histórico da conversa...',
  assistant: 'Assistente',
  composer: {
    label: 'Mensagem',
    placeholder: 'Pergunte sobre um caso, uma conduta ou um estudo…',
    placeholderLimited: 'Você atingiu o limite do plano gratuito. Faça um upgrade para continuar.',
    placeholderRecording: 'Ouvindo...',
    send: 'Enviar',
    stop: 'Parar',
  },
} as const;
