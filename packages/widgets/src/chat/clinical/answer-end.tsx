import type { ChatMessage } from '@vesalio/core';
import { useLazy } from '../../lazy.tsx';
import { onDemand } from '../lazy-on-demand.ts';
import { useChatTools } from './chat-tools.ts';

/** What follows the last answer: its next questions, fetched once there are some. */
export function AnswerEnd({ message: { suggestions } }: { message: ChatMessage }) {
  const tools = useChatTools();
  const isWanted = tools?.features.followUps === true && suggestions.length > 0;
  const { module } = useLazy(onDemand, isWanted);
  return isWanted && module && <module.FollowUps {...tools} questions={suggestions} />;
}
