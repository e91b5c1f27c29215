import { labels } from './shared/labels.ts';
import { pageNames } from './shared/page-names.ts';
import { allCited, frequentQuestions, messageLabel, seePlans, sendLabel } from './shared/sentences.ts';

const START = 'Começar gratuitamente';
const NEJM = 'N\u00a0Engl\u00a0J\u00a0Med';

/** Texts of the public landing page. The testimonials are fictitious and say so. */
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
      `Pergunte como perguntaria a um colega. ${brand} responde em português, com cada afirmação ligada ao estudo ou à diretriz de onde veio.`,
    start: START,
    plans: seePlans,
    facts: ['Sem cartão no plano Gratuito', 'Alerta antes de enviar dados do paciente'],
  },
  ask: {
    label: messageLabel,
    placeholder: 'Faça a pergunta que ficou da última consulta',
    send: sendLabel,
    hint: 'Você cria a conta no plano Gratuito, e a pergunta espera por você no chat. Nada é enviado antes disso.',
    hintSignedIn: 'A pergunta espera por você no chat. Nada é enviado antes disso.',
  },
  demo: {
    label: 'Demonstração · dados ilustrativos',
    region: 'Demonstração do assistente',
    choose: 'Casos da demonstração',
    replay: 'Repetir demonstração',
    pause: 'Pausar demonstração',
    play: 'Continuar demonstração',
    cases: [
      {
        name: 'Covid-19',
        question: 'Dexametasona reduz a mortalidade na covid-19 com oxigênio?',
        answer:
          'Sim. Em pacientes hospitalizados, a **dexametasona** reduziu a mortalidade em 28 dias de 25,7% para **22,9%** [search_1]. O benefício concentrou-se em quem recebia oxigênio ou ventilação mecânica [search_1].',
        references: [
          {
            id: 'search_1',
            lang: 'en',
            title: 'Dexamethasone in Hospitalized Patients with Covid-19',
            journal: NEJM,
            year: '2021',
            source: 'https://doi.org/10.1056/NEJMoa2021436',
            text: 'Mortalidade em 28 dias: 22,9% com dexametasona e 25,7% com o cuidado usual (razão de taxas 0,83; IC 95% 0,75–0,93). Em ventilação mecânica: 29,3% e 41,4%. O benefício concentrou-se em quem recebia oxigênio ou ventilação mecânica.',
          },
        ],
      },
      {
        name: 'Hipertensão',
        question: 'Qual a meta de pressão sistólica no hipertenso de alto risco, sem diabetes?',
        answer:
          'No SPRINT, buscar **pressão sistólica abaixo de 120 mmHg**, em vez de abaixo de 140 mmHg, reduziu os eventos cardiovasculares maiores (**HR 0,75; IC 95% 0,64–0,89**) [search_1]. Pessoas com diabetes não foram incluídas [search_1].',
        references: [
          {
            id: 'search_1',
            lang: 'en',
            title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
            journal: NEJM,
            year: '2015',
            source: 'https://doi.org/10.1056/NEJMoa1511939',
            text: 'Em adultos hipertensos de alto risco cardiovascular, buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu os eventos cardiovasculares maiores (HR 0,75; IC 95% 0,64–0,89). Pessoas com diabetes não foram incluídas.',
          },
        ],
      },
      {
        name: 'Dengue',
        question: 'Posso usar ibuprofeno na suspeita de dengue?',
        answer:
          'Não. Na suspeita de dengue, **não se devem usar salicilatos nem anti-inflamatórios não esteroides** [search_1]. A hidratação é a base do tratamento, e os grupos C e D recebem reposição venosa imediata com cristaloide [search_1].',
        references: [
          {
            id: 'search_1',
            lang: 'pt-BR',
            title: 'Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição)',
            journal: 'Ministério da Saúde',
            year: '2024',
            source: 'https://www.gov.br/saude',
            text: 'Na suspeita de dengue, não se devem usar salicilatos nem anti-inflamatórios não esteroides. A hidratação é a base do tratamento: os grupos C e D recebem reposição venosa imediata com cristaloide.',
          },
        ],
      },
    ],
  },
  strip: {
    label: 'Em resumo',
    items: [
      { title: allCited, text: 'marcadores que abrem o estudo' },
      { title: 'Alerta de dados do paciente', text: 'CPF, telefone e nomes apontados antes do envio' },
      { title: 'Registro para o prontuário', text: 'conforme a Resolução CFM 2.454/2026' },
      { title: 'ABNT e Vancouver', text: 'citações prontas para colar' },
    ],
  },
  benefits: {
    eyebrow: pageNames.benefits,
    title: 'Menos tempo procurando. Mais\u00a0tempo com quem precisa de você.',
    note: 'Caso ilustrativo, com uma referência real.',
    vignette: {
      name: 'O caso',
      text: 'Mulher de 71 anos com fibrilação atrial, sem estenose mitral, em uso de varfarina. INR fora da faixa em três das últimas cinco coletas.',
      aside: 'Sem nome e sem CPF: o que identifica o paciente é apontado antes do envio, e você decide.',
    },
    question: {
      name: 'A pergunta',
      text: 'Para prevenir o AVC, a apixabana é melhor do que a varfarina?',
      aside:
        'Digite ou dite entre um leito e outro. Anexe exames e PDFs; os metadados das imagens são removidos no seu aparelho.',
    },
    answer: {
      name: 'A resposta',
      text: 'Sim. Na fibrilação atrial, a **apixabana** reduziu o AVC ou a embolia sistêmica em comparação com a varfarina (**HR 0,79; IC 95% 0,66–0,95**) [search_1].',
      aside:
        'Respostas com referências: os números e, em cada afirmação, o marcador da fonte. Quando não há evidência, a resposta diz isso.',
    },
    source: {
      name: 'A fonte',
      aside:
        'A um toque, com a citação pronta em ABNT ou Vancouver. A conversa fica guardada para reabrir, continuar ou apagar.',
    },
    references: [
      {
        id: 'search_1',
        title: 'Apixaban versus Warfarin in Patients with Atrial Fibrillation',
        journal: NEJM,
        year: '2011',
        source: 'https://doi.org/10.1056/NEJMoa1107039',
        text: 'Na fibrilação atrial, a apixabana reduziu o AVC ou a embolia sistêmica em comparação com a varfarina (HR 0,79; IC 95% 0,66–0,95).',
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
        text: 'O alerta antes de enviar um dado do paciente virou hábito na equipe.',
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
    title: frequentQuestions,
    items: [
      {
        question: (brand: string) => `${brand} faz diagnóstico ou prescreve?`,
        answer: (brand: string) =>
          `Não. ${brand} reúne e cita literatura para apoiar a sua decisão. Diagnóstico, conduta e responsabilidade continuam com o profissional, como determina a Resolução CFM 2.454/2026.`,
      },
      {
        question: () => 'Posso escrever dados do paciente?',
        answer: (brand: string) =>
          `Não. Anonimize o caso antes de enviar. ${brand} aponta identificadores comuns, como CPF e telefone, mas nenhuma ferramenta encontra todos.`,
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
          'Sim. O cancelamento fica na área da conta. Até sete dias após a contratação, vale o direito de arrependimento do art.\u00a049 do Código de Defesa do Consumidor, com devolução do valor pago.',
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
      `${brand} apoia, não substitui, o julgamento clínico. A decisão é sempre do profissional.`,
    terms: pageNames.terms,
    privacy: pageNames.privacy,
    accessibility: labels.accessibility,
    rights: (brand: string, year: number) => `© ${year} ${brand}`,
  },
} as const;
