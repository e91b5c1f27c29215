/** The answer of a service. Making a `Response` of it takes longer than its parts are worth. */
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
 * A call of a service by path and query. A `Request` makes a stream of a body that is whole, and refers to its signal
 * only weakly, so that a garbage-collected one would never abort it.
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

  /** The whole body. Only a body that is no stream may be read again. */
  async bytes(): Promise<Buffer<ArrayBuffer>> {
    if (this.body instanceof ReadableStream) return Buffer.from(await new Response(this.body).arrayBuffer());
    const { buffer, byteOffset, byteLength } = this.body ?? new Uint8Array();
    return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }

  /** For a service in this process. */
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
