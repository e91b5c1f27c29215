import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentScope } from '../../../../packages/site/server/platform/scope.ts';
import { openOwnDatabase } from '../database-copy.ts';
import { cardOf } from '../sandbox/sandbox-stage.ts';
import { messageForm } from './gateway-world.ts';

/** Calls of an account that another process deletes between two of their statements. */
let db: Db;
const servers: RunningServer[] = [];
let [url, other] = ['', ''];
/** Called before each statement and transaction of the first server. */
let before: (sql: string) => Promise<void> = async () => {};
beforeAll(async () => {
  db = await openOwnDatabase();
  const watched: Db = {
    ...db,
    query: async (sql, params, options) => {
      await before(sql);
      return db.query(sql, params, options);
    },
    tx: async (work) => {
      await before('begin');
      return db.tx(work);
    },
  };
  const environment = { PORT: '0', DATA_DIR: 'memory', SESSION_SECRET: 's'.repeat(40), RATE_LIMITS: 'off' };
  for (const used of [watched, db]) servers.push(await createServer(readConfig(environment), { db: used }));
  [url = '', other = ''] = await Promise.all(servers.map(async (server) => (await server.listen()).url));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await db.close();
});

const call = (address: string, token: string, method: string, path: string, body?: unknown) =>
  fetch(`${address}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      ...(body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });

interface Member {
  token: string;
  id: number;
  conversation: number;
  card: number;
}

let count = 0;
async function join(): Promise<Member> {
  count += 1;
  const session = await servers[1]?.sandbox?.issuePartnerSession?.(`partner:x:${count}`, 'Ana');
  const { token, userId: id } = session as { token: string; userId: number };
  await call(other, token, 'DELETE', '/api/subscription/cancel');
  const post = async (path: string, body: unknown) => (await call(other, token, 'POST', path, body)).json();
  const { data } = await post('/ai/api/conversas', { codigoCliente: id, titulo: 'x' });
  const { clientCardId } = await post(`/api/clientCards/cliente/${id}`, cardOf('4111111111111111'));
  return { token, id, conversation: data.codigoConversa, card: clientCardId };
}

type Call = readonly [method: string, path: string, body?: unknown];
const pay = (payment: object): Call => [
  'POST',
  '/api/subscription/create',
  { internalPlanName: 'fleming_plan', ...payment },
];
const payNew = () => pay({ card: cardOf('4111111111111111') });
const question = ({ conversation }: Member) =>
  messageForm({ conversationId: String(conversation), prompt: 'Meta na hipertensão?' });

it.each<[string, string, number, (member: Member) => Call]>([
  ['an account', 'select id, name, email, cpf', 401, () => ['GET', '/api/auth/my-account']],
  ['an export', 'select id, email', 401, () => ['GET', '/gateway/export']],
  ['a payment', 'insert into idempotent_requests', 401, payNew],
  ['a paid plan', 'begin', 401, payNew],
  ['a payment that begins', 'update gateway_attempt', 401, payNew],
  ['a payment by a saved card', 'insert into gateway_attempt', 401, ({ card }) => pay({ cardId: card })],
  [
    'a card',
    'begin',
    401,
    ({ id }) => ['POST', `/api/clientCards/cliente/${id}`, cardOf('5555555555554444')],
  ],
  ['a question', 'insert into free_usage', 404, (member) => ['POST', '/ai/api/mensagens', question(member)]],
])('answers %s whose person is deleted before "%s" with %i', async (_name, statement, status, callOf) => {
  const member = await join();
  // From now on the gateway knows the account without asking for it.
  expect((await call(url, member.token, 'GET', '/gateway/conversations')).status).toBe(200);
  let isGone = false;
  before = async (sql) => {
    // The server's background work has transactions of its own.
    if (isGone || !currentScope()?.request || !sql.startsWith(statement)) return;
    isGone = true;
    expect((await call(other, member.token, 'DELETE', '/api/auth/delete-account')).status).toBe(200);
  };
  const answer = await call(url, member.token, ...callOf(member));
  before = async () => {};
  expect({ isGone, status: answer.status }).toEqual({ isGone: true, status });
});
