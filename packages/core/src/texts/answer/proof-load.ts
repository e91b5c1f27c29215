/** Shown if the module of the citation check, which has its other texts, cannot be loaded. */
export const proofLoadTexts = {
  proofLoad: { failed: 'Não foi possível comparar as frases com as fontes.' },
} as const;
