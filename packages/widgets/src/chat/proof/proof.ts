// The citation check and the components that show its result, in a separate module.

import css from './proof-marks.css?inline';

export { checkBlocks, flattenInlines } from '@vesalio/core';
export { CheckSummary, DIVERGING_MARK, openMark, UncitedSentences } from './check-summary.tsx';
export { checkWhenIdle } from './check-when-idle.ts';
export { divergingNote } from './diverging-note.ts';
export { placeMarks } from './place-marks.tsx';
export { withoutCut } from './without-cut.ts';

/** For elements to adopt. */
export const sheets: readonly string[] = [css];
