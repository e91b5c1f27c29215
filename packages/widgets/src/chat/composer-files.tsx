export { createAttachmentsFlow } from '@vesalio/core';
export { AttachList } from './attach-list.tsx';
export { MessageAttachments } from './message-attachments.tsx';
