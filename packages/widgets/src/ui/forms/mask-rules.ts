export interface MaskRules {
  /** A pattern (`0` digit, `a` letter, `*` anything, `[]` optional) or several, of which one is chosen while typing. */
  mask: string | readonly string[];
  /** Further letters of the pattern, such as `{ X: /[0-9A-Za-z]/ }`. */
  definitions?: Record<string, RegExp>;
  /** Index of the pattern for the characters typed so far; by default the first that holds them all. */
  chooseMask?: (typed: string) => number;
  upperCase?: boolean;
  /** Rewrites text that comes in one piece, as pasted or filled in by the browser, before the pattern takes it. */
  prepare?: (text: string) => string;
}
