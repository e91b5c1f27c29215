import * as z from 'zod/mini';

/** The operator's notice to everybody, and whether questions are accepted. */
export const operationSchema = z.object({
  notice: z.catch(z.nullable(z.string()), null),
  asking: z.catch(z.boolean(), true),
});

export type Operation = z.infer<typeof operationSchema>;
