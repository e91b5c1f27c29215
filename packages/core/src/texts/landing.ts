import { labels, pageNames } from './general.ts';

const START = 'Começar gratuitamente';

/** Texts of the public landing page. The testimonials are invented and say so. */
export const landingTexts = {
  nav: {
    label: 'Navegação principal',
    home: labels.home,
    benefits: pageNames.benefits,
    testimonials: pageNames.testimonials,
    privacy: 'Privacidade',
    terms: 'Termos',
    login: pageNames.login,
    register: 'Cadastrar',
    openMenu: labels.openMenu,
    closeMenu: labels.closeMenu,
  },
  hero: {
    eyebrow: 'Feito para quem atende no Brasil',
    title: pageNames.landing,
    text: (brand: string) =>
      `Pergunte como perguntaria a um colega. O ${brand} responde em português, com cada afirmação ligada ao estudo ou à diretriz de onde veio.`,
    start: START,
    plans: 'Ver os planos',
    facts: ['Sem cartão no plano Gratuito', 'Aviso antes de enviar dados do paciente'],
  },
  demo: {
    label: 'Demonstração · dados ilustrativos',
    region: 'Demonstração do assistente',
    replay: 'Repetir demonstração',
    pause: 'Pausar demonstração',
    play: 'Continuar demonstração',
    question: 'Dexametasona reduz mortalidade na COVID-19 com oxigênio?',
    answer:
      'Sim. Em pacientes hospitalizados, **dexametasona 6 mg/dia por até 10 dias** reduziu a mortalidade em 28 dias de 25,7 % para **22,9 %** [search_1]. O benefício concentrou-se em quem recebia oxigênio ou ventilação mecânica [search_1].',
    references: [
      {
        id: 'search_1',
        title: 'Dexamethasone in Hospitalized Patients with Covid-19',
        journal: 'N Engl J Med',
        year: '2021',
        source: 'https://doi.org/10.1056/NEJMoa2021436',
        text: 'Mortalidade em 28 dias: 22,9 % com dexametasona e 25,7 % com o cuidado usual (razão de taxas 0,83; IC 95% 0,75–0,93). Em ventilação mecânica: 29,3 % e 41,4 %.',
      },
    ],
  },
  strip: {
    label: 'Em resumo',
    items: [
      { title: 'Cada frase, uma fonte', text: 'marcadores que abrem o estudo' },
      { title: 'Guarda de identificadores', text: 'CPF, telefone e nomes apontados antes do envio' },
      { title: 'Registro para o prontuário', text: 'em apoio à Resolução CFM 2.454/2026' },
      { title: 'ABNT e Vancouver', text: 'citações prontas para colar' },
    ],
  },
  benefits: {
    eyebrow: pageNames.benefits,
    title: 'Menos tempo procurando. Mais tempo com quem precisa de você.',
    items: [
      {
        title: 'Respostas com referências',
        text: (brand: string) =>
          `Título, periódico e ano a um toque. Quando não há evidência, o ${brand} diz que não há.`,
      },
      {
        title: 'Exames e PDFs na conversa',
        text: () => 'Anexe imagens e laudos. Metadados da imagem são removidos no seu aparelho.',
      },
      {
        title: 'Dite entre um leito e outro',
        text: () => 'Fale a pergunta em português e revise antes de enviar.',
      },
      {
        title: 'Da busca rápida à profunda',
        text: () => 'Escolha quantas referências buscar e ligue a pesquisa na web quando precisar.',
      },
      {
        title: 'Conversas que ficam',
        text: () => 'Reabra uma dúvida antiga, continue de onde parou ou apague quando quiser.',
      },
      {
        title: 'Cuidado com o sigilo',
        text: () => 'Dados que identificam o paciente são apontados antes do envio, e você decide.',
      },
    ],
  },
  testimonials: {
    eyebrow: pageNames.testimonials,
    title: 'Como poderia ser o seu dia',
    note: 'Depoimentos ilustrativos: pessoas e situações são fictícias.',
    region: 'Depoimentos ilustrativos',
    pause: 'Pausar depoimentos',
    play: 'Continuar depoimentos',
    items: [
      {
        name: 'Helena Prado',
        role: 'Médica de família, Minas Gerais',
        text: 'Entre uma consulta e outra, confiro a conduta e já abro o estudo de onde ela saiu.',
      },
      {
        name: 'Rui Tavares',
        role: 'Intensivista, Pernambuco',
        text: 'A resposta vem curta, com o ensaio ao lado. Discuto o caso à beira do leito com a fonte na mão.',
      },
      {
        name: 'Iara Monteiro',
        role: 'Estudante do internato, Pará',
        text: 'Estudo perguntando. Cada afirmação me leva ao artigo, e a citação sai pronta em ABNT.',
      },
      {
        name: 'Caio Brandão',
        role: 'Cardiologista, Rio Grande do Sul',
        text: 'Quando não há boa evidência, ele diz. Para mim, isso vale tanto quanto a resposta.',
      },
      {
        name: 'Noemi Salles',
        role: 'Coordenadora de ensino, Bahia',
        text: 'O aviso antes de enviar um dado do paciente virou hábito na equipe.',
      },
    ],
  },
  plansTeaser: {
    eyebrow: pageNames.plans,
    title: 'Comece sem custo. Avance quando precisar.',
    text: 'Sem fidelidade: cancele na sua conta quando quiser. Nos sete primeiros dias, você pode desistir da compra.',
    start: START,
  },
  faq: {
    eyebrow: 'Dúvidas',
    title: 'Perguntas frequentes',
    items: [
      {
        question: (brand: string) => `O ${brand} faz diagnóstico ou prescreve?`,
        answer: (brand: string) =>
          `Não. O ${brand} reúne e cita literatura para apoiar a sua decisão. Diagnóstico, conduta e responsabilidade continuam com o profissional, como determina a Resolução CFM 2.454/2026.`,
      },
      {
        question: () => 'Posso escrever dados do paciente?',
        answer: (brand: string) =>
          `Não. Anonimize o caso antes de enviar. O ${brand} aponta identificadores comuns, como CPF e telefone, mas nenhuma ferramenta encontra todos.`,
      },
      {
        question: () => 'De onde vêm as referências?',
        answer: () =>
          'De uma base interna de publicações e, quando você liga a pesquisa na web, de páginas públicas. Cada marcador mostra título, periódico e ano, com o endereço da fonte.',
      },
      {
        question: () => 'Como funciona o plano Gratuito?',
        answer: () =>
          'Você experimenta os recursos sem informar cartão, com um limite mensal de mensagens. Para continuar depois do limite, escolha um plano pago.',
      },
      {
        question: () => 'Posso cancelar ou desistir da compra?',
        answer: () =>
          'Sim. O cancelamento fica na área da conta. Em até sete dias da contratação vale o direito de arrependimento do art.\u00a049 do Código de Defesa do Consumidor, com devolução do valor pago.',
      },
    ],
  },
  closing: {
    title: 'Comece pela pergunta que ficou da última consulta',
    text: 'O plano Gratuito não pede cartão.',
    start: 'Criar conta gratuita',
  },
  footer: {
    label: 'Rodapé',
    disclaimer: (brand: string) =>
      `O ${brand} apoia, não substitui, o julgamento clínico. A decisão é sempre do profissional.`,
    terms: pageNames.terms,
    privacy: pageNames.privacy,
    accessibility: labels.accessibility,
    rights: (brand: string, year: number) => `© ${year} ${brand}`,
  },
} as const;
