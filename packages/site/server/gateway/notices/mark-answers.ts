import { createEventParser, limits, type ServerEvent } from '@vesalio/core';
import { createArraySplitter } from '../ai/array-splitter.ts';
import { isRecord } from '../upstream/answers.ts';
import type { ReferenceNotices } from './notices.ts';

/** Other texts than JSON are returned unchanged. */
function markJson(text: string, mark: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(mark(JSON.parse(text)));
  } catch {
    return text;
  }
}

/** Marks the references in a JSON answer, wrapped in `{data: …}` or not. */
export function markAnswer(text: string, notices: ReferenceNotices): string {
  if (notices.isEmpty()) return text;
  return markJson(text, (value) => {
    // A text under `data` is a date, not the answer.
    const isWrapped = isRecord(value) && typeof value.data === 'object' && value.data !== null;
    return isWrapped ? { ...value, data: notices.mark(value.data) } : notices.mark(value);
  });
}

const MARKED = new Set(['references', 'done']);

function writeEvent({ name, data }: ServerEvent, notices: ReferenceNotices): string {
  const marked = MARKED.has(name) ? markAnswer(data, notices) : data;
  return `event: ${name}\n${marked
    .split('\n')
    .map((line) => `data: ${line}\n`)
    .join('')}\n`;
}

/** Marks the references in the events of an answer. */
export function markEvents(
  source: ReadableStream<Uint8Array>,
  notices: ReferenceNotices,
): ReadableStream<Uint8Array> {
  if (notices.isEmpty()) return source;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const parser = createEventParser();
  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        const events = parser.push(decoder.decode(chunk, { stream: true }));
        for (const event of events) controller.enqueue(encoder.encode(writeEvent(event, notices)));
        // A comment, or part of an event, shows that the service is alive.
        if (events.length === 0) controller.enqueue(encoder.encode(': \n'));
      },
    }),
  );
}

/** Changes the messages of a list, one by one as they arrive. */
export async function* markMessages(
  source: AsyncIterable<Uint8Array<ArrayBuffer>>,
  mark: (message: unknown) => unknown,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const splitter = createArraySplitter(limits.answerBytes);
  let separator = '[';
  for await (const chunk of source)
    for (const element of splitter.push(chunk)) {
      yield Uint8Array.from(Buffer.from(separator + markJson(element.toString('utf8'), mark)));
      separator = ',';
    }
  if (!splitter.hasEnded()) throw new Error('The list of messages broke off');
  yield Uint8Array.from(Buffer.from(separator === '[' ? '[]' : ']'));
}
