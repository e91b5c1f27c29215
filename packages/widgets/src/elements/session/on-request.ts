// What an element needs only if its host asks for it, or for the host's developer: in one module.

export { ChatHistory } from '../chat/chat-history.tsx';
export { warnOfContrast } from './contrast-warning.ts';
export { HostHints } from './host-hints.tsx';
