// Rarely used parts in one module, loaded at the first use: clinicians' tools, search, dialogs, Drive, the terms.

export { createDriveFlow } from '@vesalio/core';
export { TermsDialog } from '../auth/terms-dialog.tsx';
export { UsageRecordDialog } from './answer/usage-record-dialog.tsx';
export * from './clinical/clinical.ts';
export { DriveButton } from './drive/drive-button.tsx';
export { openGoogleDrive } from './drive/google-drive.ts';
export { ChatFind } from './header/chat-find.tsx';
export { ShortcutSheet } from './header/shortcut-sheet.tsx';
export { pressedCss } from './pressed-css.ts';
export * from './records/dialogs.ts';
