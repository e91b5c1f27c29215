import { ApiError } from '../http/errors.ts';
import { unwrap } from '../http/http-answer.ts';
import { parseJson } from '../json.ts';
import { limits } from '../limits.ts';
import { type Answer, answerSchema, type Reference, referencesSchema } from './chat.schema.ts';

/** One event of a text/event-stream with its raw data. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
  /** For `Last-Event-ID`. */
  readonly id?: string | undefined;
}

/** Events of an answer in progress. If `done` has no usable answer, the streamed one is kept. */
export type AnswerEvent =
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'references'; readonly references: Reference[] }
  | { readonly type: 'done'; readonly answer: Answer | undefined }
  | { readonly type: 'error'; readonly message: string; readonly reason?: string | undefined };

/**
 * Incremental reader of text/event-stream (WHATWG HTML); chunks may be cut anywhere. The decoder of the bytes removes
 * the byte order mark.
 */
export interface EventParser {
  /** The events that this chunk completed. @throws ApiError of kind `shape` beyond 5 MB in all. */
  push(chunk: string): ServerEvent[];
}

/** Starts reading an event stream. An event without its closing blank line is not an event, as the standard says. */
export function createEventParser(): EventParser {
  let pending = '';
  /** Not read at the start of the next chunk: the byte order mark, or the rest of a line end. */
  let skipped = '\ufeff';
  let received = 0;
  let name = '';
  let data: string[] = [];
  let id: string | undefined;

  const readLine = (line: string): ServerEvent | undefined => {
    if (line === '') {
      const event =
        data[0] === undefined ? undefined : { name: name || 'message', data: data.join('\n'), id };
      id = undefined;
      name = '';
      data = [];
      return event;
    }
    const [, field, value = ''] = /^([^:]*):? ?(.*)/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    if (field === 'id' && !value.includes('\0')) id = value;
    return undefined;
  };

  return {
    push(chunk) {
      if (chunk === '') return [];
      received += chunk.length;
      if (received > limits.answerBytes) throw new ApiError('shape');
      const text = skipped && chunk.startsWith(skipped) ? chunk.slice(1) : chunk;
      skipped = chunk.endsWith('\r') ? '\n' : '';
      const lines = text.split(/\r\n?|\n/);
      lines[0] = pending + lines[0];
      pending = lines.pop() ?? '';
      return lines.flatMap((line) => readLine(line) ?? []);
    },
  };
}

/** A field of the event's data if it is a non-empty text. */
function textField(data: Record<string, unknown>, field: string): string | undefined {
  const value = data[field];
  return (typeof value === 'string' && value) || undefined;
}

/** Converts a server event to an answer event; `undefined` for unknown events. */
export function toAnswerEvent(event: ServerEvent): AnswerEvent | undefined {
  const data: Record<string, unknown> = Object(unwrap(parseJson(event.data)));
  switch (event.name) {
    case 'delta': {
      const text = textField(data, 'texto');
      return text ? { type: 'delta', text } : undefined;
    }
    case 'references':
      return { type: 'references', references: referencesSchema.parse(data.referencias) };
    case 'done': {
      // The text has been streamed, so the closing event may omit it and still name the message.
      const answer = answerSchema.safeParse({ resposta: '', ...data });
      return { type: 'done', answer: answer.success ? answer.data : undefined };
    }
    case 'error':
      return {
        type: 'error',
        message: textField(data, 'mensagem') ?? '',
        reason: textField(data, 'motivo'),
      };
    default:
      return undefined;
  }
}

/** Further callbacks for a reader of events. */
interface Following {
  /** Called for every chunk, including comments. */
  onBytes(): void;
  /** Called with the id of an event after it was consumed. */
  onId(id: string): void;
}

/**
 * The events of an answer's byte stream, in order. Cancels the stream when the reader leaves early.
 * @throws ApiError of kind `shape` beyond 5 MB; or the stream's own error
 */
export async function* readAnswerEvents(
  body: ReadableStream<Uint8Array>,
  following?: Following,
): AsyncGenerator<AnswerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createEventParser();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      following?.onBytes();
      for (const event of parser.push(decoder.decode(chunk.value, { stream: true }))) {
        const answerEvent = toAnswerEvent(event);
        if (answerEvent) yield answerEvent;
        if (event.id !== undefined) following?.onId(event.id);
      }
    }
  } finally {
    // The stream may already be closed. Cancelling only saves the server work.
    await reader.cancel().catch(() => undefined);
  }
}
