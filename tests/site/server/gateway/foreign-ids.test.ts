import { beforeAll, expect, it } from 'vitest';
import {
  addPerson,
  bearer,
  createConversation,
  json,
  messageForm,
  openWorld,
  PAID,
  type Person,
  type World,
} from './gateway-world.ts';

const MARK = 'palavra-que-só-a-dona-conhece';
const KEY = 'foreign-ids-key';
const CARD = { number: '4111111111111111', holderName: 'ANA', expMonth: '12', expYear: '2030', cvv: '123' };

let world: World;
let owner: Person;
let message: string;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off' });
  owner = addPerson(world, { cards: [31] });
  const conversation = `own-${owner.id}`;
  message = `message-${owner.id}`;
  await createConversation(world, owner, conversation);
  // Services that do no access checks of their own.
  world.on.set(`GET /api/mensagens/conversa/${conversation}`, (_seen, response) =>
    json(response, 200, { data: [{ codigo: message, pergunta: MARK, resposta: MARK }] }),
  );
  world.on.set('POST /api/mensagens', (_seen, response) =>
    json(response, 200, { data: { resposta: MARK, codigoMensagem: message } }),
  );
  world.on.set('POST /api/subscription/create', (_seen, response) =>
    json(response, 200, { data: { status: 'succeeded' } }),
  );
  const asked = await world.call('/ai/api/mensagens', {
    method: 'POST',
    headers: { ...bearer(owner.id), 'Idempotency-Key': KEY },
    body: messageForm({ conversationId: conversation, prompt: MARK }),
  });
  expect(asked.status).toBe(200);
  const paid = await send('POST', '/api/subscription/create', owner, {
    internalPlanName: PAID.name,
    card: CARD,
  });
  expect(paid.status).toBe(200);
});

const send = (method: string, path: string, person: Person, body?: object) =>
  world.call(path, {
    method,
    headers: {
      ...bearer(person.id),
      ...(body ? { 'Content-Type': 'application/json', 'Idempotency-Key': KEY } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const bodies: Record<string, object> = {
  'POST /api/clientCards/cliente/{id}': CARD,
  'POST /gateway/turns/{key}/verdicts': { confere: 1, diverge: 0, 'nao-verificavel': 0 },
  'PUT /gateway/conversations/{id}': { title: 'Outro título' },
  'PUT /gateway/feedback/{id}': { helpful: true, reasons: [] },
  'PUT /gateway/feedback/{id}/clinical-error': { severity: 'moderate', text: 'x' },
};

it('no route with an id gives or takes anything of another person (catalogue 45)', async () => {
  const stranger = addPerson(world);
  const { paths } = (await (await world.call('/openapi.json')).json()) as { paths: Record<string, object> };
  const routes = Object.entries(paths)
    .filter(([path]) => /\{(?:id|key)\}/.test(path) && !path.startsWith('/gateway/admin'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  expect(routes.length).toBeGreaterThan(15);
  // A person's own stop, sent in advance, is kept under the same key.
  routes.sort((a, b) => Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')));
  const fill = (path: string) =>
    path
      .replace('{key}', KEY)
      .replace('cliente/{id}', `cliente/${owner.id}`)
      .replace('clientCards/{id}', 'clientCards/31')
      .replace(/(?<=(?:feedback|replacements)\/)\{id\}/, message)
      .replace('{id}', `own-${owner.id}`);
  const before = world.seen.length;
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const body = path.includes('replacements')
      ? { replaces: message, conversationId: `own-${owner.id}` }
      : bodies[route];
    const response = await send(method, fill(path), stranger, body);
    const text = await response.text();
    expect([403, 404], `${route}: ${text}`).toContain(response.status);
    expect(text, route).not.toContain(MARK);
  }
  const forwarded = world.seen.slice(before).filter(({ method }) => method !== 'GET');
  expect(forwarded).toEqual([]);
  for (const path of [
    `/gateway/turns/${KEY}`,
    `/gateway/payments/${KEY}`,
    `/ai/api/mensagens/conversa/own-${owner.id}`,
  ])
    expect((await send('GET', path, owner)).status, path).toBe(200);
});
