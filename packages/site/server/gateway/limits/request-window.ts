import { isAhead } from './is-ahead.ts';

interface Options {
  perAddress: number;
  perProcess: number;
  windowMs: number;
  now: () => Date;
}

interface RequestWindow {
  /** Reserves a place. @returns whether the request from the address is allowed */
  (address: string): boolean;
  /** Returns a place that was reserved in this window. */
  giveBack(address: string): void;
}

/** A rate limit over a fixed window, in memory only. */
export function createRequestWindow({ perAddress, perProcess, windowMs, now }: Options): RequestWindow {
  let counts = new Map<string, number>();
  let total = 0;
  let ends = 0;
  const take = (address: string): boolean => {
    const at = now();
    if (!isAhead(ends, windowMs, at)) {
      counts = new Map();
      total = 0;
      ends = at.getTime() + windowMs;
    }
    const count = counts.get(address) ?? 0;
    if (count >= perAddress || total >= perProcess) return false;
    counts.set(address, count + 1);
    total += 1;
    return true;
  };
  return Object.assign(take, {
    giveBack: (address: string) => {
      const count = counts.get(address) ?? 0;
      if (count === 0) return;
      counts.set(address, count - 1);
      total -= 1;
    },
  });
}
