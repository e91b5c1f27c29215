import type { Clock } from '../clock.ts';
import { orAbort } from '../delay.ts';
import { ApiError, isApiError, isUnanswered } from '../http/errors.ts';
import type { OpenAnswer } from '../http/http.ts';
import { unwrap } from '../http/http-answer.ts';
import { parseJson } from '../json.ts';
import { limits } from '../limits.ts';
import { type Answer, answerSchema, type Reference } from './chat.schema.ts';
import { type AnswerEvent, readAnswerEvents } from './sse.ts';

/** Receives an answer in progress. */
export interface AnswerSink {
  text(chunk: string): void;
  references(references: readonly Reference[]): void;
  /** The connection has been lost for a moment, or is back. */
  lost?(isLost: boolean): void;
}

/** The answer read so far, over all its connections. */
export interface Reading {
  readonly answer: Answer;
  readonly sink: AnswerSink;
  lastEventId?: string;
}

export const startReading = (sink: AnswerSink): Reading => ({
  answer: {
    text: '',
    references: [],
    conversationId: null,
    messageId: null,
    suggestions: [],
    model: null,
  },
  sink,
});

/**
 * Opens an answer and reads it to its end, or to the end of the connection.
 * @throws ApiError: `timeout` after too long a silence, `aborted` by the signal, `network` when cut
 */
export async function readAnswer(
  clock: Clock,
  open: (signal: AbortSignal) => Promise<OpenAnswer>,
  reading: Reading,
  signal: AbortSignal,
  silenceMs: number = limits.answerSilenceMs,
): Promise<Answer> {
  const silence = createSilence(clock, signal, silenceMs);
  try {
    const answer = await silence.orEnd(open(silence.signal));
    silence.restart();
    const read = (await isEventStream(answer, silence))
      ? await readStream(answer.body, silence, reading)
      : await readJson(answer.body, silence);
    // A complete answer without words is a failure. The same key would bring it again.
    if (!read.text.trim()) throw new ApiError('http', { status: 204 });
    return read;
  } catch (error) {
    throw silence.ended() ?? (isApiError(error) ? error : new ApiError('network', { cause: error }));
  } finally {
    silence.stop();
  }
}

/** Whether reading may continue over another connection. An `error` event is final. */
export const isLost = (error: unknown): boolean =>
  isUnanswered(error) || (isApiError(error, 'http') && isTransient(error.status));

const isTransient = (status = 0): boolean => status === 429 || (status >= 502 && status <= 504);

/** Prefix of the code of an `error` event. */
const ERROR_EVENT = 'answer:';

/** Whether an `error` event gave this reason. */
export const hasReason = (error: unknown, reason: 'parada' | 'interrompida'): boolean =>
  isApiError(error, 'http') && error.code === ERROR_EVENT + reason;

interface Silence {
  signal: AbortSignal;
  /** Restarts the timeout because something has arrived. */
  restart(): void;
  /** Settles with the promise, or rejects at the timeout or abort. A silent connection cannot block the chat. */
  orEnd<T>(promise: Promise<T>): Promise<T>;
  /** Why the waiting ended, if it did. */
  ended(): ApiError | undefined;
  stop(): void;
}

function createSilence(clock: Clock, outer: AbortSignal, ms: number): Silence {
  const controller = new AbortController();
  let end: ApiError | undefined;
  let cancel: (() => void) | undefined;
  const finish = (kind: 'timeout' | 'aborted') => {
    end ??= new ApiError(kind);
    controller.abort();
  };
  const abort = () => finish('aborted');
  const restart = () => {
    cancel?.();
    cancel = clock.after(ms, () => finish('timeout'));
  };
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  restart();
  return {
    signal: controller.signal,
    restart,
    orEnd: (promise) => orAbort(promise, controller.signal, () => end),
    ended: () => end,
    stop() {
      cancel?.();
      outer.removeEventListener('abort', abort);
      // The abort removes listeners from signals that live longer, such as the scope of the person.
      controller.abort();
    },
  };
}

/**
 * Whether the body is an event stream. Some proxies change the content type of the gateway's answer, so its first byte
 * decides.
 */
async function isEventStream(answer: OpenAnswer, silence: Silence): Promise<boolean> {
  const { contentType, isFromProxy } = answer;
  if (isFromProxy || /json|event-stream/i.test(contentType)) return /event-stream/i.test(contentType);
  const [start, whole] = answer.body.tee();
  answer.body = whole;
  const reader = start.getReader();
  const { value } = await silence.orEnd(reader.read());
  void reader.cancel();
  return !/^\s*{/.test(new TextDecoder().decode(value));
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  silence: Silence,
  reading: Reading,
): Promise<Answer> {
  const { answer, sink } = reading;
  const events = readAnswerEvents(body, {
    onBytes: () => reading.lastEventId && silence.restart(),
    onId: (id) => {
      reading.lastEventId = id;
    },
  });
  try {
    for (;;) {
      const step: IteratorResult<AnswerEvent, unknown> = await silence.orEnd(events.next());
      if (step.done) break;
      silence.restart();
      const event = step.value;
      if (event.type === 'delta') {
        answer.text += event.text;
        sink.text(event.text);
      } else if (event.type === 'references') {
        answer.references = event.references;
        sink.references(event.references);
      } else if (event.type === 'error') {
        const { message, reason = '' } = event;
        // Not a status of a lost connection, because an `error` event is final.
        throw new ApiError('http', { status: 500, serverMessage: message, code: ERROR_EVENT + reason });
      } else {
        return complete(answer, event.answer);
      }
    }
  } finally {
    void events.return(undefined).catch(() => undefined);
  }
  // The stream ended without `done`, so the answer is incomplete.
  throw new ApiError('network');
}

/** Values in the closing event replace the streamed ones. */
function complete(streamed: Answer, closing: Answer | undefined): Answer {
  if (!closing) return streamed;
  return {
    ...closing,
    text: closing.text || streamed.text,
    references: (closing.references[0] ? closing : streamed).references,
  };
}

async function readJson(body: ReadableStream<Uint8Array>, silence: Silence): Promise<Answer> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const step = await silence.orEnd(reader.read());
      if (step.done) break;
      silence.restart();
      text += decoder.decode(step.value, { stream: true });
      if (text.length > limits.answerBytes) throw new ApiError('shape');
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  const parsed = answerSchema.safeParse(unwrap(parseJson(text + decoder.decode())));
  if (!parsed.success) throw new ApiError('shape', { cause: parsed.error });
  return parsed.data;
}
