import { findLabel } from './shared/sentences.ts';

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
