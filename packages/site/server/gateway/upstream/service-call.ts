/** The answer of a service. Not a full `Response`, because constructing one is slow. */
export type ServiceAnswer = Pick<Response, 'status' | 'ok' | 'headers'> & {
  readonly body: ReadableStream<Uint8Array> | null;
};

interface ServiceCallInit {
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  readonly body?: string | Uint8Array | ReadableStream<Uint8Array> | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A call to a service by path and query. Not a `Request`, because a `Request` turns a complete body into a stream and
 * holds its signal only weakly: a garbage-collected signal never aborts.
 */
export class ServiceCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null;
  readonly signal: AbortSignal;

  constructor(path: string, { method = 'GET', headers, body, signal }: ServiceCallInit = {}) {
    this.url = `http://upstream${path}`;
    this.method = method;
    this.headers = new Headers(headers);
    this.body = typeof body === 'string' ? Buffer.from(body) : (body ?? null);
    this.signal = signal ?? new AbortController().signal;
  }

  /** The whole body. Can be read again unless it is a stream. */
  async bytes(): Promise<Buffer<ArrayBuffer>> {
    if (this.body instanceof ReadableStream) return Buffer.from(await new Response(this.body).arrayBuffer());
    const { buffer, byteOffset, byteLength } = this.body ?? new Uint8Array();
    return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }

  /** Converts the call for a service in this process. */
  toRequest(): Request {
    const { url, method, headers, body, signal } = this;
    const request = new Request(url, {
      method,
      headers,
      body: body as BodyInit | null,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    Object.defineProperty(request, 'signal', { value: signal });
    return request;
  }
}
