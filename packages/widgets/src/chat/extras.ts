// The third moment of the chat: search, sources, copies, attachments, dictation and Drive.

export { createAttachmentsFlow, createDictationFlow, createDriveFlow } from '@vesalio/core';
export { Menu } from '../ui/controls/menu.tsx';
export { Popover } from '../ui/overlays/popover.tsx';
export { answerCopy } from './answer/answer-copy.ts';
export { AnswerMenu } from './answer/answer-menu.tsx';
export { AttachList } from './attachments/attach-list.tsx';
export { SearchSheet } from './composer/search-sheet.tsx';
export { makeSpeechRecognizer } from './dictation/dictation-browser.ts';
export { DictationNote } from './dictation/dictation-note.tsx';
export { DriveButton } from './drive/drive-button.tsx';
export { ChatFind } from './header/chat-find.tsx';
export { ShortcutSheet } from './header/shortcut-sheet.tsx';
export { ConversationMenu } from './records/conversation-menu.tsx';
export { FeedbackButtons } from './records/feedback-buttons.tsx';
export { CitationPopup } from './references/citation-popup.tsx';
export { ReferenceFacts } from './references/reference-facts.tsx';
