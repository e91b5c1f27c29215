/** `c` confere, `d` diverge, `n` nao-verificavel. */
export type Letter = 'c' | 'd' | 'n';

/**
 * One answer written by hand: its kind, the passages behind `[1]`, `[2]`… (several joined by ` + `), the
 * answer's Markdown, and the verdicts of its cited sentences in order;
 * `*` for an answer without a wrong sentence.
 */
export type HandCase = readonly [kind: string, passages: string, answer: string, verdicts: string];

/** Passages, true sentences over them, and wrong sentences with the kind of their fault. */
export type CaseGroup = readonly [
  passages: string,
  trueOnes: readonly string[],
  wrongOnes: readonly (readonly [kind: string, answer: string])[],
];

/** One case per sentence of each group. */
export const casesOf = (groups: readonly CaseGroup[]): HandCase[] =>
  groups.flatMap(([passages, trueOnes, wrongOnes]): HandCase[] => [
    ...trueOnes.map((answer): HandCase => ['true', passages, answer, '*']),
    ...wrongOnes.map(([kind, answer]): HandCase => [kind, passages, answer, 'd']),
  ]);
