import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabase } from '../database-copy.ts';
import { messageForm } from './gateway-world.ts';

/** The whole server with the embedded backend, as `npm start` runs it. */
let db: Db;
let server: RunningServer;
let url: string;
beforeAll(async () => {
  db = await openOwnDatabase();
  server = await createServer(
    readConfig({ PORT: '0', DATA_DIR: 'memory', FREE_PLAN_MESSAGES: '3', RATE_LIMITS: 'off' }),
    { db },
  );
  ({ url } = await server.listen());
});
afterAll(async () => {
  await server.close();
  await db.close();
});

type Json = { data?: Json; [field: string]: unknown };
const call = async (method: string, path: string, token?: string, body?: unknown) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as Json;
  return { status: response.status, data: (answer.data ?? answer) as Json };
};
const send = (token: string, conversationId: unknown, prompt: string, accept = 'application/json') =>
  fetch(`${url}/ai/api/mensagens`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Accept: accept },
    body: messageForm({ conversationId: String(conversationId), prompt, topK: '5', web: 'false' }),
  });

/** Registers a person who may use the chat on the free plan. */
async function register(email: string): Promise<{ token: string; id: unknown }> {
  const password = 'Senha#123';
  await call('POST', '/api/auth/register', undefined, {
    email,
    password,
    confirmPassword: password,
    fullName: 'Ana Sá',
  });
  const { data: session } = await call('POST', '/api/auth/login', undefined, { email, password });
  const token = String(session.token);
  const outbox = (await (await fetch(`${url}/sandbox/outbox.json`)).json()) as {
    to: string;
    code?: string;
  }[];
  const code = outbox.find((mail) => mail.to === email && mail.code)?.code;
  await call('POST', '/api/auth/accept-terms', token);
  const validated = await call('POST', `/api/auth/validateEmail/${code}`, token);
  const current = String(validated.data.token ?? token);
  const linked = await call('POST', '/api/subscription/link-free', current);
  return { token: String(linked.data.token ?? current), id: session.userId };
}

describe('a person on the embedded backend', () => {
  it('registers, asks, reads the answer again, and meets the limit exactly once too often', async () => {
    const { token, id } = await register('ana@exemplo.com.br');
    const created = await call('POST', '/ai/api/conversas', token, {
      codigoCliente: id,
      titulo: 'Hipertensão',
    });
    const conversation = created.data.codigoConversa;
    const answer = await send(
      token,
      conversation,
      'Qual a meta de pressão arterial na hipertensão?',
      'text/event-stream',
    );
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(text).toMatch(/^event: (references|delta)\n/);
    expect(text).toMatch(/event: done\ndata: \{.*"codigoMensagem"/);
    const history = await call('GET', `/ai/api/mensagens/conversa/${conversation}`, token);
    expect(history.data).toMatchObject([{ pergunta: 'Qual a meta de pressão arterial na hipertensão?' }]);
    const list = await call('GET', '/api/conversations?page=1&pageSize=15', token);
    expect(list.data).toMatchObject({ totalCount: 1 });

    expect((await send(token, conversation, 'Dengue')).status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await send(token, conversation, 'Sepse');
        await response.text();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(49);
  });

  it('cannot read or change anything of another person', async () => {
    const [ana, rui] = [await register('a2@exemplo.com.br'), await register('r2@exemplo.com.br')];
    const { data } = await call('POST', '/ai/api/conversas', ana.token, {
      codigoCliente: ana.id,
      titulo: 'x',
    });
    const id = data.codigoConversa;
    const foreign = [
      call('GET', `/ai/api/mensagens/conversa/${id}`, rui.token),
      call('DELETE', `/api/conversations/${id}`, rui.token),
      call('POST', '/ai/api/conversas', rui.token, { codigoCliente: ana.id, titulo: 'x' }),
      call('GET', `/api/clientCards/cliente/${ana.id}`, rui.token),
      call('DELETE', '/api/clientCards/1', rui.token),
    ];
    for (const { status } of await Promise.all(foreign)) expect([403, 404]).toContain(status);
    expect((await send(rui.token, id, 'x')).status).toBe(404);
    expect((await call('GET', `/ai/api/mensagens/conversa/${id}`, ana.token)).status).toBe(200);
  });

  it('pays once per key, and logs out for good', async () => {
    const { token, id } = await register('p3@exemplo.com.br');
    const card = {
      number: '4111111111111111',
      holderName: 'Ana Sa',
      holderDocument: '52998224725',
      expMonth: 12,
      expYear: new Date().getFullYear() + 3,
      cvv: '123',
      brand: 'visa',
      label: 'Meu Cartão',
      installments: 1,
      billingAddress: {
        line1: 'Rua A, 1',
        line2: '',
        zipCode: '01310100',
        city: 'São Paulo',
        state: 'SP',
        country: 'BR',
      },
    };
    const pay = () =>
      fetch(`${url}/api/subscription/create`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'one',
        },
        body: JSON.stringify({ internalPlanName: 'fleming_plan', card, couponCode: null }),
      });
    const [first, second] = [await pay(), await pay()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(((await second.json()) as Json).data).toEqual({ status: 'succeeded' });
    expect((await call('GET', '/gateway/payments/one', token)).data).toEqual({
      status: 'paid',
      outcome: 'succeeded',
    });
    expect((await call('GET', '/api/auth/my-account', token)).data).toMatchObject({
      id,
      activePlan: { name: 'fleming_plan' },
    });
    expect((await call('POST', '/gateway/logout', token)).status).toBe(204);
    expect((await call('GET', '/api/auth/my-account', token)).status).toBe(401);
  });

  it('reads states, cities and postal codes', async () => {
    expect((await call('GET', '/public/localidades/estados')).data).toHaveLength(27);
    expect((await call('GET', '/public/localidades/estados/RJ/municipios')).data).toHaveLength(92);
    expect((await call('GET', '/public/cep/01310100')).data).toMatchObject({
      localidade: 'São Paulo',
      uf: 'SP',
    });
  });
});
