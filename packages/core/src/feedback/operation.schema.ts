import * as z from 'zod/mini';

/** What the operator tells everybody, and whether questions are taken. */
export const operationSchema = z.object({
  notice: z.catch(z.nullable(z.string()), null),
  asking: z.catch(z.boolean(), true),
});

export type Operation = z.infer<typeof operationSchema>;
