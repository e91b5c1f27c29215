import { routePath } from 'hono/route';
import { logFailure } from '../platform/log.ts';
import type { ServerContext } from '../platform/server-env.ts';

/**
 * The body of an answer that is read on demand. A failure is logged and closes the connection, because the HTTP adapter
 * would print the error with everything that it quotes.
 */
export function streamOrCut(
  c: ServerContext,
  pieces: AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const where = `gateway: ${c.req.method} ${routePath(c)}`;
  const reading = pieces[Symbol.asyncIterator]();
  let hasLeft = false;
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reading.next();
        if (hasLeft) return;
        if (done) controller.close();
        else controller.enqueue(Uint8Array.from(value));
      } catch (error) {
        if (hasLeft) return;
        logFailure(where, error);
        c.env.outgoing.destroy();
        controller.close();
      }
    },
    cancel: async () => {
      hasLeft = true;
      await reading.return?.();
    },
  });
}
