import * as z from 'zod/mini';
import { lenientList, wireId } from '../../http/wire.schema.ts';

/** An answer and the one it replaced, by the server's ids. */
const replacementSchema = z.object({ messageId: wireId, replaces: wireId });

export type Replacement = z.infer<typeof replacementSchema>;

/** The replaced answers of a conversation. */
export const replacementListSchema = z.object({ items: lenientList(replacementSchema, 1_000) });
