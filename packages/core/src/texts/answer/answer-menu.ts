const usageRecord = 'Registro de uso de IA';

/** Texts of an answer's menu 'Mais' and of the dialogs that it opens. The host's overrides are under `chat`. */
export const answerMenuTexts = {
  answer: {
    usageRecord,
    copiedRecord: 'Registro de uso copiado.',
  },
  record: {
    title: usageRecord,
    tool: (brand: string) => `Ferramenta: ${brand}, assistente clínico de apoio à decisão.`,
    version: (version: string) => `Versão: ${version}`,
    model: (model: string) => `Modelo: ${model}`,
    professional: (name: string) => `Profissional: ${name}`,
    unknown: 'não informado',
    date: (date: string) => `Data e hora: ${date}`,
    question: 'Pergunta',
    answer: 'Resposta',
    references: 'Referências',
    responsibility: 'A ferramenta apoia, não substitui, o julgamento clínico. A decisão foi do profissional.',
    judgement: 'Julgamento clínico do profissional',
  },
  recordPreview: {
    hint: 'Confira o texto antes de copiar para o prontuário.',
    copy: 'Copiar registro',
    close: 'Fechar registro',
  },
} as const;
