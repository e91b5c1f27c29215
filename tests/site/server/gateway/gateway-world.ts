import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createServer,
  type Db,
  type RunningServer,
  readConfig,
  type ServerOptions,
} from '@vesalio/site/server';
import { afterAll } from 'vitest';
import { openOwnDatabase } from '../database-copy.ts';

/** A request that reached a fake service. */
export interface Seen {
  service: string;
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Resolves to whether the caller left before the answer ended. */
  cut: Promise<boolean>;
}

type Handler = (seen: Seen, response: ServerResponse) => void | Promise<void>;

export const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** A person known to the fake product API. The token is `token-{id}`. */
export interface Person {
  id: number;
  plan?: { id: number; name: string; status: unknown; startDate?: string };
  /** Free messages left. */
  left?: number;
  cards?: number[];
  conversations?: string[];
}

export const bearer = (id: number | string): Record<string, string> => ({
  Authorization: `Bearer token-${id}`,
});

/** Fake services on separate ports, with a real server in front of them. */
export interface World {
  url: string;
  server: RunningServer;
  /** Addresses of the fake services by environment variable. Other worlds may use them too. */
  addresses: Readonly<Record<string, string>>;
  seen: Seen[];
  /** Requests whose bodies are still arriving at a fake service, which stores the parts received so far. */
  arriving: ReadonlySet<Seen>;
  people: Map<number, Person>;
  /** Overrides by `METHOD /path`, without the query. */
  on: Map<string, Handler>;
  call(path: string, init?: RequestInit): Promise<Response>;
  seenAt(path: string): Seen[];
  close(): Promise<void>;
}

export const AI_KEY = 'k3y-of-the-assistant-0123456789';

let shared: Promise<Db> | undefined;
/** One database for all worlds of a test file. */
export const sharedDb = (): Promise<Db> => {
  shared ??= openOwnDatabase();
  return shared;
};

const opened = new Set<World>();
// For every test file, because a database that is not closed is not dropped.
afterAll(async () => {
  for (const world of opened) await world.close();
  await (await shared)?.close();
});

export const OPERATOR_TOKEN = 'the-token-of-the-operator';
/** A world with an operator and without rate limits. */
export const openOperatedWorld = (): Promise<World> =>
  openWorld({ RATE_LIMITS: 'off', ADMIN_TOKEN: OPERATOR_TOKEN });

const listen = async (service: string, seen: Seen[], arriving: Set<Seen>, handle: Handler) => {
  const server = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    const cut = new Promise<boolean>((resolve) =>
      response.once('close', () => resolve(!response.writableFinished)),
    );
    const record: Seen = {
      service,
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: '',
      cut,
    };
    arriving.add(record);
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    } finally {
      arriving.delete(record);
    }
    record.body = Buffer.concat(chunks).toString('latin1');
    seen.push(record);
    await handle(record, response);
  });
  // On a busy machine, a connection may be idle longer than the default and close just as it is reused.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${service}`, server };
};

/** Creates a gateway in front of the services at the addresses. */
export const createGateway = async (
  addresses: Record<string, string>,
  environment: Record<string, string> = {},
  options: ServerOptions = {},
) =>
  createServer(
    readConfig({
      ...addresses,
      CHAT_API_KEY: AI_KEY,
      JOURNAL_ON_DISK: 'accept-loss',
      PORT: '0',
      DATA_DIR: 'memory',
      ...environment,
    }),
    { ...options, db: options.db ?? (await sharedDb()) },
  );

export async function openWorld(
  environment: Record<string, string> = {},
  options: ServerOptions = {},
): Promise<World> {
  const seen: Seen[] = [];
  const arriving = new Set<Seen>();
  const people = new Map<number, Person>();
  const on: World['on'] = new Map();
  const answer: Handler = async (record, response) => {
    const { pathname, searchParams } = new URL(record.url.replace(`/${record.service}`, ''), 'http://fake');
    const own = on.get(`${record.method} ${pathname}`);
    if (own) return own(record, response);
    const person = people.get(Number(/^Bearer token-(\d+)$/.exec(record.headers.authorization ?? '')?.[1]));
    if (record.service !== 'product')
      return json(response, 200, { data: { service: record.service, pathname } });
    if (record.headers.authorization && !person) return json(response, 401, { message: 'token' });
    switch (`${record.method} ${pathname}`) {
      case 'GET /api/auth/my-account':
        return json(response, person ? 200 : 401, {
          data: {
            id: person?.id,
            name: 'Ana',
            email: `pessoa${person?.id}@example.com`,
            activePlan: person?.plan,
          },
        });
      case 'GET /api/subscription/verifyPlanFree':
        return json(response, 200, { data: { isPlanValid: (person?.left ?? 0) > 0 } });
      case `GET /api/clientCards/cliente/${person?.id}`:
        return json(response, 200, { data: (person?.cards ?? []).map((clientCardId) => ({ clientCardId })) });
      case 'GET /api/conversations': {
        const size = Math.min(2, Number(searchParams.get('pageSize')));
        const from = (Number(searchParams.get('page')) - 1) * size;
        const all = (person?.conversations ?? []).map((id) => ({ id, title: id }));
        return json(response, 200, { data: { items: all.slice(from, from + size), totalCount: all.length } });
      }
      default:
        return json(response, 200, { data: { pathname } });
    }
  };
  const services = await Promise.all(
    ['product', 'chat', 'postal', 'locality'].map((name) => listen(name, seen, arriving, answer)),
  );
  const [product, chat, postal, locality] = services.map(({ url }) => url);
  const addresses: Record<string, string> = {
    PRODUCT_API_URL: product ?? '',
    CHAT_API_URL: chat ?? '',
    POSTAL_CODE_API_URL: postal ?? '',
    LOCALITY_API_URL: locality ?? '',
  };
  const server = await createGateway(addresses, environment, options);
  const { url } = await server.listen();
  const world: World = {
    url,
    server,
    addresses,
    seen,
    arriving,
    people,
    on,
    call: (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
    seenAt: (path) =>
      seen.filter((record) => record.url.replace(`/${record.service}`, '').split('?')[0] === path),
    close: async () => {
      opened.delete(world);
      for (const { server: service } of services) service.closeAllConnections();
      await server.close();
      for (const { server: service } of services) service.close();
    },
  };
  opened.add(world);
  return world;
}

const FREE = { id: 1, name: 'free_plan', status: true };
export const PAID = { id: 2, name: 'fleming_plan', status: true, startDate: '2026-01-01' };

let nextId = 1000 + (Date.now() % 1_000_000_000);
/** Adds a new person, so that tests in one database do not interfere with each other. */
export function addPerson(world: World, given: Partial<Person> = {}): Person {
  nextId += 1;
  const person: Person = { id: nextId, plan: PAID, ...given };
  world.people.set(person.id, person);
  return person;
}
export const addFreePerson = (world: World, left: number): Person => addPerson(world, { plan: FREE, left });

/** Builds a form with the text fields of a message, followed by files. */
export function messageForm(
  fields: Record<string, string>,
  files: readonly { part: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> }[] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { part, name, type, bytes } of files) form.append(part, new File([bytes], name, { type }));
  return form;
}

/** Creates a conversation through the gateway. */
export async function createConversation(world: World, person: Person, id: string): Promise<void> {
  world.on.set('POST /api/conversas', (_seen, response) =>
    json(response, 200, { data: { codigoConversa: id } }),
  );
  await world.call('/ai/api/conversas', {
    method: 'POST',
    headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
    body: JSON.stringify({ codigoCliente: person.id, titulo: 'Nova Conversa' }),
  });
}
