import { labels } from './shared/labels.ts';
import { pageNames } from './shared/page-names.ts';
import { alreadySignedIn, frequentQuestions, sharedSentences } from './shared/sentences.ts';

/** Texts of the site's frame: titles for search engines, header, footer, small states. */
export const siteTexts = {
  homeLink: (brand: string) => `${brand}, página inicial`,
  openAssistant: labels.toChat,
  pageTitle: (page: string, brand: string) => `${page} | ${brand}`,
  paymentSuccess: 'Pagamento recebido. A situação do plano e o recibo ficam em “Meu Plano”.',
  /** @param before the plan that the person has, if it is known */
  paymentPending: (before?: string) =>
    `Pagamento em confirmação.${sharedSentences.untilConfirmed(before) || ' A situação fica em “Meu Plano”.'}`,
  loadingPage: 'Carregando a página...',
  noScript:
    'Sem JavaScript você lê estas páginas, mas não entra na conta. Ative o JavaScript do navegador para usar o assistente.',
  footer: {
    purpose: 'Pesquisa clínica em português, com cada afirmação ligada à fonte.',
    product: 'Produto',
    documents: 'Documentos',
    help: 'Contato',
    plans: pageNames.plans,
    questions: frequentQuestions,
    dataOfficer: 'Encarregado de dados',
    accessibilityStatement:
      'Este site segue a WCAG 2.2, nível AA, e a ABNT NBR 17225 como referência. Encontrou uma barreira? Escreva para nós.',
  },
  promise: {
    label: 'Sobre o assistente',
    facts: [
      'Respostas em português, com a fonte de cada afirmação.',
      'Alerta antes de enviar dados que identifiquem o paciente.',
      'Citações prontas em ABNT e Vancouver.',
    ],
  },
  googleStandIn: {
    title: 'Contas de demonstração',
    text: 'Sem a chave do Google configurada, a demonstração usa contas fictícias no lugar do Google.',
    accounts: 'Escolha uma conta',
    loading: 'Carregando as contas...',
    failed: 'Não foi possível carregar as contas de demonstração.',
    close: labels.close,
  },
  driveStandIn: {
    title: 'Arquivos de demonstração',
    text: 'Sem as chaves do Google configuradas, a demonstração oferece arquivos fictícios no lugar do Google Drive.',
    files: 'Escolha um arquivo',
    close: labels.close,
  },
  skipToContent: 'Ir para o conteúdo',
  access: {
    verifying: 'Verificando autenticação...',
    signedIn: (name: string) => (name ? `Você já entrou como ${name}.` : alreadySignedIn),
    signedOutElsewhere: 'Sua sessão foi encerrada em outra aba. Entre novamente para continuar.',
  },
  notFound: {
    title: pageNames.notFound,
    text: 'Desculpe, a página que você está procurando não existe ou foi movida.',
    link: 'Voltar para o início',
  },
  legalPage: { onThisPage: 'Nesta página', print: 'Imprimir' },
  theme: {
    label: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    auto: 'Automático',
  },
  placeholder: 'Enquanto isso, o assistente continua à sua disposição.',
  pageFailed: {
    title: 'Não foi possível abrir esta página',
    text: 'A conexão pode ter caído, ou uma nova versão foi publicada. Recarregue para continuar.',
    reload: labels.reload,
  },
  titles: pageNames,
  descriptions: {
    landing:
      'Assistente clínico em português do Brasil: respostas com cada afirmação ligada ao estudo ou à diretriz.',
    benefits: 'Respostas com referências, leitura de PDFs e exames, ditado e alerta de dados do paciente.',
    testimonials:
      'Como médicos, estudantes e equipes podem usar o assistente no dia a dia. Depoimentos ilustrativos.',
    login: 'Entre na sua conta para consultar evidências com referências.',
    register: 'Crie sua conta e comece pelo plano Gratuito, sem cartão.',
    forgotPassword: 'Receba por e-mail um link para redefinir a senha da sua conta.',
    terms: 'Regras de uso: para quem é o serviço, limites clínicos, planos, cancelamento e arrependimento.',
    privacy:
      'Como tratamos dados pessoais segundo a LGPD: finalidades, bases legais, prazos e seus direitos.',
    about: 'Uso pretendido, modelo, acervo, limites, requisitos e contatos, como pede a RDC nº 657/2022.',
    other: 'Assistente clínico em português, com referências.',
  },
} as const;
