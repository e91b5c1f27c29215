/** Why a method of an element was rejected; for whoever calls it. */
export const embedMethodTexts = {
  ask: {
    empty: 'ask(text) precisa de uma pergunta.',
    gate: (gate: string) => `ask(text) não pode enviar: a etapa "${gate}" está pendente.`,
    limited: 'ask(text) não pode enviar: o limite do plano gratuito foi atingido.',
    busy: 'ask(text) precisa esperar: há uma resposta em andamento.',
    stopped: 'ask(text) foi desfeita por stop() antes de enviar.',
    held: 'ask(text) foi retida: a pergunta pode identificar um paciente. Ela está no campo de mensagem, onde a pessoa oculta o que foi encontrado ou envia.',
    offered: 'ask(text) não enviou a pergunta: ela está no campo de mensagem.',
  },
  openConversation: 'openConversation(id) precisa do id de uma conversa.',
} as const;
