import type { Db } from '../../platform/database.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { createQuestionLease } from './question-lease.ts';

const MAX_WAITING = 100;

export interface QuestionQueue {
  /**
   * Waits until the account may ask.
   * @returns a function that lets the next question in
   */
  take(account: string, signal: AbortSignal): Promise<() => void>;
  /** Deletes the leases of dead processes. */
  sweep(): Promise<void>;
}

/**
 * Allows one question at a time per account. Calls queue in this process, and the first one waits for other processes.
 */
export function createQuestionQueue({ db, scope }: { db: Db; scope: string }): QuestionQueue {
  const queues = new Map<string, { last: Promise<void>; waiting: number }>();
  const lease = createQuestionLease(db);
  return {
    sweep: lease.sweep,
    take: async (account, signal) => {
      const queue = queues.get(account) ?? { last: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= MAX_WAITING) throw new GatewayFailure(429, texts.tooMany, 5);
      queues.set(account, queue);
      queue.waiting += 1;
      let done: () => void = () => {};
      const before = queue.last;
      queue.last = new Promise((resolve) => {
        done = resolve;
      });
      let isGiven = false;
      const leave = () => {
        if (isGiven) return;
        isGiven = true;
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(account);
        done();
      };
      try {
        await before;
        const end = await lease.acquire(scope + account, signal);
        return () => void end().then(leave);
      } catch (error) {
        leave();
        if (signal.aborted) throw new GatewayFailure(400, texts.badBody);
        throw error;
      }
    },
  };
}
