import { REQUEST_ID } from '../../platform/request-log.ts';
import { currentScope, millisecondsSince, type UpstreamUse } from '../../platform/scope.ts';
import { eachUpstream, type Upstreams } from './upstreams.ts';

/** Wraps the services. Adds the request's id to every call and records the call for the request log. */
export const observeUpstreams = (upstreams: Upstreams, onUse?: (use: UpstreamUse) => void): Upstreams =>
  eachUpstream((name) => async (call) => {
    const scope = currentScope()?.request;
    if (scope) call.headers.set(REQUEST_ID, scope.id);
    const started = performance.now();
    const note = (status: number | undefined) => {
      const use = { name, status, ms: millisecondsSince(started) };
      scope?.upstreams.push(use);
      onUse?.(use);
    };
    try {
      const response = await upstreams[name](call);
      note(response.status);
      return response;
    } catch (error) {
      note(undefined);
      throw error;
    }
  });
