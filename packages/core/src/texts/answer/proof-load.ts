/** Shown if the module of the check of citations, which has the other texts of it, cannot be loaded. */
export const proofLoadTexts = {
  proofLoad: { failed: 'Não foi possível comparar as frases com as fontes.' },
} as const;
