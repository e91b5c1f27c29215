import type { AnswerEvent } from '@vesalio/core';

const encoder = new TextEncoder();
/** Interval of the comments that show that an answer is still being written. */
const HEARTBEAT_MS = 15_000;

/** Emits one event of the answer's stream. */
type Emit = (event: AnswerEvent['type'], data: unknown) => void;

/** An event stream that `work` writes. If the reader disconnects, the signal passed to `work` aborts. */
export function eventStream(
  requestSignal: AbortSignal,
  work: (emit: Emit, signal: AbortSignal) => Promise<void>,
): Response {
  const leave = new AbortController();
  const signal = AbortSignal.any([requestSignal, leave.signal]);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const emit: Emit = (event, data) => {
        if (!signal.aborted) {
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        }
      };
      const heartbeat = setInterval(() => {
        if (!signal.aborted) controller.enqueue(encoder.encode(': \n\n'));
      }, HEARTBEAT_MS);
      void work(emit, signal).finally(() => {
        clearInterval(heartbeat);
        if (!leave.signal.aborted) controller.close();
      });
    },
    cancel: () => leave.abort(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Whether the client accepts an event stream at least as readily as JSON. */
export function prefersEvents(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? '').split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, weight ? Number(weight.slice(2)) || 0 : 1];
    }),
  );
  const events = weights.get('text/event-stream') ?? 0;
  return events > 0 && events >= (weights.get('application/json') ?? 0);
}
