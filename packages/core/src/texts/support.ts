/** What a person reads out to support. */
export const supportTexts = {
  code: (code: string) => `Código para o suporte: ${code}.`,
} as const;
