interface Options {
  perAddress: number;
  perProcess: number;
  windowMs: number;
  now: () => Date;
}

/** A rate limit over a fixed window, in memory only. Returns whether a request of the address is allowed. */
export function createRequestWindow({
  perAddress,
  perProcess,
  windowMs,
  now,
}: Options): (address: string) => boolean {
  let counts = new Map<string, number>();
  let total = 0;
  let ends = 0;
  return (address) => {
    const at = now().getTime();
    if (at >= ends) {
      counts = new Map();
      total = 0;
      ends = at + windowMs;
    }
    const count = counts.get(address) ?? 0;
    if (count >= perAddress || total >= perProcess) return false;
    counts.set(address, count + 1);
    total += 1;
    return true;
  };
}
