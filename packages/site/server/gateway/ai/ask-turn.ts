import { setImmediate } from 'node:timers/promises';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { TurnName } from '../turns/turn.ts';
import type { TurnRun } from '../turns/turn-run.ts';
import { readToEnd, streamTurn } from '../turns/turn-stream.ts';
import type { Turns } from '../turns/turns.ts';
import { mediaTypeOf, unwrap } from '../upstream/answers.ts';
import type { ServiceAnswer } from '../upstream/service-call.ts';

interface Asking {
  turns: Turns;
  name: TurnName;
  /** The turn that was begun; undefined if it was already known. */
  run: TurnRun | undefined;
  /** Whether the reader accepts an event stream. */
  isStreamed: boolean;
  /** Aborts when the reader disconnects. */
  gone: AbortSignal;
  heartbeatMs: number | undefined;
  /** Waits until the question may be asked. @returns a function that lets the account's next question in */
  admit(signal: AbortSignal): Promise<() => void>;
  forward(signal: AbortSignal): Promise<ServiceAnswer>;
  /** Reads an answer that is not streamed. */
  relay(response: ServiceAnswer): Promise<{ text: string; answer: Response }>;
  /** Called if the turn is already known, so that the form is not needed. */
  onKnown(): void;
  track(work: Promise<unknown>): void;
}

/** Asks the AI service once per key. The answer is completed even if its reader disconnects. */
export async function askTurn(asking: Asking): Promise<Response> {
  const { turns, name, run, admit, forward, relay, track } = asking;
  if (!run) {
    asking.onKnown();
    return readKnown(asking);
  }
  let release = () => {};
  const asked = (async (): Promise<Response> => {
    let hasAnswered = false;
    try {
      release = await admit(run.signal);
      const response = await forward(run.signal);
      if (!response.ok) {
        const { answer } = await relay(response);
        await run.withdraw();
        return answer;
      }
      hasAnswered = true;
      if (response.body && mediaTypeOf(response) === 'text/event-stream') {
        const reading = run.readStream(response.body).finally(release);
        release = () => {};
        track(reading);
        // Data that arrived with the head of the answer is now on its way to the database, before our own head is
        // built.
        await setImmediate();
        return await readKnown(asking);
      }
      const { text, answer } = await relay(response);
      if (!(await run.readWhole(unwrap(text)))) throw new GatewayFailure(502, texts.answerCut);
      if (!asking.gone.aborted) await turns.markRead(name);
      return answer;
    } catch (error) {
      // After a stop, a timeout or a broken connection, the service may have received the question.
      if (run.signal.aborted || hasAnswered || mayHaveArrived(error)) await run.breakOff();
      else await run.withdraw();
      throw error;
    } finally {
      release();
    }
  })();
  track(asked);
  return asked;
}

/** Whether the connection to the service failed. A refusal by the gateway never reaches the service. */
const mayHaveArrived = (error: unknown): boolean =>
  !(error instanceof GatewayFailure) || error.status === 502 || error.status === 504;

async function readKnown({ turns, name, isStreamed, gone, heartbeatMs }: Asking): Promise<Response> {
  const reading = await turns.open(name, 0);
  if (!reading) throw new GatewayFailure(502, texts.answerCut);
  if (isStreamed) return streamTurn(reading, heartbeatMs);
  const last = await readToEnd(reading, gone);
  if (last?.name !== 'done') throw new GatewayFailure(502, texts.answerCut);
  return new Response(`{"data":${last.data}}`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
