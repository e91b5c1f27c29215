// The check of citations and all that is drawn of it, in a module of their own.

export { checkBlocks, flattenInlines } from '@vesalio/core';
export { CheckSummary, UncitedSentences } from './check-summary.tsx';
export { checkWhenIdle } from './check-when-idle.ts';
export { MarkedText } from './marked-text.tsx';
export { placeMarks } from './place-marks.tsx';
export { ProofPopup } from './proof-popup.tsx';
