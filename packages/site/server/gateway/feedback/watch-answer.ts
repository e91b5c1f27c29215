import { createEventParser, parseJson } from '@vesalio/core';
import { logFailure } from '../../platform/log.ts';
import { isRecord, mediaTypeOf } from '../upstream/upstreams.ts';

const MAX_JSON = 5 * 1024 * 1024;

type Done = Record<string, unknown>;

/**
 * Streams an answer of the AI service and reports its end: the `done` event or the JSON body. The end is sent only
 * after `onDone`, so that the message is stored before a client can refer to it.
 */
export function watchAnswer(answer: Response, onDone: (done: Done) => Promise<void>): Response {
  if (!answer.ok || !answer.body) return answer;
  const decoder = new TextDecoder();
  const parser = createEventParser();
  const isStream = mediaTypeOf(answer) === 'text/event-stream';
  let json = '';

  const tell = async (text: string): Promise<void> => {
    const body = parseJson(text);
    const done = isRecord(body) && isRecord(body.data) ? body.data : body;
    // A failure to store the facts must not break the answer.
    if (isRecord(done)) await onDone(done).catch((error: unknown) => logFailure('messages', error));
  };
  const read = async (text: string): Promise<void> => {
    if (!isStream) json = json.length > MAX_JSON ? json : json + text;
    else for (const { name, data } of parser.push(text)) if (name === 'done') await tell(data);
  };

  const watched = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: async (chunk, controller) => {
        // A stream beyond the parser's limit is still forwarded, but no longer parsed.
        await read(decoder.decode(chunk, { stream: true })).catch(() => {});
        controller.enqueue(chunk);
      },
      flush: async () => {
        if (!isStream) await tell(json);
      },
    }),
  );
  return new Response(watched, { status: answer.status, headers: answer.headers });
}
