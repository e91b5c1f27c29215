import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import { DatabaseUnavailable } from '../platform/db.ts';
import { logFailure } from '../platform/log.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { FAILURE_HEADER, GatewayFailure } from './failure.ts';
import { gatewayTexts as texts } from './texts.ts';

/** Answers errors and unknown routes with `{message, …details}` and `X-Vesalio-Error`. */
export function answerFailures(app: Hono<ServerEnv>): void {
  app.onError((thrown, c) => {
    if (!(thrown instanceof GatewayFailure))
      logFailure(`gateway: ${c.req.method} ${c.get('pattern') ?? routePath(c)}`, thrown);
    const error =
      thrown instanceof DatabaseUnavailable
        ? new GatewayFailure(503, texts.upstreamDown, 2, 'database-down')
        : thrown;
    if (!(error instanceof GatewayFailure)) {
      return c.json({ message: texts.unexpected }, 500, { [FAILURE_HEADER]: 'unexpected' });
    }
    if (error.retryAfter) c.header('Retry-After', String(error.retryAfter));
    // If the server closed the connection while the client is still sending, the client could not read the answer.
    // So the server reads the rest for half a second.
    if (!c.env.incoming.complete) c.header('Connection', 'keep-alive');
    c.header(FAILURE_HEADER, error.code);
    return c.json({ message: error.message, ...error.details }, error.status);
  });
  app.notFound((c) => c.json({ message: texts.notFound }, 404, { [FAILURE_HEADER]: 'not-found' }));
}
