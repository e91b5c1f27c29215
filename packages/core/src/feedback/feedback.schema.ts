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

const maybeText = z.catch(z.nullable(z.string()), null);

/** Facts about the installation. */
export const aboutSchema = z.object({
  version: z.catch(z.string(), ''),
  model: maybeText,
  modelVersion: maybeText,
  corpus: z.catch(z.nullable(z.object({ name: z.string(), updatedAt: z.string() })), null),
  maker: z.catch(
    z.nullable(
      z.object({
        brand: z.string(),
        company: z.string(),
        contactEmail: z.string(),
        securityEmail: z.string(),
        securityText: z.string(),
        licenses: z.catch(z.string().check(z.regex(/^https?:\/\//)), ''),
      }),
    ),
    null,
  ),
});
