/** The line in an element that is older than the gateway still supports. */
export const embedVersionTexts = {
  outdated: 'Esta página usa uma versão antiga do assistente. Peça à equipe de TI que a atualize.',
};
