/** The support code, for the person to give to support. */
export const supportTexts = {
  code: (code: string) => `Código para o suporte: ${code}.`,
} as const;
