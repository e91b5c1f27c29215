/** Texts of a question that is resumed after a reload. The host's overrides are under `chat`. */
export const resumedTexts = {
  resumed: {
    deleted: 'Esta conversa foi removida em outra aba.',
    files: (count: number) =>
      count === 1
        ? 'Enviada com um arquivo, que não fica guardado. Anexe-o de novo se for repetir a pergunta.'
        : `Enviada com ${count} arquivos, que não ficam guardados. Anexe-os de novo se for repetir a pergunta.`,
  },
} as const;
