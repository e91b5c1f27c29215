import { REQUEST_ID } from '../../platform/request-log.ts';
import { currentScope, millisecondsSince, type UpstreamUse } from '../../platform/scope.ts';
import type { Upstream, Upstreams } from './upstreams.ts';

/** Wraps the services: adds the request's id to every call and records the call for the request log. */
export function observeUpstreams(
  { product, chat, postal, locality }: Upstreams,
  onUse?: (use: UpstreamUse) => void,
): Upstreams {
  const observe =
    (name: keyof Upstreams, call: Upstream): Upstream =>
    async (request) => {
      const scope = currentScope()?.request;
      if (scope) request.headers.set(REQUEST_ID, scope.id);
      const started = performance.now();
      const note = (status: number | undefined) => {
        const use = { name, status, ms: millisecondsSince(started) };
        scope?.upstreams.push(use);
        onUse?.(use);
      };
      try {
        const response = await call(request);
        note(response.status);
        return response;
      } catch (error) {
        note(undefined);
        throw error;
      }
    };
  return {
    product: observe('product', product),
    chat: observe('chat', chat),
    postal: observe('postal', postal),
    locality: observe('locality', locality),
  };
}
