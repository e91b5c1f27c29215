/** `c`: confere. `d`: diverge. `n`: nao-verificavel. */
export type Letter = 'c' | 'd' | 'n';

/**
 * One handwritten answer: its kind, the passages cited as `[1]`, `[2]`… (joined by ` + `), the answer's Markdown, and
 * the verdicts of its cited sentences in order, or `*` if no sentence is wrong.
 */
export type HandCase = readonly [kind: string, passages: string, answer: string, verdicts: string];

/** Passages, true sentences about them, and wrong sentences with the kind of error. */
export type CaseGroup = readonly [
  passages: string,
  trueOnes: readonly string[],
  wrongOnes: readonly (readonly [kind: string, answer: string])[],
];

/** Makes one case per sentence of each group. */
export const casesOf = (groups: readonly CaseGroup[]): HandCase[] =>
  groups.flatMap(([passages, trueOnes, wrongOnes]): HandCase[] => [
    ...trueOnes.map((answer): HandCase => ['true', passages, answer, '*']),
    ...wrongOnes.map(([kind, answer]): HandCase => [kind, passages, answer, 'd']),
  ]);
