export { AnswerActions } from './answer-actions.tsx';
export { HeaderTools } from './header-tools.tsx';
