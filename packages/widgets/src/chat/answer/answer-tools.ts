export { HeaderTools } from '../header/header-tools.tsx';
export { AnswerActions } from './answer-actions.tsx';
