import { fieldLabels } from './shared/field-labels.ts';
import { labels } from './shared/labels.ts';
import { pageNames } from './shared/page-names.ts';
import { sharedSentences } from './shared/sentences.ts';

/** Texts of the plan choice. */
export const plansTexts = {
  title: pageNames.choosePlan,
  subtitle: 'Troque ou cancele quando quiser, na área da conta.',
  visitor: {
    title: 'Entre para escolher um plano',
    text: 'O plano vale para a sua conta. Os preços podem ser vistos antes.',
  },
  tabsLabel: 'Tipos de plano',
  tabs: { private: 'Planos Privados', corporate: 'Plano Corporativo Premium' },
  perMonth: fieldLabels.perMonth,
  priceOnRequest: 'Sob consulta',
  current: 'Plano atual',
  /** @param from the paid plan in force */
  change: (from: string) => `Outro plano pago substitui o ${from} e é cobrado por inteiro.`,
  /** The gateway tells the service nothing about the term of the plan that another one replaces. */
  restOfTerm: (plan: string) =>
    `O que resta do período já pago do ${plan} não vira desconto nem é devolvido automaticamente.`,
  confirming: 'Em confirmação',
  recommended: 'Recomendado',
  featuresLabel: (plan: string) => `O que o plano ${plan} inclui`,
  comingSoon: labels.comingSoon,
  choose: (plan: string) => `Escolher ${plan}`,
  activating: 'Ativando...',
  names: {
    free: 'Gratuito',
    fleming: 'Fleming',
    hippocrates: 'Hipócrates',
    corporate: 'Corporativo Premium',
  },
  descriptions: {
    free: 'Para conhecer o assistente.',
    fleming: 'Para o estudo e a prática de todo dia.',
    hippocrates: 'Para o consultório inteiro.',
    corporate: 'Para hospitais, clínicas e faculdades.',
  },
  features: {
    allToTry: 'Todas as funcionalidades para experimentar',
    lessons: (perMonth: number) => `Até ${perMonth} aulas por mês`,
    messageLimit: 'Limite de mensagens por mês',
    assistant: 'Assistente de IA com referências',
    searchTypes: 'Tipos específicos de pesquisa',
    pdf: 'Arquivos PDF na conversa',
    calculator: 'Calculadora',
    workspace: 'Área de trabalho',
    agenda: 'Agenda',
    everythingInFleming: 'Tudo o que o Fleming inclui',
    medicalRecord: 'Prontuário',
    transcription: 'Transcrição de consultas',
    certificates: 'Atestados',
    customised: 'Plano personalizado para a instituição',
    dashboard: 'Painel administrativo e métricas',
    support: 'Suporte dedicado',
    api: 'API de integração',
  },
  /** Notes on plan features that this version does not have yet (consumer code, article 37). */
  notes: {
    free: 'As aulas ainda não estão disponíveis nesta versão.',
    hippocrates:
      'Prontuário, transcrição de consultas, atestados e aulas ainda não estão disponíveis nesta versão.',
  },
  corporate: {
    title: 'Para a sua instituição',
    text: 'Conte-nos o tamanho da equipe e o que ela precisa. A proposta é feita sob medida.',
    quote: 'Solicitar cotação',
    email: (address: string) => `Escreva para ${address}`,
    message: (brand: string) =>
      `Olá. Gostaria de solicitar uma cotação do plano Corporativo Premium de ${brand}.`,
  },
  free: {
    activated: 'Plano Gratuito ativado. Abrindo o chat.',
    failed: 'Não foi possível ativar o plano Gratuito. Por favor, tente novamente mais tarde.',
  },
  /** The question before a paid plan, or a payment in confirmation, is given up for the free plan. */
  leave: {
    title: 'Cancelar assinatura?',
    text: 'Sua conta passa já para o plano Gratuito. Suas conversas continuam salvas.',
    /** @param plan the paid plan in force */
    paid: (plan: string) =>
      `O tempo que resta do ${plan} já pago se perde. Nos 7 dias depois do pagamento, exerça antes o direito de arrependimento para ter o valor de volta.`,
    pending:
      'Um pagamento ainda está em confirmação: se ele for confirmado apesar do cancelamento, o valor é cobrado e o direito de arrependimento continua valendo.',
    keep: 'Manter assinatura',
    confirm: 'Sim, cancelar',
    leaving: 'Cancelando...',
  },
  status: { active: 'Ativo', inactive: 'Inativo', lifetime: 'Vitalício', missing: 'N/D' },
  planRequired: sharedSentences.planRequired,
} as const;
