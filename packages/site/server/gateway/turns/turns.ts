import { createHmac } from 'node:crypto';
import type { Background } from '../../platform/background.ts';
import { logFailure } from '../../platform/log.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { TurnName, TurnRow } from './turn.ts';
import { createFollowers } from './turn-followers.ts';
import type { NewTurn, TurnRows } from './turn-rows.ts';
import { createTurnRun, type TurnRun, type TurnRunOptions } from './turn-run.ts';
import { readRun, type TurnReading } from './turn-stream.ts';

interface Options {
  rows: TurnRows;
  background: Background;
  /** Separates the turns of accounts of different services. */
  scope: string;
  /** The first one signs the fingerprints of questions; each of them recognizes a repeated question. */
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
  /** The turns that this process runs. */
  const runs = new Map<string, TurnRun>();
  const followers = createFollowers(rows);
  const idOf = ({ owner, key }: TurnName) => `${owner} ${key}`;

  async function obeyStops(): Promise<void> {
    if (runs.size === 0) return;
    // A copy: the answer may come late, when the key has its next turn.
    const running = new Map(runs);
    const names = [...running.values()].map(({ name }) => name);
    for (const name of await rows.stopsAsked(names)) running.get(idOf(name))?.stop();
  }

  async function renew(): Promise<void> {
    if (runs.size === 0) return;
    const running = new Map(runs);
    const names = [...running.values()].map(({ name }) => name);
    const mine = new Set((await rows.renew(names)).map(idOf));
    // A missing turn was deleted with its account or conversation.
    for (const [id, run] of running) if (!mine.has(id)) run.stop();
  }

  background.every(STOP_POLL_MS, 'stopped turns', obeyStops);
  background.every(RENEW_MS, 'running turns', renew);
  background.every(30_000, 'ended turns', rows.sweep);

  const fingerprintsOf = (conversationId: string, prompt: string | undefined): string[] =>
    secrets.map((secret) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(['turn', conversationId, prompt ?? null]))
        .digest('base64url'),
    );

  /** The turn of a question, to be stored by the statement that admits the question. */
  const toTurn = (name: TurnName, conversationId: string, prompt: string | undefined): NewTurn =>
    rows.toTurn(name, {
      fingerprint: fingerprintsOf(conversationId, prompt)[0] ?? '',
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

  /** Notes when the reader reaches the end. */
  const watched = (name: TurnName, { next }: TurnReading): TurnReading => ({
    next: async (signal) => {
      const step = await next(signal);
      // The reader gets the end first.
      if (step.isLast && !signal.aborted) setImmediate(() => void markRead(name));
      return step;
    },
  });

  return {
    nameOf: (account: string, key: string): TurnName => ({ owner: scope + account, key }),

    toTurn,

    /**
     * Begins a turn again that failed with the same question.
     * @returns the id of its first event; undefined for a known turn
     * @throws GatewayFailure 422 if the key belongs to another question
     */
    async beginAgain(
      name: TurnName,
      conversationId: string,
      prompt: string | undefined,
    ): Promise<number | undefined> {
      const turn = toTurn(name, conversationId, prompt);
      const fingerprints = fingerprintsOf(conversationId, prompt);
      const firstEvent = await rows.beginAgain(turn, fingerprints);
      if (firstEvent !== undefined) return firstEvent;
      // This also interrupts a turn whose process died, so that the turn can begin again.
      const known = await rows.read(name);
      if (known) demandSame(known, fingerprints);
      return known?.status === 'interrupted' ? rows.beginAgain(turn, fingerprints) : undefined;
    },

    /**
     * Runs a turn that has begun.
     * @param options `uploadMs`: how long its files may take, beyond the turn; `onDone` gets the final event
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

    /** The key of the turn under way in a conversation of this account, if there is one. */
    openIn: (account: string, conversationId: string) => rows.openIn(scope + account, scope + conversationId),

    /** The conversation of the account's last question, if its answer is under way or ended unread. */
    async unreadOf(account: string): Promise<string | undefined> {
      return (await rows.unreadOf(scope + account))?.slice(scope.length);
    },

    /** The reader has the whole answer. Never rejects. */
    markRead,

    /**
     * Reads a turn after the event with this id.
     * @returns undefined if there is none, or if the id is from before the turn was repeated
     */
    async open(name: TurnName, after: number): Promise<TurnReading | undefined> {
      const run = runs.get(idOf(name));
      if (run) return after > 0 && after < run.firstEvent ? undefined : watched(name, readRun(run, after));
      const row = await rows.read(name);
      if (!row || (after > 0 && after < row.firstEvent)) return undefined;
      return watched(name, readRun(followers.follow(name, row), after));
    },

    /** Stops the turn in any process. @returns whether it is known */
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
