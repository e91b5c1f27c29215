import { createRedactor } from '../redact.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { inTime } from '../turns/turn-run.ts';

interface Options {
  /** The key of the AI service, which is removed from the answer. */
  chatKey: string;
  /** Milliseconds of upstream silence after which the answer counts as broken. */
  silenceMs: number;
  /** Milliseconds of silence after which the reader gets a comment, so that no proxy closes the connection. */
  heartbeatMs?: number | undefined;
  /** Ends the upstream call; the answer ends when it aborts. */
  control: AbortController;
  /** Called once at the end of the answer, however it ends. */
  onEnd(): void;
}

const HEARTBEAT_MS = 15_000;
const HEARTBEAT = Buffer.from(': \n');
const NEWLINE = 10;

/**
 * Forwards an event stream. If the upstream breaks off, stays silent or is aborted, the reader gets an `error` event. If
 * the reader disconnects, the upstream call is cancelled immediately.
 */
export function relayEvents(
  source: ReadableStream<Uint8Array>,
  { chatKey, silenceMs, heartbeatMs = HEARTBEAT_MS, control, onEnd }: Options,
) {
  const reader = source.getReader();
  const redactor = createRedactor(chatKey);
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
  };
  /** Whether the last byte sent ended a line. A comment may only be sent between lines. */
  let isAtLineStart = true;
  const readInTime = (onQuiet: () => void) => {
    const heartbeat = setInterval(onQuiet, heartbeatMs);
    return inTime(reader.read(), control.signal, silenceMs).finally(() => clearInterval(heartbeat));
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        for (;;) {
          const { done, value } = await readInTime(() => {
            if (isAtLineStart) controller.enqueue(HEARTBEAT);
          });
          const clean = done ? redactor.end() : redactor.push(value);
          if (clean.byteLength > 0) {
            controller.enqueue(clean);
            isAtLineStart = clean.at(-1) === NEWLINE;
          }
          if (done) {
            controller.close();
            end();
          }
          if (done || clean.byteLength > 0) return;
        }
      } catch {
        control.abort();
        end();
        const event = `\n\nevent: error\ndata: ${JSON.stringify({ mensagem: texts.answerCut })}\n\n`;
        controller.enqueue(Buffer.from(event));
        controller.close();
      }
    },
    cancel: () => {
      control.abort();
      end();
      reader.cancel().catch(() => {});
    },
  });
}
