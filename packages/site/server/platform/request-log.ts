import { randomInt } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { routeAt } from '@vesalio/core';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from './log.ts';
import { currentScope, millisecondsSince, type RequestScope, runInScope } from './scope.ts';
import { zoneOf } from './security-headers.ts';
import type { ServerEnv } from './server-env.ts';

export const REQUEST_ID = 'X-Request-Id';

/** An ended request. */
export interface EndedRequest extends Pick<RequestScope, 'id' | 'upstreams' | 'isStream'> {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The connection ended before the answer did. */
  readonly isCut: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** No digits, which could be part of a card number, and no vowels, which could form words. */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';

/** The UUID of a proxy, or twelve letters that are easy to read out to support. */
function idOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && UUID.test(given)) return given;
  const characters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

interface Options {
  log: Log;
  onEnd?(request: EndedRequest): void;
}

/** Gives every request an id, returned as `X-Request-Id`, and logs one line when it has ended. */
export const logRequests =
  ({ log, onEnd }: Options, next: RequestListener): RequestListener =>
  (request, response) => {
    const scope: RequestScope = { id: idOf(request), upstreams: [] };
    const started = performance.now();
    response.setHeader(REQUEST_ID, scope.id);
    // Check this on `close`: later, the unsent rest of an answer may count as written.
    const closed = new Promise<boolean>((resolve) =>
      response.once('close', () => resolve(!response.writableFinished)),
    );
    const handled = runInScope({ log, request: scope }, async () => next(request, response));
    void Promise.allSettled([closed, handled]).then(async () => {
      const ended: EndedRequest = {
        id: scope.id,
        upstreams: scope.upstreams,
        method: request.method ?? '',
        route: scope.route ?? 'none',
        status: response.statusCode,
        ms: millisecondsSince(started),
        isCut: await closed,
      };
      const { id, isCut, ...shown } = ended;
      log.info({ requestId: id, ...shown, ...(isCut ? { isCut } : {}) }, 'request');
      onEnd?.({ ...ended, ...(scope.isStream ? { isStream: true } : {}) });
    });
  };

/** Records the route's pattern for the log, never the requested path, which may contain an e-mail. */
export const noteRoute =
  (onStream: () => void): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    await next();
    const request = currentScope()?.request;
    if (!request) return;
    const pattern = c.get('pattern') ?? routePath(c);
    request.route = pattern === '/*' ? pageOf(new URL(c.req.url).pathname) : pattern;
    if (!c.res.headers.get('content-type')?.startsWith('text/event-stream')) return;
    request.isStream = true;
    onStream();
  };

function pageOf(pathname: string): string {
  const zone = zoneOf(pathname);
  return zone === 'site' ? (routeAt(pathname)?.path ?? '/*') : `/${zone}/*`;
}
