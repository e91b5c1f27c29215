import { AsyncResource } from 'node:async_hooks';

interface Options {
  /** Maximum number of tasks that run at the same time. */
  readonly atOnce: number;
  /** Maximum number of waiting tasks per key, and in total. */
  readonly perKey: number;
  readonly inAll: number;
}

/** Runs the task when its turn comes. @returns undefined if the queue is full */
type FairQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result> | undefined;

/** Serves the keys in turn, so that many tasks of one key delay another key by only one task. */
export function createFairQueue({ atOnce, perKey, inAll }: Options): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let total = 0;

  function startNext(): void {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    const [key, starts] = first;
    waiting.delete(key);
    const start = starts.shift();
    // Move the key to the end of the order.
    if (starts.length > 0) waiting.set(key, starts);
    total -= 1;
    start?.();
  }

  return (key, work) => {
    // Another task's end starts this one. Bind it to its own request, not to that task's.
    const run = AsyncResource.bind(() => work().finally(startNext));
    if (running < atOnce) {
      running += 1;
      return run();
    }
    const starts = waiting.get(key) ?? [];
    if (starts.length >= perKey || total >= inAll) return undefined;
    total += 1;
    return new Promise((resolve, reject) => {
      starts.push(() => run().then(resolve, reject));
      waiting.set(key, starts);
    });
  };
}
