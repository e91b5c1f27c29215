/** Words for editing a question and for asking about a passage. Overrides of the host stand under `chat`. */
export const editTexts = {
  edit: {
    open: 'Editar pergunta',
    label: 'Nova redação da pergunta',
    hint: 'A pergunta e a resposta anteriores ficam guardadas, recolhidas.',
    send: 'Enviar de novo',
    cancel: 'Cancelar',
    replaced: (question: string) => `Versão anterior: ${question}`,
    askAbout: 'Perguntar sobre isto',
    selected: 'Trecho selecionado. Pressione Enter para perguntar sobre isto.',
  },
} as const;
