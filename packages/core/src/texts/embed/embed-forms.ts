/**
 * Texts of the elements for sign-in and payment, which the chat does not need. In the host's overrides they are under
 * the same key as `embedTexts`.
 */
export const embedFormTexts = {
  signedIn: {
    title: (name: string) => (name ? `Sessão iniciada como ${name}` : 'Sessão iniciada'),
    signOut: 'Sair',
  },
  newTab: 'Abre o site do produto em nova aba.',
  sensitive: {
    title: 'Continue no site do produto',
    login: 'Por segurança, a senha só é digitada no site do produto.',
    payment: 'Por segurança, os dados do cartão só são digitados no site do produto.',
    action: 'Abrir o site',
  },
} as const;
