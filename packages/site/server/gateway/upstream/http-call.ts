import {
  type AgentOptions,
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ServiceAnswer, ServiceCall } from './service-call.ts';

const agentsFor = (options: AgentOptions) => ({
  'http:': new HttpAgent(options),
  'https:': new HttpsAgent(options),
});
const agents = agentsFor({ keepAlive: true });

/** Connections for calls that must not be repeated. A connection is closed after `idleMs` without use. */
export type KeyedAgents = ReturnType<typeof agentsFor>;
export const createKeyedAgents = (idleMs = 1_000): KeyedAgents =>
  agentsFor({ keepAlive: true, timeout: idleMs });

/**
 * Calls a fixed address with Node's own client. Unlike `fetch`, it never loses an abort signal to garbage collection,
 * follows no redirects, and retries a GET if the server has just closed the reused connection.
 * @param keyedAgents connections for calls with an `Idempotency-Key`; if absent, each call opens a new connection
 */
export async function callHttp(
  target: URL,
  service: ServiceCall,
  keyedAgents?: KeyedAgents,
): Promise<ServiceAnswer> {
  const isForm = service.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const isStreamed = isForm && service.body instanceof ReadableStream;
  const body = isStreamed ? service.body : await service.bytes();
  try {
    return await exchange(target, service, body, keyedAgents);
  } catch (error) {
    if (service.method === 'GET' && error instanceof StaleConnection)
      return exchange(target, service, body, keyedAgents);
    throw error;
  }
}

class StaleConnection extends Error {}

function exchange(
  target: URL,
  { method, headers, signal }: ServiceCall,
  body: Uint8Array | ReadableStream<Uint8Array> | null,
  keyedAgents: KeyedAgents | undefined,
): Promise<ServiceAnswer> {
  return new Promise((resolve, reject) => {
    const protocol = target.protocol === 'https:' ? 'https:' : 'http:';
    const isSecure = protocol === 'https:';
    // A call with a key must not be repeated, so do not reuse a connection that the service may be closing.
    const isKeyed = headers.has('idempotency-key');
    const call: ClientRequest = (isSecure ? httpsRequest : httpRequest)(target, {
      method,
      headers: {
        ...Object.fromEntries(headers),
        'accept-encoding': 'identity',
        'user-agent': 'vesalio-gateway',
        ...(body instanceof Uint8Array && method !== 'GET' ? { 'content-length': String(body.length) } : {}),
      },
      agent: isKeyed ? (keyedAgents?.[protocol] ?? false) : agents[protocol],
    });
    const onAbort = () => call.destroy(new Error('aborted'));
    signal.addEventListener('abort', onAbort, { once: true });
    call.once('close', () => {
      signal.removeEventListener('abort', onAbort);
      // After a 101 status, a call ends without an answer or an error.
      reject(new Error('closed'));
    });
    call.on('error', (error: NodeJS.ErrnoException) =>
      reject(call.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection() : error),
    );
    call.once('response', (answer) => {
      try {
        resolve(toAnswer(answer));
      } catch (error) {
        // For example, a 999 status throws. Uncaught in this listener, the error would end the process.
        answer.destroy();
        reject(error);
      }
    });
    if (signal.aborted) onAbort();
    else if (body instanceof ReadableStream)
      pipeline(Readable.fromWeb(body as NodeWebStream), call, () => {});
    else call.end(body ?? undefined);
  });
}

function toAnswer(answer: IncomingMessage): ServiceAnswer {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after', 'www-authenticate']) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const status = answer.statusCode ?? 502;
  if (status < 200 || status > 599) throw new RangeError('status');
  const ok = status < 300;
  if (status === 204 || status === 205 || status === 304) {
    answer.resume();
    return { status, ok, headers, body: null };
  }
  return { status, ok, headers, body: Readable.toWeb(decoded(answer)) as ReadableStream<Uint8Array> };
}

/** Some public services compress the answer even if asked not to. */
function decoded(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.toLowerCase();
  const decoder =
    encoding === 'gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : undefined;
  return decoder ? pipeline(answer, decoder, () => {}) : answer;
}
