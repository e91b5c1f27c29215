import { fieldLabels } from './field-labels.ts';

/** Names of pages, as titles, breadcrumbs and links show them. */
export const pageNames = {
  landing: 'A evidência certa, antes da próxima consulta',
  benefits: 'Benefícios',
  testimonials: 'Depoimentos',
  login: 'Entrar',
  register: 'Criar conta',
  forgotPassword: 'Recuperar Senha',
  resetPassword: 'Redefinir Senha',
  validateEmail: 'Validar E-mail',
  choosePlan: 'Escolha seu Plano',
  plans: 'Planos',
  payment: 'Pagamento',
  chat: 'Chat',
  account: 'Configurações da Conta',
  terms: 'Termos de Uso',
  privacy: 'Política de Privacidade',
  about: 'Sobre',
  consultation: 'Consulta IA',
  calculator: 'Calculadora MED',
  explore: 'Explorar',
  notFound: 'Página Não Encontrada',
} as const;

/** The parts of the account area. */
export const accountParts = {
  profile: 'Perfil',
  identification: 'Identificação',
  address: fieldLabels.addressLine,
  plan: 'Meu Plano',
  cards: 'Meus cartões',
  security: 'Segurança',
  securityOptions: 'Opções da Conta',
  securityTerms: pageNames.terms,
  securityPrivacy: pageNames.privacy,
} as const;
