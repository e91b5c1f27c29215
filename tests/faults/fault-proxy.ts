import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '../random.ts';

/**
 * `refuse`: reset before the request is forwarded. `cut-request`, `cut-answer`: reset after some bytes. `stall`: a
 * pause before the answer. `half-open`: the answer never comes, then a reset. `garbage`: other bytes instead of the
 * answer. `duplicate`: the request arrives twice. `drip`: the answer comes in small pieces.
 */
export const faultKinds = [
  'refuse',
  'cut-request',
  'cut-answer',
  'stall',
  'half-open',
  'garbage',
  'duplicate',
  'drip',
] as const;

export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  /** Number of bytes forwarded before the fault. */
  readonly bytes: number;
  /** Length of a pause in milliseconds. */
  readonly ms: number;
}

type Kinds = readonly [Fault['kind'], ...Fault['kind'][]];

/** A request on a database connection cannot be duplicated, because each connection has its own state. */
export const databaseFaultKinds = faultKinds.filter((kind) => kind !== 'duplicate') as unknown as Kinds;

/** Returns a function that draws up to `most` faults, then no more. */
export function createPlan(
  random: Random,
  most: number,
  holdMs: number,
  kinds: Kinds = faultKinds,
): () => Fault | undefined {
  let left = random.below(most + 1);
  return () => {
    if (left === 0 || random.chance(0.35)) return undefined;
    left -= 1;
    return { kind: random.pick(kinds), bytes: random.below(500), ms: 20 + random.below(holdMs) };
  };
}

export interface FaultProxy {
  readonly port: number;
  /** The plan is called at the start of every request with its first bytes. It returns the fault, if any. */
  setPlan(plan: ((head: string) => Fault | undefined) | undefined): void;
  close(): Promise<void>;
}

const HTTP_REQUEST = /^(GET|POST|PUT|DELETE|OPTIONS) /;
/** Matches every chunk from a PostgreSQL client, because each begins with a message. */
const DATABASE_REQUEST = /^/;
const PIECES = 12;

/** A TCP proxy in front of a local HTTP server or PostgreSQL. */
export async function openFaultProxy(
  target: () => number,
  protocol: 'http' | 'postgres' = 'http',
): Promise<FaultProxy> {
  const startsRequest = protocol === 'http' ? HTTP_REQUEST : DATABASE_REQUEST;
  let plan: ((head: string) => Fault | undefined) | undefined;
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    sockets.add(near);
    const far = connect({ port: target(), host: '127.0.0.1', noDelay: true });
    sockets.add(far);
    let fault: Fault | undefined;
    let sent = 0;
    let twin: Socket | undefined;
    let toNear = Promise.resolve();
    const reset = () => {
      near.resetAndDestroy();
      far.destroy();
    };
    const write = (chunk: Uint8Array) => {
      if (!near.destroyed) near.write(chunk);
    };

    near.on('data', (chunk) => {
      const head = chunk.toString('latin1', 0, 60);
      if (startsRequest.test(head)) {
        fault = plan?.(head);
        sent = 0;
        twin?.destroy();
        twin = fault?.kind === 'duplicate' ? connect(target(), '127.0.0.1') : undefined;
        // Discard the duplicate's answer.
        twin?.on('error', () => {}).resume();
        if (twin) sockets.add(twin);
        if (fault?.kind === 'half-open') setTimeout(reset, fault.ms).unref();
      }
      if (fault?.kind === 'refuse') {
        reset();
        return;
      }
      if (fault?.kind === 'cut-request') {
        far.write(chunk.subarray(0, fault.bytes % chunk.length), reset);
        return;
      }
      twin?.write(chunk);
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      const current = fault;
      const before = sent;
      sent += chunk.length;
      switch (current?.kind) {
        case 'half-open':
          return;
        case 'cut-answer':
          if (before >= current.bytes) reset();
          else if (sent < current.bytes) write(chunk);
          else near.write(chunk.subarray(0, current.bytes - before), reset);
          return;
        case 'garbage':
          write(chunk.map((byte, index) => (before + index < current.bytes ? byte : byte ^ (index | 1))));
          setTimeout(reset, current.ms).unref();
          return;
        case 'stall':
        case 'drip':
          toNear = toNear.then(() => (current.kind === 'stall' ? pause(current.ms, chunk) : drip(chunk)));
          return;
        default:
          toNear = toNear.then(() => write(chunk));
      }
    });
    const pause = async (ms: number, chunk: Buffer) => {
      if (sent === chunk.length) await delay(ms);
      write(chunk);
    };
    const drip = async (chunk: Buffer) => {
      const size = Math.ceil(chunk.length / PIECES);
      for (let at = 0; at < chunk.length; at += size) {
        write(chunk.subarray(at, at + size));
        await delay(1);
      }
    };
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => {
      sockets.delete(near);
      far.destroy();
    });
    far.on('close', () => {
      sockets.delete(far);
      void toNear.then(() => near.end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setPlan: (given) => {
      plan = given;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
