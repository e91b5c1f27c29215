import * as z from 'zod/mini';

/** A text, or a list of parts. A model's thoughts are parts of another type than `text`. */
const content = z.nullish(
  z.union([z.string(), z.array(z.object({ type: z.string(), text: z.optional(z.string()) }))]),
);
/** The text of a model, or of its refusal. */
const words = z.object({ content, refusal: z.nullish(z.string()) });

const choice = z.object({
  delta: z.nullish(words),
  /** Replaces `delta` if the server does not stream. */
  message: z.nullish(words),
  finish_reason: z.nullish(z.string()),
});

/** The fields that we use from a chunk of an OpenAI-compatible stream, or from a response without streaming. */
export const modelChunk = z.object({
  /** The exact version that answers, such as `name-2026-08-06`. */
  model: z.catch(z.nullish(z.string()), undefined),
  choices: z.nullish(z.array(choice)),
  usage: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});

/** The text of a choice. Empty if it has none. */
export function textOf({ delta, message }: z.infer<typeof choice>): string {
  const said = delta ?? message;
  if (typeof said?.content === 'string') return said.content || (said.refusal ?? '');
  const parts = said?.content ?? [];
  return parts.map(({ type, text }) => (type === 'text' ? text : '')).join('') || (said?.refusal ?? '');
}
