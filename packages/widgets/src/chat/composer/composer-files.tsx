export { createAttachmentsFlow } from '@vesalio/core';
export { AttachList } from '../attachments/attach-list.tsx';
export { MessageAttachments } from '../attachments/message-attachments.tsx';
