import { chatFlowTexts } from './chat-flow.ts';
import { chatOpeningTexts } from './chat-opening.ts';

/** Words of a conversation on screen: its messages and their references. */
export const chatAnswerTexts = {
  ...chatOpeningTexts,
  ...chatFlowTexts,
  log: 'Conversa',
  answering: 'Preparando a resposta...',
  interruptedHint: 'A conexão caiu durante a resposta. O que chegou foi mantido.',
  untitledWithId: (idStart: string) => `Conversa ${idStart}`,
  jumpToLatest: 'Ir para o fim da conversa',
  you: 'Você',
  attachments: {
    only: 'Mensagem com anexos',
    uploading: 'Enviando arquivo...',
  },
  references: {
    marker: (position: number) => `Referência ${position}`,
    title: 'Referências',
    resolved: (resolved: number, total: number) => `${resolved} de ${total} marcadores resolvidos`,
    internal: 'Base interna',
    web: 'Web',
    yearsAgo: (years: number) =>
      years < 1 ? 'deste ano' : years === 1 ? 'há\u00a01\u00a0ano' : `há\u00a0${years}\u00a0anos`,
    untitled: 'Referência sem título',
    missing: { title: 'Erro', text: 'Referência não encontrada.' },
    unused: (total: number) =>
      total === 1 ? '1 referência recebida e não citada' : `${total} referências recebidas e não citadas`,
    none: 'Esta resposta não traz referências. Confira antes de usar.',
  },
  answer: {
    actions: 'Ações da resposta',
    retry: 'Tentar novamente',
    taskDone: 'Concluído',
    taskOpen: 'Pendente',
  },
} as const;
