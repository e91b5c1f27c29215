/** Keeps a value, its name and its unit on one line. */
const whole = (value: string) => value.replaceAll(' ', '\u00a0');

/** Texts of the citation check. The host's overrides are under `chat`. */
export const proofTexts = {
  proof: {
    matches: (count: number) =>
      count === 1 ? '1 frase confere com a fonte' : `${count} frases conferem com a fonte`,
    diverges: (count: number) => (count === 1 ? '1 diverge' : `${count} divergem`),
    incomparable: (count: number) => (count === 1 ? '1 não comparável' : `${count} não comparáveis`),
    /** Replace the two texts above if no sentence matches, so that no line begins with a zero. */
    onlyDiverges: (count: number) =>
      count === 1 ? '1 frase diverge da fonte' : `${count} frases divergem da fonte`,
    onlyIncomparable: (count: number) =>
      count === 1 ? '1 frase não comparável com a fonte' : `${count} frases não comparáveis com a fonte`,
    uncited: (count: number) =>
      count === 1 ? '1 frase com números e sem citação' : `${count} frases com números e sem citação`,
    mark: 'diverge',
    markLabel: 'diverge da fonte: comparar frase e fonte',
    popup: 'Frase e fonte comparadas',
    sentence: 'Frase da resposta',
    passage: (title: string) => `Fonte: ${title}`,
    pair: (answer: string, source: string) =>
      `${whole(`resposta: ${answer} ·`)} ${whole(`fonte: ${source}`)}`,
    single: (answer: string) => whole(`resposta: ${answer}`),
    note: 'A comparação é automática e não diz qual dos dois está certo.',
  },
} as const;
