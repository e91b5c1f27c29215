import type { AnswerEvent } from '../src/chat/sse.ts';

/** A call as the fake backend received it. */
export interface FakeRequest {
  method: string;
  /** Path without origin and query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Values of the route's `:name` segments. */
  params: Record<string, string>;
  /** Parsed JSON, the fields of a form (files as File), or undefined. */
  body: unknown;
  signal: AbortSignal;
}

/** One event of a streamed answer. `comment` is a heartbeat, which its reader does not receive as an event. */
export interface FakeEvent {
  event: AnswerEvent['type'] | 'comment';
  data: unknown;
  /** Id for `Last-Event-ID`. */
  id?: string;
  /** Milliseconds before it is sent. */
  delayMs?: number;
}

export interface FakeReply {
  /** 200 by default. */
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds before the answer begins. */
  delayMs?: number;
  /** An event stream instead of `data`. */
  events?: Iterable<FakeEvent> | AsyncIterable<FakeEvent>;
  /** How the connection fails: before any answer, or after the events. */
  fail?: 'before' | 'after';
  /** Never answers. Only an abort ends the call. */
  silent?: boolean;
}

export type FakeRoute =
  | FakeReply
  | ((request: FakeRequest) => FakeReply | undefined | Promise<FakeReply | undefined>);

/** The reply to each route, such as `'GET /api/conversations/:id'`. */
export type FakeRoutes = Record<string, FakeRoute>;

export interface FakeBackend {
  /** For `createApp({ fetch })`. */
  fetch: typeof fetch;
  /** Every call so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** The calls to one route, such as `'POST /api/auth/login'`. */
  callsTo(route: string): FakeRequest[];
  /** Adds or replaces a route. */
  on(route: string, reply: FakeRoute): void;
}

/**
 * Creates a `fetch` for the given routes: `method path` → status and data. An unknown path is a 404, and a call of the
 * gateway without a token a 401. `lateness` returns the milliseconds by which each answer is delayed.
 */
export function createFakeBackend(routes: FakeRoutes = {}, lateness = () => 0): FakeBackend {
  const table = new Map(Object.entries(routes));
  const requests: FakeRequest[] = [];

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = await readRequest(input, init);
    const found = findRoute(table, request.method, request.path);
    const call: FakeRequest = { ...request, params: found?.params ?? {} };
    requests.push(call);
    const route = isRefused(call) ? { status: 401, data: {} } : found?.route;
    const reply = (typeof route === 'function' ? await route(call) : route) ?? { status: 404, data: {} };
    await pause(reply.silent ? Number.POSITIVE_INFINITY : (reply.delayMs ?? 0) + lateness(), call.signal);
    if (reply.fail === 'before') throw new TypeError('fetch failed');
    return respond(reply, call.signal);
  };

  return {
    fetch: answer as typeof fetch,
    requests,
    callsTo: (route) =>
      requests.filter((call) => findRoute(new Map([[route, {}]]), call.method, call.path) !== undefined),
    on: (route, reply) => {
      table.set(route, reply);
    },
  };
}

/** The gateway calls that need a session: all except those of a visitor's page or an element. */
const NEEDS_TOKEN = /^\/gateway\/(?!about$|operation$|diagnosis|embed-(?:origin|session|version)$)/;

const isRefused = ({ path, headers }: FakeRequest): boolean =>
  NEEDS_TOKEN.test(path) && !headers.has('authorization');

async function readRequest(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Omit<FakeRequest, 'params'>> {
  const request = typeof input === 'object' && 'url' in input ? input : new Request(input, init);
  const url = new URL(request.url, 'http://fake.test');
  const type = request.headers.get('content-type') ?? '';
  return {
    method: request.method.toUpperCase(),
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: await readBody(request, type),
    signal: init?.signal ?? request.signal,
  };
}

async function readBody(request: Request, type: string): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  if (type.includes('multipart/form-data')) return Object.fromEntries(groupForm(await request.formData()));
  const text = await request.text();
  if (!text) return undefined;
  return type.includes('json') ? JSON.parse(text) : text;
}

/** Repeated fields, such as files, become a list. */
function groupForm(form: FormData): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields.set(name, name === 'pdfs' || name === 'images' ? values : values[0]);
  }
  return fields;
}

function findRoute(
  table: Map<string, FakeRoute>,
  method: string,
  path: string,
): { route: FakeRoute; params: Record<string, string> } | undefined {
  for (const [key, route] of table) {
    const [wanted = '', pattern = ''] = key.split(' ');
    const params = wanted === method ? matchPath(pattern, path) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function respond(reply: FakeReply, signal: AbortSignal): Response {
  const status = reply.status ?? 200;
  if (reply.events) {
    const headers = { 'content-type': 'text/event-stream', ...reply.headers };
    return new Response(streamOf(reply.events, reply.fail === 'after', signal), { status, headers });
  }
  const empty = reply.data === undefined || status === 204;
  return new Response(empty ? null : JSON.stringify(reply.data), {
    status,
    headers: { 'content-type': 'application/json', ...reply.headers },
  });
}

function streamOf(
  events: NonNullable<FakeReply['events']>,
  failAfter: boolean,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const sent = (async function* () {
    yield* events;
  })();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await sent.next();
        if (done) return failAfter ? controller.error(new TypeError('terminated')) : controller.close();
        const { event, data, id, delayMs } = value;
        await pause(delayMs ?? 0, signal);
        const head = id === undefined ? '' : `id: ${id}\n`;
        const text =
          event === 'comment' ? ': \n' : `${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
        controller.enqueue(encoder.encode(text));
      },
    },
    // Each event is sent only after the last one was read, because a failure would discard unread ones.
    { highWaterMark: 0 },
  );
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('The call was aborted.', 'AbortError'));
    };
    const done = () => {
      signal.removeEventListener('abort', abort);
      resolve();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (signal.aborted) return abort();
    if (ms === 0) return resolve();
    if (Number.isFinite(ms)) timer = setTimeout(done, ms);
    signal.addEventListener('abort', abort);
  });
}
