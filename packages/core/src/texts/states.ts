import { labels } from './shared/labels.ts';
import { partLoad, retry, sharedSentences } from './shared/sentences.ts';

/** Texts of states and notifications on every screen; part of `generalTexts`. */
export const stateTexts = {
  loading: 'Carregando...',
  retry,
  close: labels.close,
  optional: 'opcional',
  comingSoon: labels.comingSoon,
  demoBanner: 'Demonstração com dados fictícios. Não use em decisões clínicas.',
  access: {
    planRequired: sharedSentences.planRequired,
    sessionExpired: sharedSentences.sessionExpired,
  },
  errors: {
    reload: labels.reload,
    network: 'Não foi possível conectar. Verifique sua internet e tente novamente.',
    partLoad,
  },
  offline: {
    lost: 'Você está sem conexão. O que está na tela continua aqui.',
  },
  notices: {
    region: 'Notificações',
    dismiss: 'Fechar notificação',
    types: { info: 'Informação', success: 'Sucesso', error: 'Erro', warning: 'Atenção' },
  },
} as const;
