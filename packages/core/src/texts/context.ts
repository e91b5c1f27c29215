/** Words of the clinical context that a host hands to the chat. Overrides of the host stand under `chat`. */
export const contextTexts = {
  context: {
    /** Heads the context in the prompt and above the chips. */
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
