// Texts of clinical actions on a question and an answer. The host's overrides are under `chat`.

/** Texts of the clinical context that a host passes to the chat. */
export const contextTexts = {
  context: {
    /** Heading of the context in the prompt and above the chips. */
    title: 'Contexto informado',
    labels: {
      ageBand: 'Faixa etária',
      sex: 'Sexo',
      pregnancy: 'Gestação',
      renalFunction: 'Função renal',
      unit: 'Unidade',
      allergies: 'Alergias',
      notes: 'Observações',
    },
    hint: 'Vai junto com a pergunta.',
    remove: (label: string) => `Remover ${label}`,
    removed: (label: string) => `Removido do contexto: ${label}.`,
    sent: 'Enviado com a pergunta:',
  },
} as const;

/** Texts for editing a question and for asking about a passage. */
export const editTexts = {
  edit: {
    open: 'Editar pergunta',
    label: 'Nova redação da pergunta',
    hint: 'A pergunta e a resposta anteriores continuam na conversa, recolhidas.',
    send: 'Enviar de novo',
    cancel: 'Cancelar',
    replaced: (question: string) => `Versão anterior: ${question}`,
    askAbout: 'Perguntar sobre isto',
    selected: 'Trecho selecionado. Pressione Enter para perguntar sobre isto.',
  },
} as const;

/** Texts of the next questions under an answer. */
export const followUpTexts = {
  followUps: { title: 'Próximas perguntas' },
} as const;
