import type { Background } from '../../platform/background.ts';
import { logFailure } from '../../platform/log.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { fingerprintsOf, type TurnName, type TurnRow } from './turn.ts';
import { createFollowers } from './turn-followers.ts';
import type { TurnRows } from './turn-rows.ts';
import { createTurnRun, type TurnRun, type TurnRunOptions } from './turn-run.ts';
import type { NewTurn } from './turn-starts.ts';
import { readRun, type TurnReading } from './turn-stream.ts';

interface Options {
  rows: TurnRows;
  background: Background;
  /** Keeps turns of different services apart. */
  scope: string;
  /** The first secret signs the fingerprints of questions. All of them are tried to recognize a repeated question. */
  secrets: readonly [string, ...string[]];
  /** The key of the AI service, which is removed from every answer. */
  chatKey: string;
  silenceMs: number;
  turnMs: number;
}

export type Turns = ReturnType<typeof createTurns>;

const STOP_POLL_MS = 200;
const RENEW_MS = 4_000;

/** The turns of questions with an `Idempotency-Key`. Any process can read, continue and stop them. */
export function createTurns({ rows, background, scope, secrets, chatKey, silenceMs, turnMs }: Options) {
  /** The turns that run in this process. */
  const runs = new Map<string, TurnRun>();
  const followers = createFollowers(rows);
  const idOf = ({ owner, key }: TurnName) => `${owner} ${key}`;

  async function obeyStops(): Promise<void> {
    if (runs.size === 0) return;
    // Copy the map, because by the time the query returns, a key may have its next turn.
    const running = new Map(runs);
    const names = [...running.values()].map(({ name }) => name);
    for (const name of await rows.stopsAsked(names)) running.get(idOf(name))?.stop();
  }

  async function renew(): Promise<void> {
    if (runs.size > 0) await rows.renew([...runs.values()].map(({ name }) => name));
  }

  background.every(STOP_POLL_MS, 'stopped turns', obeyStops);
  background.every(RENEW_MS, 'running turns', renew);
  background.every(30_000, 'ended turns', rows.sweep);

  /** Builds the turn of a question. The statement that admits the question stores it. */
  const toTurn = (name: TurnName, conversationId: string, prompt: string | undefined): NewTurn =>
    rows.toTurn(name, {
      fingerprint: fingerprintsOf(secrets, conversationId, prompt)[0] ?? '',
      question: prompt ?? '',
      conversationId: scope + conversationId,
    });

  /** @throws GatewayFailure 422 if the key belongs to another question */
  function demandSame(row: TurnRow, fingerprints: readonly string[]): void {
    if (row.status !== 'stopped' && !fingerprints.includes(row.fingerprint))
      throw new GatewayFailure(422, texts.otherBody);
  }

  const markRead = (name: TurnName): Promise<void> =>
    rows.markRead(name).catch((error: unknown) => logFailure('turns: read', error));

  /** Records when the reader reaches the end. */
  const watched = (name: TurnName, { next }: TurnReading): TurnReading => ({
    next: async (signal) => {
      const step = await next(signal);
      // Deliver the end to the reader first.
      if (step.isLast && !signal.aborted) setImmediate(() => void markRead(name));
      return step;
    },
  });

  return {
    nameOf: (account: string, key: string): TurnName => ({ owner: scope + account, key }),

    toTurn,

    /**
     * Restarts a failed or interrupted turn for the same question.
     * @returns the id of its first event, or undefined for a known turn
     * @throws GatewayFailure 422 if the key belongs to another question
     */
    async beginAgain(
      name: TurnName,
      conversationId: string,
      prompt: string | undefined,
    ): Promise<number | undefined> {
      const turn = toTurn(name, conversationId, prompt);
      const fingerprints = fingerprintsOf(secrets, conversationId, prompt);
      const firstEvent = await rows.beginAgain(turn, fingerprints);
      if (firstEvent !== undefined) return firstEvent;
      // `read` also interrupts a turn whose process died, so that it can be restarted.
      const known = await rows.read(name);
      if (known) demandSame(known, fingerprints);
      return known?.status === 'interrupted' ? rows.beginAgain(turn, fingerprints) : undefined;
    },

    /**
     * Runs a turn that has begun.
     * @param options `uploadMs`: extra time for uploading its files, in milliseconds; `onDone` receives the final event
     */
    run(
      name: TurnName,
      firstEvent: number,
      { uploadMs, onDone }: { uploadMs: number; onDone: TurnRunOptions['onDone'] },
    ): TurnRun {
      const id = idOf(name);
      const onEnd = () => void (runs.get(id) === run && runs.delete(id));
      const run = createTurnRun({
        rows,
        name,
        firstEvent,
        chatKey,
        silenceMs,
        turnMs: turnMs + uploadMs,
        onDone,
        onEnd,
      });
      runs.set(id, run);
      return run;
    },

    find: rows.read,

    /** The key of the turn in progress in a conversation of this account, if there is one. */
    openIn: (account: string, conversationId: string) => rows.openIn(scope + account, scope + conversationId),

    /** The conversation of the account's last question, if its answer is in progress or has ended unread. */
    async unreadOf(account: string): Promise<string | undefined> {
      return (await rows.unreadOf(scope + account))?.slice(scope.length);
    },

    /** Records that the reader has the whole answer. Never rejects. */
    markRead,

    /**
     * Reads a turn from the event after the given id.
     * @returns undefined if there is no such turn, or if the id is from before the turn was restarted
     */
    async open(name: TurnName, after: number): Promise<TurnReading | undefined> {
      const run = runs.get(idOf(name));
      if (run) return after > 0 && after < run.firstEvent ? undefined : watched(name, readRun(run, after));
      const row = await rows.read(name);
      if (!row || (after > 0 && after < row.firstEvent)) return undefined;
      return watched(name, readRun(followers.follow(name, row), after));
    },

    /** Stops the turn, in whichever process it runs. @returns whether the turn is known */
    async stop(name: TurnName): Promise<boolean> {
      const run = runs.get(idOf(name));
      run?.stop();
      const isKnown = await rows.stop(name).catch((error: unknown) => {
        logFailure('turns: stop', error);
        if (!run) throw new GatewayFailure(503, texts.upstreamDown);
        return true;
      });
      return isKnown || run !== undefined;
    },
  };
}
