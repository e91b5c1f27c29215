/** Texts of the citation check: its line and its marks. The host's overrides are under `chat`. */
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
    /** Of the sentences that match. */
    retracted: (count: number) =>
      count === 1 ? '1 cita artigo retratado' : `${count} citam artigo retratado`,
    uncited: (count: number) =>
      count === 1 ? '1 frase com números e sem citação' : `${count} frases com números e sem citação`,
    /** In copies. */
    copied: (line: string) => `Comparação automática: ${line}.`,
    firstDiverging: 'Ir para a primeira frase que diverge',
    mark: 'diverge',
    markLabel: 'diverge da fonte: comparar frase e fonte',
    retractedMark: 'retratado',
    retractedLabel: 'artigo retratado: ver frase e aviso',
  },
} as const;
