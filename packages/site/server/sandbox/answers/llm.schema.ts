import * as z from 'zod/mini';

/** The used fields of a chunk of an OpenAI-compatible stream. */
export const modelChunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});
