import type { Random } from '../random.ts';

export interface FaultProxy {
  url: string;
  counts: Record<string, number>;
  close(): Promise<void>;
}
export function createFaultProxy(options: {
  target: string;
  random: Random;
  /** Share of the calls other than payments that are spoiled. */
  otherRate?: number;
  maxDelayMs?: number;
}): Promise<FaultProxy>;
