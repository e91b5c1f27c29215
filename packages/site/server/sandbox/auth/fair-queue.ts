interface Options {
  /** Works that run at the same time. */
  readonly atOnce: number;
  /** Works that wait under one key, and under all keys together. */
  readonly perKey: number;
  readonly inAll: number;
}

/** Runs the work when its turn comes. @returns undefined if the queue of its key is full */
export type FairQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result> | undefined;

/** Serves the keys in turn, so that a crowd under one key delays another key by one work only. */
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
    // The key goes to the end of the line.
    if (starts.length > 0) waiting.set(key, starts);
    total -= 1;
    start?.();
  }

  return (key, work) => {
    const run = () => work().finally(startNext);
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
