import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';

const MAX_WAITING = 100;

/** A queue per key. `take` resolves to the function that releases the key. */
export function createTurns(): { take(key: string): Promise<() => void> } {
  const queues = new Map<string, { last: Promise<void>; waiting: number }>();
  return {
    take: async (key) => {
      const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= MAX_WAITING) throw new GatewayFailure(429, texts.tooMany, 5);
      queues.set(key, queue);
      queue.waiting += 1;
      let done: () => void = () => {};
      const before = queue.last;
      queue.last = new Promise((resolve) => {
        done = resolve;
      });
      await before;
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(key);
        done();
      };
    },
  };
}
