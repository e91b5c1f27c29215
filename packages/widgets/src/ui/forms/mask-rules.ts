export interface MaskRules {
  /** One pattern (`0` digit, `a` letter, `*` anything, `[]` optional), or several to choose from while typing. */
  mask: string | readonly string[];
  /** Additional placeholder letters, such as `{ X: /[0-9A-Za-z]/ }`. */
  definitions?: Record<string, RegExp>;
  /** Index of the pattern for the characters typed so far. By default the first pattern that fits them all. */
  chooseMask?: (typed: string) => number;
  upperCase?: boolean;
  /** Rewrites text that arrives as a whole, pasted or autofilled, before the pattern is applied. */
  prepare?: (text: string) => string;
}
