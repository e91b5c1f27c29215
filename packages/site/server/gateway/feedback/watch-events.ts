import { createEventParser, limits, parseJson } from '@vesalio/core';
import { isRecord } from '../upstream/answers.ts';

/**
 * Forwards the event stream of the AI service and reports its `done` event. The event is sent only after `onDone`, so
 * that the message is stored before a client can refer to it.
 */
export function watchEvents(
  source: ReadableStream<Uint8Array>,
  onDone: (done: Record<string, unknown>) => Promise<void>,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const parser = createEventParser();

  const read = async (text: string): Promise<void> => {
    for (const { name, data } of parser.push(text)) {
      const done = name === 'done' && data.length <= limits.turnBytes ? parseJson(data) : undefined;
      if (isRecord(done)) await onDone(done);
    }
  };

  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: async (chunk, controller) => {
        // A stream beyond the parser's limit is still forwarded, but no longer parsed.
        await read(decoder.decode(chunk, { stream: true })).catch(() => {});
        controller.enqueue(chunk);
      },
    }),
  );
}
