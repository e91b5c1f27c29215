/** The code that a person tells support. */
export const supportTexts = {
  code: (code: string) => `Código para o suporte: ${code}.`,
} as const;
