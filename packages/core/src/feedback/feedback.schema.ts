import * as z from 'zod/mini';
import { lenientList, optionalText, wireId } from '../http/wire.schema.ts';

/** Why an answer did not help. */
export const feedbackReasons = ['incorrect', 'outdated', 'unsupported', 'incomplete', 'other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** A rating of an answer, or the report of a clinical error in it. */
export const feedbackSchema = z.object({
  messageId: wireId,
  kind: z.enum(['rating', 'clinical-error']),
  helpful: z.catch(z.nullable(z.boolean()), null),
  reasons: z.catch(z.array(z.enum(feedbackReasons)), []),
  text: z.catch(z.nullable(z.string()), null),
  /** The number of a report. */
  protocol: z.catch(z.nullable(z.string()), null),
  createdAt: optionalText(),
  updatedAt: optionalText(),
});

export type Feedback = z.infer<typeof feedbackSchema>;

export const feedbackListSchema = z.object({ items: lenientList(feedbackSchema, 10_000) });
