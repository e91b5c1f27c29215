export interface Chance {
  /** In [0, 1). */
  next(): number;
  below(max: number): number;
  pick<T>(list: readonly T[]): T;
}
export function createChance(seed: number): Chance;
export interface FaultProxy {
  url: string;
  counts: Record<string, number>;
  close(): Promise<void>;
}
export function createFaultProxy(options: {
  target: string;
  chance: Chance;
  /** Share of the calls other than payments that are spoiled. */
  otherRate?: number;
  maxDelayMs?: number;
}): Promise<FaultProxy>;
