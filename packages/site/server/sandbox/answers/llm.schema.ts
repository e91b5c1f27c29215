import * as z from 'zod/mini';

/** One chunk of an OpenAI-compatible stream, as far as it is read. */
export const modelChunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});
