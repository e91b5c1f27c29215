/** A value and its unit stay on one line. */
const whole = (value: string) => value.replaceAll(' ', '\u00a0');

/** Texts of the check of citations. The host's overrides are under `chat`. */
export const proofTexts = {
  proof: {
    matches: (count: number) =>
      count === 1 ? '1 frase confere com a fonte' : `${count} frases conferem com a fonte`,
    diverges: (count: number) => (count === 1 ? '1 diverge' : `${count} divergem`),
    incomparable: (count: number) => (count === 1 ? '1 não comparável' : `${count} não comparáveis`),
    /** No sentence matches. */
    onlyDiverges: (count: number) =>
      count === 1 ? '1 frase diverge da fonte' : `${count} frases divergem da fonte`,
    /** No sentence could be compared. */
    onlyIncomparable: (count: number) =>
      count === 1
        ? '1 frase sem comparação automática: confira na fonte'
        : `${count} frases sem comparação automática: confira na fonte`,
    uncited: (count: number) =>
      count === 1 ? '1 frase com números e sem citação' : `${count} frases com números e sem citação`,
    mark: 'diverge',
    markLabel: 'diverge da fonte: comparar frase e fonte',
    popup: 'Frase e fonte comparadas',
    sentence: 'Frase da resposta',
    passage: (title: string) => `Fonte: ${title}`,
    pair: (answer: string, source: string) => `resposta: ${whole(answer)} · fonte: ${whole(source)}`,
    single: (answer: string) => `resposta: ${whole(answer)}`,
    note: 'A comparação é automática e não diz qual dos dois está certo.',
  },
} as const;

/** Shown if the module of the check cannot be loaded. */
export const proofLoadTexts = {
  proofLoad: { failed: 'Não foi possível comparar as frases com as fontes.' },
} as const;
