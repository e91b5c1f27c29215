import { retry, seePlans, validateEmailTitle } from '../shared/sentences.ts';

/**
 * Texts of the elements after their first paint. In the host's overrides they are under the same key as `embedTexts`.
 */
export const embedSessionTexts = {
  gates: {
    login: {
      title: 'Entre para conversar',
      text: 'Sua conta guarda as conversas e as referências.',
      action: 'Entrar',
    },
    expired: {
      title: 'Sua sessão terminou',
      text: 'Entre novamente.',
      draft: 'O que você digitou continua aqui.',
      action: 'Entrar novamente',
    },
    email: {
      title: validateEmailTitle,
      text: 'Falta confirmar o código enviado para o seu e-mail.',
      action: 'Validar e-mail',
    },
    terms: {
      title: 'Aceite os termos',
      text: 'Leia e aceite os Termos de Uso e a Política de Privacidade para continuar.',
      action: 'Ler e aceitar',
    },
    plan: {
      title: 'Escolha um plano',
      text: 'Você precisa de um plano ativo para conversar com o assistente.',
      action: seePlans,
    },
    partner: {
      title: 'Acesso pela instituição',
      text: 'Entre no sistema da sua instituição e tente novamente.',
      action: retry,
    },
    origin: {
      title: 'Esta página ainda não está autorizada',
      text: 'Avise o suporte da sua instituição, que pode liberar o acesso.',
      action: retry,
    },
    unreachable: {
      title: 'Servidor indisponível',
      text: 'Verifique a conexão ou avise o suporte da sua instituição.',
      action: retry,
    },
  },
  /** Rejections of methods, for the host's developer. */
  methods: {
    openConversation: 'openConversation(id) precisa de um id.',
  },
  sharedComputer: {
    label: 'Computador compartilhado',
    signOut: 'Sair e limpar',
    countdown: (seconds: number) =>
      `Sem uso, a sessão termina em ${seconds} segundo${seconds === 1 ? '' : 's'} e tudo é removido daqui.`,
    stay: 'Continuar conectado',
  },
} as const;
