/** A login answer of a physician on a paid plan, with overrides. */
export function loginAnswer(fields: Record<string, unknown> = {}) {
  return {
    token: 'token-ana',
    hasActivePlan: true,
    planId: 2,
    userId: 7,
    username: 'Ana Souza',
    planName: 'fleming_plan',
    userPicture: '',
    acceptTerms: true,
    validateEmail: true,
    ...fields,
  };
}

/** The same person as a session of the app, for `app.session.signIn`. */
export function sessionOf(fields: Record<string, unknown> = {}) {
  return {
    token: 'token-ana',
    hasActivePlan: true,
    planId: 2,
    userId: 7,
    username: 'Ana Souza',
    planName: 'fleming_plan',
    userPicture: '',
    email: 'ana@exemplo.com.br',
    acceptTerms: true,
    isEmailValidated: true,
    ...fields,
  };
}

/** The answer of `GET /api/auth/my-account`. */
export function accountAnswer(fields: Record<string, unknown> = {}) {
  return {
    id: 7,
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    cpf: '52998224725',
    sex: 'Feminino',
    cep: '20040002',
    state: 'RJ',
    city: 'Rio de Janeiro',
    neighborhood: 'Centro',
    street: 'Avenida Rio Branco',
    numberAddress: '100',
    complementAddress: '',
    phoneNumber: '21987654321',
    dateBirth: '1985-04-12',
    photoProfile: '',
    dataCriacao: '2025-02-10T10:00:00Z',
    hasPassword: true,
    activePlan: {
      id: 2,
      name: 'fleming_plan',
      description: 'Fleming',
      price: 100,
      status: 'active',
      startDate: '2026-10-20',
      endDate: '',
      dateNextBilling: '2026-12-20',
    },
    ...fields,
  };
}

/** References as the AI service sends them. The publications are real. */
export const referenceFixtures = [
  {
    id: 'search_1',
    title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
    text: 'Alvo sistólico < 120 vs < 140 mmHg em 9.361 adultos de alto risco: desfecho composto 1,65 vs 2,19 %/ano, HR 0,75 (0,64–0,89).',
    source: 'https://doi.org/10.1056/NEJMoa1511939',
    journal: 'N Engl J Med',
    year: '2015',
    type: 'db',
    authors: ['SPRINT Research Group'],
    volumePages: '373:2103-2116',
  },
  {
    id: 'search_2',
    title: 'Diretriz Brasileira de Hipertensão Arterial',
    text: 'Pré-hipertensão: pressão de 120–139 / 80–89 mmHg.',
    source: '#',
    journal: 'Arq Bras Cardiol',
    year: '2025',
    type: 'web',
  },
] as const;

/** An answer with a heading, a table, a list and three markers of two references. */
export const answerText = `## Meta pressórica intensiva, se tolerada

Em adultos de **alto risco cardiovascular sem diabetes**, buscar pressão sistólica abaixo de **120 mmHg**, comparada a menos de 140 mmHg, reduziu o desfecho composto [search_1] e a mortalidade total [search_1]. A diretriz brasileira de 2025 classifica como pré-hipertensão a faixa de 120–139 / 80–89 mmHg [search_2].

| Desfecho (SPRINT) | < 120 mmHg | < 140 mmHg | HR (IC 95%) |
| --- | --- | --- | --: |
| Composto primário | 1,65 %/ano | 2,19 %/ano | 0,75 (0,64–0,89) |
| Morte por todas as causas | 1,03 %/ano | 1,40 %/ano | 0,73 (0,60–0,90) |

- Avalie hipotensão ortostática e função renal a cada ajuste [search_1].
- O ensaio excluiu pessoas com diabetes ou AVC prévio: não extrapole sem cautela.
`;

/** The JSON answer of the AI service to a question. */
export function answerFixture(fields: Record<string, unknown> = {}) {
  return {
    resposta: answerText,
    referencias: referenceFixtures,
    codigoConversaCliente: 41,
    codigoMensagem: 901,
    ...fields,
  };
}

/** A stored conversation of `turns` questions, oldest first. */
export function historyFixture(turns: number) {
  const start = Date.UTC(2026, 9, 1, 12);
  return Array.from({ length: turns }, (_, index) => ({
    codigo: index + 1,
    guid: `guid-${index + 1}`,
    pergunta: `Pergunta ${index + 1}`,
    resposta: `Resposta ${index + 1} para pergunta ${index + 1} [search_1].`,
    dataCadastro: new Date(start + index * 60_000).toISOString(),
    referenciasJSON: JSON.stringify(referenceFixtures.slice(0, 1)),
  }));
}

/** The conversation list, newest first. Ids count down from `total`. */
export function conversationFixtures(total: number) {
  const titles = [
    'Meta pressórica no idoso de alto risco',
    'Sacubitril-valsartana: quando iniciar',
    'Ventilação protetora na SDRA',
    'Dengue com sinais de alarme, grupo C',
    'Ácido tranexâmico na hemorragia pós-parto',
    'Benznidazol na cardiopatia chagásica',
    '',
  ];
  return Array.from({ length: total }, (_, index) => ({
    id: 1000 + total - index,
    title: index < titles.length ? titles[index] : `Conversa sobre o caso ${total - index}`,
  }));
}
