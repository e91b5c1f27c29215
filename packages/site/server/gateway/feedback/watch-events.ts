import { createEventParser, parseJson } from '@vesalio/core';
import { createSizeCheck } from '../turns/turn-run.ts';
import { isRecord } from '../upstream/answers.ts';

/**
 * Forwards the event stream of the AI service and reports its `done` event. The event is sent only after `onDone`, so
 * that the message is stored before a client can refer to it. An answer over the limit of a turn fails.
 */
export function watchEvents(
  source: ReadableStream<Uint8Array>,
  onDone: (done: Record<string, unknown>) => Promise<void>,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const parser = createEventParser();
  const fits = createSizeCheck();

  const read = async (text: string): Promise<void> => {
    for (const { name, data } of parser.push(text)) {
      if (!fits(name, data)) throw new Error('too large');
      const done = name === 'done' ? parseJson(data) : undefined;
      if (isRecord(done)) await onDone(done);
    }
  };

  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: async (chunk, controller) => {
        await read(decoder.decode(chunk, { stream: true }));
        controller.enqueue(chunk);
      },
    }),
  );
}
