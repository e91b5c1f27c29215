import * as z from 'zod/mini';
import { lenientList, optionalText, wireId } from '../../http/wire.schema.ts';

/** A person's settings for a conversation: a title of their own, and whether it is pinned. */
export const conversationMarkSchema = z.object({
  id: wireId,
  /** If null, the product's title is shown. */
  title: z.catch(z.nullable(z.string()), null),
  /** The title in the list at the time the mark was written. */
  listTitle: optionalText(),
  pinned: z.catch(z.boolean(), false),
});

export type ConversationMark = z.infer<typeof conversationMarkSchema>;

export const conversationMarksSchema = z.object({ items: lenientList(conversationMarkSchema, 2_000) });

const excerptSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }));

const foundConversationSchema = z.object({
  id: wireId,
  title: optionalText(),
  /** An excerpt of its texts around the first hits. */
  excerpt: z.catch(z.optional(excerptSchema), undefined),
});

/** A conversation that the search over all conversations found. */
export type FoundConversation = z.infer<typeof foundConversationSchema>;

export const foundConversationsSchema = z.object({ items: lenientList(foundConversationSchema, 200) });
