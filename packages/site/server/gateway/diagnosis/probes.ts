import { setTimeout as delay } from 'node:timers/promises';
import type { ServerContext } from '../../platform/server-env.ts';
import { FORM_LIMIT } from '../ai/form.ts';
import { GatewayFailure } from '../failure.ts';
import { createRequestWindow } from '../limits/request-window.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isPrivateHost } from './private-address.ts';

const WINDOW_MS = 60_000;
/** Events in the test stream, and the time between them. */
const STREAM_EVENTS = 5;
const STREAM_STEP_MS = 200;

interface Options {
  publicUrl: string;
  /** The caller's network. */
  network(c: ServerContext): string;
  now: () => Date;
}

/** @throws GatewayFailure 413 beyond the limit, 400 if the client has left */
async function countBytes(incoming: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  try {
    for await (const chunk of incoming) {
      bytes += chunk.length;
      if (bytes > FORM_LIMIT) throw new GatewayFailure(413, texts.bodyTooLarge);
    }
  } catch (error) {
    throw error instanceof GatewayFailure ? error : new GatewayFailure(400, texts.badBody);
  }
  return bytes;
}

/** Routes that show the diagnosis how a proxy changes a request. They neither store nor log anything. */
export function createProbes({ publicUrl, network, now }: Options) {
  const allow = createRequestWindow({ perAddress: 60, perProcess: 600, windowMs: WINDOW_MS, now });
  // An upload is ten megabytes.
  const allowUpload = createRequestWindow({ perAddress: 10, perProcess: 60, windowMs: WINDOW_MS, now });
  const demand = (isAllowed: boolean): void => {
    if (!isAllowed) throw new GatewayFailure(429, texts.tooMany, WINDOW_MS / 1000);
  };

  return {
    /** Reports which headers arrived, and the server's time. */
    async echo(c: ServerContext): Promise<Response> {
      demand(allow(network(c)));
      return Response.json({
        now: now().toISOString(),
        hasAuthorization: c.req.header('authorization') !== undefined,
        isPrivateAddress: (await isPrivateHost(new URL(publicUrl).hostname)) ?? null,
      });
    },

    /** Sends events at intervals, like an answer. A buffering proxy delivers them all at once. */
    stream(c: ServerContext): Response {
      demand(allow(network(c)));
      const encoder = new TextEncoder();
      let event = 0;
      const events = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          if (event > 0) await delay(STREAM_STEP_MS);
          event += 1;
          controller.enqueue(encoder.encode(`event: delta\ndata: {"texto":"${event}"}\n\n`));
          if (event === STREAM_EVENTS) controller.close();
        },
      });
      return new Response(events, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store, no-transform',
        },
      });
    },

    /** Counts the bytes of a body up to the size of the largest message, and discards them. */
    async upload(c: ServerContext): Promise<Response> {
      demand(allowUpload(network(c)));
      if (Number(c.req.header('content-length') ?? 0) > FORM_LIMIT)
        throw new GatewayFailure(413, texts.bodyTooLarge);
      return Response.json({ bytes: await countBytes(c.env.incoming) });
    },
  };
}
