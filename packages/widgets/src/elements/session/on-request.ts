// Parts that an element needs only on its host's request or for the host's developer, in one module.

export { ChatHistory } from '../chat/chat-history.tsx';
export { warnOfContrast } from './contrast-warning.ts';
export { warnOfHandOver } from './hand-over-warning.ts';
export { HostHints } from './host-hints.tsx';
