// Parts that an element needs only on its host's request or for the host's developer, in one module.

export { askRejection } from './chat/ask-rejection.ts';
export { ChatHistory } from './chat/chat-history.tsx';
export { warnOfContrast } from './session/contrast-warning.ts';
export { explainHandOver, findRefusal } from './session/hand-over-warning.ts';
export { HostHints } from './session/host-hints.tsx';
