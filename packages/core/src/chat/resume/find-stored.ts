import type { Answer } from '../chat.schema.ts';
import type { ChatCalls } from '../chat-calls.ts';
import type { Turn } from '../chat-turn.ts';
import { withContext } from '../context/clinical-context.ts';

/** Largest accepted difference between the clocks of server and browser. */
const CLOCK_SKEW_MS = 10 * 60_000;

/** The answer stored by the AI service, for a stream whose end did not arrive. Rarely needed. Throws ApiError. */
export async function findStored(
  calls: ChatCalls,
  { conversationId, question }: Turn,
): Promise<Answer | undefined> {
  if (conversationId === null) return undefined;
  const prompt = withContext(question.text, question.context);
  const { items } = await calls.history(conversationId);
  const stored = items.findLast(
    (item) => item.question.replaceAll('\r\n', '\n') === prompt && item.answer !== '',
  );
  const isNew = stored !== undefined && Date.parse(stored.date) > question.date - CLOCK_SKEW_MS;
  if (!isNew) return undefined;
  return {
    text: stored.answer,
    references: stored.references,
    conversationId,
    messageId: stored.id,
    suggestions: [],
    model: null,
    interrupted: stored.interrupted,
  };
}
