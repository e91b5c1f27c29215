import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import type { FactoryOpts } from 'imask/esm/masked/factory';

import type { MaskRules } from './mask-rules.ts';

/** Converts the rules of a masked input to options of imask. */
export function maskOptions({ mask, definitions, chooseMask, upperCase, prepare }: MaskRules): FactoryOpts {
  const shared = {
    definitions,
    // Full-width digits become plain ones.
    prepare: (text: string) => (prepare ?? String)(text.normalize('NFKC')),
    prepareChar: upperCase ? (char: string) => char.toUpperCase() : undefined,
  };
  if (typeof mask === 'string') return { mask, ...shared };
  const patterns = mask.map((pattern) => ({ mask: pattern, ...shared }));
  // With several patterns, imask passes text to each of them one character at a time. Only the mask above them gets the
  // whole text.
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
