import { GatewayFailure } from '../failure.ts';
import { createRedactor } from '../redact.ts';
import { gatewayTexts as texts } from '../texts.ts';

interface Options {
  /** The key of the AI service, which is removed from the answer. */
  chatKey: string;
  /** Milliseconds of upstream silence after which the answer is cut off. */
  stallMs: number;
  /** Ends the upstream call. */
  abort(): void;
  /** Closes the connection to the client. */
  cut(): void;
}

type Piece = Uint8Array<ArrayBuffer>;

/** The chunks of a body of any size, read on demand. Throws if the upstream breaks off or stalls. */
export async function* piecesOf(
  source: ReadableStream<Uint8Array>,
  { chatKey, stallMs, abort }: Omit<Options, 'cut'>,
): AsyncGenerator<Piece, void> {
  const redactor = createRedactor(chatKey);
  const reader = source.getReader();
  try {
    for (;;) {
      const timer = setTimeout(abort, stallMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      const clean = done ? redactor.end() : redactor.push(value);
      if (clean.byteLength > 0) yield Uint8Array.from(clean);
      if (done) return;
    }
  } finally {
    abort();
    void reader.cancel().catch(() => {});
  }
}

/**
 * Streams a body of any size. If the source fails, closes the connection, because the HTTP adapter would print the
 * error and send its message to the client.
 * @throws GatewayFailure 502 if it fails before its first chunk
 */
export async function relayWhole(
  pieces: AsyncGenerator<Piece, void>,
  { abort, cut }: Pick<Options, 'abort' | 'cut'>,
): Promise<ReadableStream<Piece>> {
  let first: IteratorResult<Piece, void> | undefined = await pieces.next().catch(() => {
    throw new GatewayFailure(502, texts.upstreamDown);
  });
  return new ReadableStream<Piece>({
    pull: async (controller) => {
      try {
        const { done, value } = first ?? (await pieces.next());
        first = undefined;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        cut();
        controller.close();
      }
    },
    cancel: () => {
      abort();
      void pieces.return().catch(() => {});
    },
  });
}
