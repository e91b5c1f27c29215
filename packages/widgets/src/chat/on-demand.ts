// Rarely used parts in one module, loaded on first use: files, dictation, clinicians' tools, search, dialogs, Drive and
// the terms.

import { clinicalCss } from './clinical/clinical.ts';
import { overlaysCss } from './overlays-css.ts';

export { createAttachmentsFlow, createDictationFlow, createDriveFlow } from '@vesalio/core';
export { TermsDialog } from '../auth/terms-dialog.tsx';
export { UsageRecordDialog } from './answer/usage-record-dialog.tsx';
export { AttachList } from './attachments/attach-list.tsx';
export { MessageAttachments } from './attachments/message-attachments.tsx';
export * from './clinical/clinical.ts';
export { makeSpeechRecognizer } from './dictation/dictation-browser.ts';
export { DictationNote } from './dictation/dictation-note.tsx';
export { DriveButton } from './drive/drive-button.tsx';
export { createGoogleDrive } from './drive/google-drive.ts';
export { ChatFind } from './header/chat-find.tsx';
export { ShortcutSheet } from './header/shortcut-sheet.tsx';
export * from './records/dialogs.ts';

/** For elements to adopt. */
export const sheets: readonly string[] = [overlaysCss, clinicalCss];
