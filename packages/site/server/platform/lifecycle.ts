import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../config/startup-error.ts';
import type { Config } from '../config.ts';
import { logFailure } from './log.ts';

interface Lifecycle {
  /** Whether the server was asked to stop. */
  isDraining(): boolean;
  /** Delays the server's exit until the work has ended, up to the shutdown time. */
  track(work: Promise<unknown>): void;
  /** @throws StartupError if the port is taken */
  listen(server: Server): Promise<{ url: string }>;
  /** Stops within `shutdownMs`. The `steps` run one after another once the requests have ended. */
  close(steps: readonly (() => Promise<unknown>)[]): Promise<void>;
}

/**
 * Longer than the idle timeout of common proxies (60 s; Google's 600 s), so that they never reuse a closed connection.
 */
const KEEP_ALIVE_MS = 620_000;
const SHUTDOWN_MS = 10_000;

export function createLifecycle(
  { host, port }: Pick<Config, 'host' | 'port'>,
  {
    shutdownMs = SHUTDOWN_MS,
    keepAliveMs = KEEP_ALIVE_MS,
  }: { shutdownMs?: number; keepAliveMs?: number } = {},
): Lifecycle {
  const pending = new Set<Promise<unknown>>();
  let running: Server | undefined;
  let closing: Promise<void> | undefined;

  async function drain(server: Server, ms: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Close connections that become idle after their last answer. They would keep the server running.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await within(ms, Promise.all([closed, ...pending]));
    clearInterval(sweep);
    server.closeAllConnections();
  }

  async function stop(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    const share = shutdownMs / (steps.length + 8);
    if (running?.listening) await drain(running, 7 * share);
    // The remaining requests are cut off. After a restart, the outcome of a payment among them is unknown.
    await within(share, Promise.all(pending));
    for (const step of steps)
      await within(share, step()).catch((error: unknown) => logFailure('server: shutdown', error));
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
      server.keepAliveTimeout = keepAliveMs;
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

/** @returns whether the work ended in time */
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
