import type { Http } from '../http/http.ts';
import { anyAnswer } from '../http/wire.schema.ts';
import type { Id } from '../ids.ts';
import { type FeedbackReason, feedbackListSchema, feedbackSchema } from './feedback.schema.ts';

/** A rated answer and its conversation. */
export interface RatedMessage {
  messageId: Id;
  conversationId: Id | null;
}

export interface Rating {
  helpful: boolean;
  reasons: readonly FeedbackReason[];
  text: string;
}

const pathOf = ({ messageId }: RatedMessage): string =>
  `/gateway/feedback/${encodeURIComponent(String(messageId))}`;
const conversationOf = ({ conversationId }: RatedMessage) =>
  conversationId === null ? {} : { conversationId };

/** The gateway's calls about answers. Each throws ApiError. */
export function createFeedbackApi(http: () => Promise<Http>) {
  const withToken = true;
  return {
    list: async () => (await http()).gateway('GET', '/gateway/feedback', feedbackListSchema, { withToken }),
    rate: async (message: RatedMessage, rating: Rating) =>
      (await http()).gateway('PUT', pathOf(message), feedbackSchema, {
        withToken,
        body: { ...rating, ...conversationOf(message) },
      }),
    withdrawRating: async (message: RatedMessage) =>
      (await http()).gateway('DELETE', pathOf(message), anyAnswer, { withToken }),
    reportError: async (message: RatedMessage, text: string) =>
      (await http()).gateway('PUT', `${pathOf(message)}/clinical-error`, feedbackSchema, {
        withToken,
        body: { text, ...conversationOf(message) },
      }),
    withdrawReport: async (message: RatedMessage) =>
      (await http()).gateway('DELETE', `${pathOf(message)}/clinical-error`, anyAnswer, { withToken }),
  };
}
