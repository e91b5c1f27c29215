import { createEventParser, limits, parseJson } from '@vesalio/core';
import { createRedactor } from '../redact.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord } from '../upstream/answers.ts';
import type { TurnEvent, TurnModel, TurnName, TurnStatus } from './turn.ts';
import type { TurnRows } from './turn-rows.ts';
import { createTurnWriter } from './turn-writer.ts';

/** A turn that this process runs. It continues when its readers disconnect. */
export interface TurnRun {
  readonly name: TurnName;
  readonly firstEvent: number;
  /** The events so far. Once `hasEnded()` is true, the last one is `done` or `error`. */
  readonly events: readonly TurnEvent[];
  hasEnded(): boolean;
  /** Resolves at the next event or at the end. */
  changed(): Promise<void>;
  /** Aborts when the turn is stopped or takes too long. */
  readonly signal: AbortSignal;
  /**
   * Ends the turn because the person stopped it or deleted the account or conversation. Has no effect after its end.
   */
  stop(): void;
  /** Reads the event stream of the AI service to its end. Never rejects. */
  readStream(source: ReadableStream<Uint8Array>): Promise<void>;
  /** Ends the turn with the answer of an AI service that does not stream. @returns false if the answer is too large */
  readWhole(answer: unknown): Promise<boolean>;
  /** Ends the turn as stopped or broken. */
  breakOff(): Promise<void>;
  /** Removes the turn because the AI service was never asked. */
  withdraw(): Promise<void>;
}

export interface TurnRunOptions {
  rows: TurnRows;
  name: TurnName;
  firstEvent: number;
  /** The key of the AI service, which is removed from the answer. */
  chatKey: string;
  /** The answer counts as broken after this silence of the AI service, in milliseconds. */
  silenceMs: number;
  /** Maximum duration of a turn, in milliseconds. */
  turnMs: number;
  /** Runs while the answer is being stored. Its failure must not break the answer. */
  onDone(done: Record<string, unknown>): Promise<void>;
  onEnd(): void;
}

const MODEL_LENGTH = 64;
/** Milliseconds for the service to end its stream after the last event. */
const REST_MS = 10_000;

/**
 * Checks the events of one answer, in order. The limit applies to all events before the end, and again to the final
 * event, which repeats their text.
 */
export function createSizeCheck(): (kind: string, data: string) => boolean {
  let size = 0;
  return (kind, data) => {
    const bytes = Buffer.byteLength(data);
    if (kind === 'done' || kind === 'error') return bytes <= limits.turnBytes;
    size += bytes;
    return size <= limits.turnBytes;
  };
}

export function createTurnRun({
  rows,
  name,
  firstEvent,
  chatKey,
  silenceMs,
  turnMs,
  onDone,
  onEnd,
}: TurnRunOptions): TurnRun {
  const control = new AbortController();
  const events: TurnEvent[] = [];
  let isStopped = false;
  const fits = createSizeCheck();
  let ending: Promise<void> | undefined;
  let hasEnded = false;
  const change = createSignal();
  // A lost turn was deleted with its account or conversation, or its lease has expired and it is another's.
  const writer = createTurnWriter({ rows, name, firstEvent, events, onLost: () => control.abort() });
  const deadline = setTimeout(() => control.abort(), turnMs).unref();

  const close = () => {
    clearTimeout(deadline);
    writer.cancel();
    hasEnded = true;
    change.announce();
    onEnd();
  };

  const toEvent = (kind: string, data: string): TurnEvent => ({
    id: firstEvent + events.length,
    name: kind,
    data,
  });

  /** Stores the end before sending it, so that a client that has read the end never finds the turn still running. */
  const end = (status: TurnStatus, data: string, done?: Record<string, unknown>): Promise<void> => {
    ending ??= (async () => {
      const last = toEvent(done ? 'done' : 'error', data);
      await Promise.all([
        writer.end(status, last, {
          model: done && modelOf(done),
          isCut: !done && events.some((event) => event.name === 'delta'),
        }),
        done && onDone(done),
      ]);
      events.push(last);
      close();
    })();
    return ending;
  };

  const breakOff = (): Promise<void> =>
    isStopped
      ? end('stopped', JSON.stringify({ mensagem: texts.answerStopped, motivo: 'parada' }))
      : end('failed', JSON.stringify({ mensagem: texts.answerCut }));

  /** @returns whether more events may follow */
  async function take(kind: string, data: string): Promise<boolean> {
    if (!fits(kind, data)) return false;
    if (kind === 'done' || kind === 'error') {
      const done = kind === 'done' ? parseJson(data) : undefined;
      if (isRecord(done)) await end('done', data, done);
      else if (kind === 'error') await end('failed', data);
      return false;
    }
    events.push(toEvent(kind, data));
    writer.schedule();
    return true;
  }

  async function readEvents(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const redactor = createRedactor(chatKey);
    const decoder = new TextDecoder();
    const parser = createEventParser();
    let isOpen = true;
    let rest: NodeJS.Timeout | undefined;
    for (;;) {
      const { done, value } = await inTime(reader.read(), control.signal, silenceMs);
      const bytes = done ? redactor.end() : redactor.push(value);
      // Read the stream to its end even after the last event, because the service may still be storing the answer.
      if (isOpen)
        for (const event of parser.push(decoder.decode(bytes, { stream: !done })))
          isOpen = isOpen && (await take(event.name, event.data.replaceAll('\n', ' ')));
      // Announce once per chunk, because every announcement wakes all readers.
      change.announce();
      if (done || (!isOpen && !ending)) break;
      // A stream that it leaves open would keep the person's next question waiting.
      if (!isOpen) rest ??= setTimeout(() => control.abort(), REST_MS).unref();
    }
    clearTimeout(rest);
  }

  return {
    name,
    firstEvent,
    events,
    hasEnded: () => hasEnded,
    changed: change.next,
    signal: control.signal,
    stop: () => {
      if (ending) return;
      isStopped = true;
      control.abort();
    },
    readStream: async (source) => {
      const reader = source.getReader();
      try {
        await readEvents(reader);
      } catch {
        // `breakOff` below reports the failure to the readers.
      }
      control.abort();
      reader.cancel().catch(() => {});
      await breakOff();
    },
    readWhole: async (answer) => {
      const data = JSON.stringify(answer) ?? '';
      const isSmall = fits('done', data);
      if (isSmall && isRecord(answer) && typeof answer.resposta === 'string') await end('done', data, answer);
      else await breakOff();
      return isSmall;
    },
    breakOff,
    withdraw: async () => {
      ending ??= Promise.resolve();
      await writer.withdraw();
      close();
    },
  };
}

/** Wakes everyone who waits for the next change. */
function createSignal() {
  let wake = () => {};
  let next: Promise<void>;
  const renew = () => {
    next = new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  renew();
  return {
    next: () => next,
    announce() {
      wake();
      renew();
    },
  };
}

/** Rejects when the answer is aborted or its source stays silent for too long. */
export async function inTime<T>(work: Promise<T>, signal: AbortSignal, silenceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new Error('ended'));
    timer = setTimeout(onAbort, silenceMs);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** The model named in the answer. */
function modelOf({ modelo }: Record<string, unknown>): TurnModel | undefined {
  const model = isRecord(modelo) ? modelo : undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MODEL_LENGTH) : '');
  return model && text(model.nome) ? { name: text(model.nome), version: text(model.versao) } : undefined;
}
