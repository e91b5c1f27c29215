/** Messages of the demonstration's AI service that are not part of the corpus. */
export const answersTexts = {
  demonstration:
    'Resposta de demonstração: as frases vêm de um acervo pequeno de publicações e não substituem a leitura dos originais nem o julgamento clínico.',
  nothingTitle: 'Nada encontrado no acervo',
  nothing:
    'Não encontrei, no acervo desta demonstração, publicações que respondam a esta pergunta. Prefiro não responder a responder sem fonte.',
  nothingHint:
    'O acervo é pequeno e cobre, entre outros temas, hipertensão arterial, insuficiência cardíaca, diabetes, doença renal crônica, fibrilação atrial, síndrome coronariana aguda, AVC, hemorragias, SDRA, sepse, covid-19, HIV, dengue, doença de Chagas, asma e DPOC. Tente reformular a pergunta, em português, com um desses temas.',
  noWeb:
    'A pesquisa na web foi pedida, mas esta demonstração não pesquisa na web: só o acervo foi consultado.',
  attachments: (names: readonly string[]) =>
    `${names.length === 1 ? 'O anexo' : 'Os anexos'} ${names.map((name) => `“${name}”`).join(', ')} não ${names.length === 1 ? 'foi lido' : 'foram lidos'}: esta demonstração guarda apenas o nome dos arquivos.`,
  documentName: (name: string) => `Arquivo: ${name}`,
  documentUnread: (name: string) => `O texto de '${name}' não pôde ser lido.`,
  documentCut: '(texto cortado)',
  contextUnread:
    'O contexto informado não foi considerado: esta demonstração pesquisa o acervo apenas pela pergunta.',
  nextEvidence: (subject: string) => `O que mostram os estudos sobre ${subject}?`,
  nextGuidance: (subject: string) => `O que recomendam as diretrizes sobre ${subject}?`,
  nextSubject: (intervention: string, condition: string) =>
    intervention.includes(condition) ? intervention : `${intervention} em ${condition}`,
  extractor: { nome: 'Extrator de demonstração', versao: '1' },
  onlyAttachments: 'Não recebi uma pergunta em texto.',
  missing: (subjects: readonly string[]) =>
    `O acervo não traz, para esta pergunta, publicação específica sobre ${subjects.join(', ')}.`,
  missingDose:
    'O acervo não traz, para esta pergunta, a dose. Consulte a bula, a diretriz ou o estudo original.',
  evidence: 'O que dizem as publicações',
  guidance: 'Diretrizes',
  cautions: 'Cautelas',
  tableHead: ['Estudo', 'Comparação', 'Desfecho', 'Resultado'],
  titleStudy: (names: string) => `O que mostrou ${names}`,
  abbreviations:
    'HR: razão de riscos instantâneos; RR: risco relativo; OR: razão de chances; IC: intervalo de confiança.',
  limit: 'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.',
  conversationNotFound: 'Conversa não encontrada.',
  keyRefused: 'Chave de acesso ausente ou inválida.',
  badBody: 'O corpo da requisição não é válido.',
  questionTooLong: 'A pergunta tem mais de 50.000 caracteres.',
  keyReused: 'Esta chave de idempotência já foi usada com outro conteúdo.',
  unexpected: 'Ocorreu um erro inesperado. Tente novamente mais tarde.',
  modelFailed: 'O modelo de linguagem não respondeu. Tente novamente em instantes.',
} as const;
