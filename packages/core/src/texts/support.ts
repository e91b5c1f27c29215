/** The support code, which the person passes on to support. */
export const supportTexts = {
  code: (code: string) => `Código para o suporte: ${code}.`,
} as const;
