import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import { StartupError } from '../config/startup-error.ts';

export interface Lifecycle {
  /** True from the moment the server is asked to stop. */
  isDraining(): boolean;
  /** Keeps the server from ending before the work has, as long as there is time. */
  track(work: Promise<unknown>): void;
  /** @throws StartupError when the port is taken. */
  listen(server: Server): Promise<{ url: string }>;
  /** Stops within `shutdownMs`, whatever hangs. `steps` run one after the other once the requests have ended. */
  close(steps: readonly (() => Promise<unknown>)[]): Promise<void>;
}

/** Longer than the idle time of the usual proxies (60 s, Google's 600 s), so that they never reuse a dying connection. */
const KEEP_ALIVE_MS = 620_000;

export function createLifecycle(
  { host, port }: Pick<Config, 'host' | 'port'>,
  shutdownMs: number,
): Lifecycle {
  const pending = new Set<Promise<unknown>>();
  let running: Server | undefined;
  let closing: Promise<void> | undefined;

  async function drain(server: Server, ms: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A connection falls idle when its last answer is out; kept alive, it would keep the server.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await within(ms, Promise.all([closed, ...pending]));
    clearInterval(sweep);
    server.closeAllConnections();
  }

  async function stop(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    const share = shutdownMs / (steps.length + 8);
    if (running?.listening) await drain(running, 7 * share);
    // What is still under way is cut; a payment among it is found as unknown by the next start.
    await within(share, Promise.all(pending));
    for (const step of steps)
      await within(share, step()).catch((error: unknown) => {
        console.error(`shutdown: ${error instanceof Error ? error.message : String(error)}`);
      });
  }

  return {
    isDraining: () => closing !== undefined,
    track: (work) => {
      const settled = work.then(
        () => {},
        () => {},
      );
      pending.add(settled);
      void settled.then(() => pending.delete(settled));
    },
    listen: (server) => {
      running = server;
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      return new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          const reason =
            error.code === 'EADDRINUSE'
              ? `A porta ${port} já está em uso; escolha outra com PORT.`
              : `Não foi possível abrir ${host}:${port} (${error.code ?? error.message}).`;
          reject(new StartupError(reason));
        });
        server.listen(port, host, () => {
          const { port: open } = server.address() as AddressInfo;
          resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${open}` });
        });
      });
    },
    close: (steps) => {
      closing ??= stop(steps);
      return closing;
    },
  };
}

/** Resolves with the work, or without it when the time is over. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
