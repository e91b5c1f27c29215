// The chat's third moment: menus, copies, citation popups, attachments and dictation.

export { createAttachmentsFlow, createDictationFlow } from '@vesalio/core';
export { Menu } from '../ui/controls/menu.tsx';
export { Popover } from '../ui/overlays/popover.tsx';
export { answerCopy } from './answer/answer-copy.ts';
export { AnswerMenu } from './answer/answer-menu.tsx';
export { AttachList } from './attachments/attach-list.tsx';
export { MessageAttachments } from './attachments/message-attachments.tsx';
export { SearchSheet } from './composer/search-sheet.tsx';
export { makeSpeechRecognizer } from './dictation/dictation-browser.ts';
export { DictationNote } from './dictation/dictation-note.tsx';
export { pressedCss } from './pressed-css.ts';
export { ConversationMenu } from './records/conversation-menu.tsx';
export { FeedbackButtons } from './records/feedback-buttons.tsx';
export { CitationPopup } from './references/citation-popup.tsx';
export { ReferenceFacts } from './references/reference-facts.tsx';
