import { alreadySignedIn, retry } from '../shared/sentences.ts';

/** Texts of an element that waits for the sign-in in a tab of the product. */
export const tabSignInTexts = {
  tab: {
    title: 'Conclua o acesso na outra aba',
    text: 'Depois que você entrar e autorizar esta página, a conversa continua aqui.',
    action: 'Abrir a aba de novo',
    denied: 'O acesso desta página não foi autorizado na outra aba.',
    over: 'O tempo para entrar pela outra aba terminou. Pressione “Entrar” de novo.',
    taken: 'Não foi possível trazer o acesso da outra aba. Pressione “Entrar” de novo.',
  },
} as const;

/** For the page's console, addressed to its developer. */
export const tokenHintTexts = {
  attribute: (tag: string) =>
    `Assistente clínico: getToken é uma propriedade com uma função, e não um atributo. Em JavaScript: document.querySelector('${tag}').getToken = async () => …`,
  other: (tag: string, kind: string) =>
    `Assistente clínico: o getToken de <${tag}> deve ser uma função que devolve o token, e não ${kind}.`,
} as const;

/** Texts of the product's page that asks for consent. */
export const consentTexts = {
  consent: {
    title: 'Usar sua sessão em outra página?',
    asks: 'Esta página pede para continuar com a sua sessão:',
    account: (name: string) => (name ? `Você entrou como ${name}.` : alreadySignedIn),
    warning: 'Autorize só se você acabou de pressionar “Entrar” nessa página.',
    allow: 'Autorizar',
    deny: 'Não autorizar',
    otherAccount: 'Usar outra conta',
    checking: 'Verificando o pedido...',
    granted: {
      title: 'Tudo pronto',
      text: (origin: string) => `Volte para ${origin}. Esta aba já pode ser fechada.`,
    },
    denied: {
      title: 'Acesso não autorizado',
      text: (origin: string) => `A página ${origin} não recebeu a sua sessão. Esta aba já pode ser fechada.`,
    },
    over: {
      title: 'Este pedido não vale mais',
      text: 'Volte à página de onde você veio e pressione “Entrar” de novo.',
    },
    failed: {
      title: 'Não foi possível verificar o pedido',
      text: 'Verifique sua conexão e tente novamente.',
      action: retry,
    },
  },
} as const;
