import { findLabel, newConversation, searchConversations } from './shared/sentences.ts';

/** The search in a conversation. */
export const findTexts = {
  find: {
    label: findLabel,
    previous: 'Resultado anterior',
    next: 'Próximo resultado',
    close: 'Fechar busca',
    position: (current: number, total: number) => `${current} de ${total}`,
    none: 'Nada encontrado nesta conversa.',
  },
} as const;

/** The list of the chat's keyboard shortcuts. */
export const shortcutTexts = {
  shortcuts: {
    title: 'Atalhos do teclado',
    close: 'Fechar atalhos',
    items: {
      send: 'Enviar a mensagem',
      newLine: 'Quebrar a linha',
      newConversation,
      focusComposer: 'Ir para a mensagem',
      stop: 'Parar a resposta',
      search: searchConversations,
      find: findLabel,
      sheet: 'Mostrar estes atalhos',
    },
  },
} as const;
