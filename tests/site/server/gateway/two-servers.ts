import type { Db } from '@vesalio/site/server';
import { openTestDatabase, ownDatabase } from '../database-copy.ts';
import { createGateway, openWorld, type World } from './gateway-world.ts';

/** Two servers on one database, in front of the same services. Calls alternate between them. */
export interface TwoServers {
  world: World;
  db: Db;
  urls: readonly [string, string];
  /** Calls the next server in turn. */
  call(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** On PostgreSQL, each server has its own connections. PGlite has one connection for all. */
export async function openTwoServers(
  databaseUrl: string | undefined,
  environment: Record<string, string> = {},
  now?: () => Date,
): Promise<TwoServers> {
  const own = databaseUrl ? await ownDatabase(databaseUrl) : undefined;
  const open = () => openTestDatabase(own?.url);
  const db = await open();
  const otherDb = own ? await open() : db;
  const shared = { SESSION_SECRET: 'a-secret-of-two-servers-long-enough', ...environment };
  const clock = now ? { now } : {};
  const world = await openWorld(shared, { db, ...clock });
  const other = await createGateway(world.addresses, shared, { db: otherDb, ...clock });
  const urls = [world.url, (await other.listen()).url] as const;
  let turn = 0;
  return {
    world,
    db,
    urls,
    call: (path, init) => {
      turn += 1;
      return fetch(`${urls[turn % 2]}${path}`, { redirect: 'manual', ...init });
    },
    close: async () => {
      await other.close();
      await world.close();
      await db.close();
      if (own) await otherDb.close();
      await own?.drop();
    },
  };
}
