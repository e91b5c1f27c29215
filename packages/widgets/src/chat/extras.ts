// The chat's third moment: menus, copies, feedback and citation popups.

import { overlaysCss } from './overlays-css.ts';

export { Menu } from '../ui/overlays/menu.tsx';
export { answerCopy } from './answer/answer-copy.ts';
export { AnswerMenu } from './answer/answer-menu.tsx';
export { FormulaView } from './answer/formula-view.tsx';
export { SearchSheet } from './composer/search-sheet.tsx';
export { ConversationMenu } from './records/conversation-menu.tsx';
export { FeedbackButtons } from './records/feedback-buttons.tsx';
export { CitationPopup } from './references/citation-popup.tsx';

/** For elements to adopt. */
export const sheets: readonly string[] = [overlaysCss];
