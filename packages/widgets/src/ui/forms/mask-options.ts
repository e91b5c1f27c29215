import type { FactoryOpts } from 'imask/esm/masked/factory';

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

/** The rules of a box in the words of imask. */
export function maskOptions({ mask, definitions, chooseMask, upperCase, prepare }: MaskRules): FactoryOpts {
  const shared = {
    definitions,
    prepare: prepare ? (text: string) => prepare(text) : undefined,
    prepareChar: upperCase ? (char: string) => char.toUpperCase() : undefined,
  };
  if (typeof mask === 'string') return { mask, ...shared };
  const patterns = mask.map((pattern) => ({ mask: pattern, ...shared }));
  // Several patterns are handed one character at a time; the whole text is seen above them alone.
  const { prepare: whole } = shared;
  if (!chooseMask) return { mask: patterns, prepare: whole };
  return {
    mask: patterns,
    prepare: whole,
    dispatch: (appended, dynamic, _flags, tail) => {
      const typed = `${dynamic.rawInputValue}${appended}${tail?.toString() ?? ''}`;
      return (
        dynamic.compiledMasks[chooseMask(typed.replace(/[^0-9A-Za-z]/g, ''))] ?? dynamic.compiledMasks[0]
      );
    },
  };
}
