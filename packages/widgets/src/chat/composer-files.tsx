export { createAttachmentsFlow } from '@vesalio/core';
export { AttachList } from './attach-list.tsx';
