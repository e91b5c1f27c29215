/** Texts of the dialogs that an answer's menu 'Mais' opens. The host's overrides are under `chat`. */
export const answerMenuTexts = {
  record: {
    title: 'Registro de uso de IA',
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
