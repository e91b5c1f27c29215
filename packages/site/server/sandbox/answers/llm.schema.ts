import * as z from 'zod/mini';

/** The used fields of a chunk of an OpenAI-compatible stream. */
export const modelChunk = z.object({
  /** The exact version that answers, such as `name-2026-08-06`. */
  model: z.catch(z.nullish(z.string()), undefined),
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

/** The fields of a response without streaming that the sandbox reads. */
export const modelAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })),
});
