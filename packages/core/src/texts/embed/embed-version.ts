/** The notice in an element whose version the gateway no longer supports. */
export const embedVersionTexts = {
  outdated: 'Esta página usa uma versão antiga do assistente. Peça à equipe de TI que a atualize.',
};
