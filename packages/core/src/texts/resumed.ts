/** Texts of a question that is shown again after a reload. The host's overrides are under `chat`. */
export const resumedTexts = {
  resumed: {
    deleted: 'Esta conversa foi removida em outra aba.',
    files: (count: number) =>
      `Enviada com ${count === 1 ? 'um arquivo' : `${count} arquivos`}. Anexos não ficam guardados: anexe de novo ao repetir.`,
  },
} as const;
