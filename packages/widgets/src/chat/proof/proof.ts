// The citation check and the components that show its result, in a separate module.

import css from './proof-marks.css?inline';

export { checkBlocks, flattenInlines, proofTexts } from '@vesalio/core';
export { CheckSummary, UncitedSentences } from './check-summary.tsx';
export { checkWhenIdle } from './check-when-idle.ts';
export { MarkedText } from './marked-text.tsx';
export { placeMarks } from './place-marks.tsx';
export { ProofPopup } from './proof-popup.tsx';
export { withoutCut } from './without-cut.ts';

/** For elements to adopt. */
export const sheets: readonly string[] = [css];
