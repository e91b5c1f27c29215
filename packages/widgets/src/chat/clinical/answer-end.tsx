import type { ChatMessage } from '@vesalio/core';
import { useLazy } from '../../lazy.tsx';
import { useChatTools } from './chat-tools.ts';
import { clinical } from './lazy-clinical.ts';

/** What follows the last answer: its next questions, fetched once there are some. */
export function AnswerEnd({ message: { suggestions } }: { message: ChatMessage }) {
  const tools = useChatTools();
  const isWanted = tools?.features.followUps === true && suggestions.length > 0;
  const { module } = useLazy(clinical, isWanted);
  return isWanted && module && <module.FollowUps {...tools} questions={suggestions} />;
}
