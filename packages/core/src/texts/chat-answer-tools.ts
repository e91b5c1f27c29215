import { chatAnswerTexts } from './chat-answer.ts';

/** Words of what can be done with an answer and with the whole conversation, and of the sources one opens. */
export const chatAnswerToolTexts = {
  ...chatAnswerTexts,
  references: {
    ...chatAnswerTexts.references,
    popup: (title: string) => `Referência: ${title}`,
    close: 'Fechar referência',
    open: 'Abrir fonte',
    opensHost: (host: string) => `Abrir em ${host} (nova aba)`,
    drawerOpen: 'Mostrar referências',
    drawerClose: 'Ocultar referências',
    drawerTitle: 'Referências da conversa',
    drawerEmpty: 'As referências das respostas aparecem aqui.',
    citedTimes: (times: number) => (times === 1 ? 'citada em 1 resposta' : `citada em ${times} respostas`),
  },
  attachments: {
    ...chatAnswerTexts.attachments,
    list: 'Anexos',
    image: (name: string) => `Imagem ${name}`,
  },
  answer: {
    ...chatAnswerTexts.answer,
    copy: 'Copiar',
    copyWithReferences: 'Copiar com referências',
    vancouver: 'Vancouver',
    abnt: 'ABNT',
    print: 'Salvar ou imprimir',
    usageRecord: 'Registro de uso de IA',
    copied: 'Resposta copiada.',
    copiedWithReferences: 'Resposta copiada com as referências.',
    copiedRecord: 'Registro de uso copiado.',
    copyFailed: 'Não foi possível copiar. Selecione o texto e copie manualmente.',
    table: 'Tabela da resposta',
    copyCode: 'Copiar trecho',
    copiedCode: 'Trecho copiado.',
  },
  record: {
    title: 'Registro de uso de IA',
    tool: (brand: string) => `Ferramenta: ${brand}, assistente clínico de apoio à decisão.`,
    version: (version: string) => `Versão: ${version}`,
    date: (date: string) => `Data e hora: ${date}`,
    question: 'Pergunta',
    answer: 'Resposta',
    references: 'Referências',
    responsibility: 'A ferramenta apoia, não substitui, o julgamento clínico. A decisão foi do profissional.',
    judgement: 'Julgamento clínico do profissional',
  },
  /** Stands on paper only. */
  printed: 'Material de apoio. A decisão clínica é do profissional.',
  find: {
    open: 'Buscar nesta conversa',
  },
  shortcuts: {
    open: 'Ver atalhos do teclado',
  },
} as const;
