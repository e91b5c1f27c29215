/** `c` confere, `d` diverge, `n` nao-verificavel. */
export type Letter = 'c' | 'd' | 'n';

/**
 * One answer written by hand: its kind, the passages behind `[1]`, `[2]`… (several joined by ` + `), the
 * answer's Markdown, and the verdicts of its cited sentences in order.
 */
export type HandCase = readonly [kind: string, passages: string, answer: string, verdicts: string];
