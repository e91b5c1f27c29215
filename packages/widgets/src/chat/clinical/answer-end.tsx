import type { ChatMessage } from '@vesalio/core';
import { useLazy } from '../../lazy.tsx';
import { onDemand } from '../lazy-on-demand.ts';
import { useChatTools } from './chat-tools.ts';

/** The follow-up questions below the last answer. Their module is loaded only if the answer has some. */
export function AnswerEnd({ message: { suggestions } }: { message: ChatMessage }) {
  const tools = useChatTools();
  const isWanted = tools?.features.followUps === true && suggestions.length > 0;
  const { module } = useLazy(onDemand, isWanted);
  return isWanted && module && <module.FollowUps {...tools} questions={suggestions} />;
}
