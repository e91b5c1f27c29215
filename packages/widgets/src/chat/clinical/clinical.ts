// The clinicians' tools for questions and answers. They are part of the module in on-demand.ts.

import css from './clinical.css?inline';

export { AskAbout } from './ask-about.tsx';
export { ContextChips } from './context-chips.tsx';
export { FollowUps } from './follow-ups.tsx';
export { printAnswer, printConversation, recordOf, saveReferences } from './print-and-save.ts';
export { QuestionEditor } from './question-editor.tsx';
export { saveConversation } from './save-conversation.ts';

export const clinicalCss: string = css;
