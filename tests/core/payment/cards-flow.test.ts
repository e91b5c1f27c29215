import { createApp } from '@vesalio/core';
import { createFakeBackend, type FakeReply, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { createTestClock } from '../fixtures.ts';

const LIST = 'GET /api/clientCards/cliente/:id';
const SAVE = 'POST /api/clientCards/cliente/:id';
const DELETE = 'DELETE /api/clientCards/:id';

const saved = (id: number, isUsing = false) => ({
  clientCardId: id,
  holderName: 'Ana Souza',
  maskedNumber: '**** 1111',
  expMonth: 12,
  expYear: 2031,
  brand: 'visa',
  label: `Cartão ${id}`,
  isUsing,
});
const newCard = {
  number: '4111111111111111',
  holderName: 'Ana Souza',
  holderDocument: '52998224725',
  expMonth: 12,
  expYear: 2031,
  cvv: '123',
  brand: 'visa',
  label: 'Consultório',
  billingAddress: {
    line1: 'Rua A, 1',
    line2: '',
    zipCode: '01310100',
    city: 'São Paulo',
    state: 'SP',
    country: 'BR' as const,
  },
};

async function open(routes: FakeRoutes, session: Record<string, unknown> = {}) {
  const backend = createFakeBackend({
    [LIST]: { data: [saved(1), saved(2, true), { label: 'sem id' }] },
    ...routes,
  });
  const app = createApp({
    baseUrl: 'http://cards.test',
    storage: 'memory',
    fetch: backend.fetch,
    clock: createTestClock(),
  });
  await app.start();
  app.session.signIn(sessionOf(session));
  const flow = await app.cards();
  const notes = () => app.notices.getState().items.map(({ type, text }) => `${type}: ${text}`);
  return { app, backend, flow, notes, state: () => flow.store.getState() };
}

test('the list is read for the person; broken items are left out', async () => {
  const { backend, flow, state } = await open({});
  const loading = flow.load();
  expect(state().status).toBe('loading');
  await loading;
  expect(state()).toMatchObject({ status: 'ready', error: null });
  expect(state().cards.map(({ clientCardId }) => clientCardId)).toEqual([1, 2]);
  expect(backend.requests[0]?.path).toBe('/api/clientCards/cliente/7');
});

test.each<[string, FakeReply, Record<string, unknown>, string]>([
  ['a failure', { status: 400, data: {} }, {}, 'Não foi possível carregar os cartões salvos.'],
  ['no person', { data: [] }, { userId: null }, 'ID do cliente não encontrado.'],
])('%s of the list is told', async (_name, reply, session, error) => {
  const { flow, state } = await open({ [LIST]: reply }, session);
  await flow.load();
  expect(state()).toMatchObject({ status: 'failed', error });
});

test('a card is added once, and the list read again', async () => {
  const { backend, flow, notes, state } = await open({ [SAVE]: { status: 201, data: { clientCardId: 3 } } });
  const both = await Promise.all([flow.add(newCard), flow.add(newCard)]);
  expect(both).toEqual([true, false]);
  expect(backend.callsTo(SAVE)).toHaveLength(1);
  expect(backend.callsTo(SAVE)[0]?.body).toEqual(newCard);
  expect(notes()).toEqual(['success: Cartão adicionado com sucesso!']);
  expect(state()).toMatchObject({ adding: false, addError: null, status: 'ready' });
  expect(JSON.stringify(state())).not.toContain(newCard.number);
});

test.each<[string, FakeReply, boolean]>([
  ['a refusal gets a new key', { status: 400, data: {} }, false],
  ['after a lost answer the key stays', { fail: 'before' }, true],
])('adding again: %s', async (_name, reply, isSame) => {
  const { backend, flow, state } = await open({ [SAVE]: reply });
  await flow.add(newCard);
  expect(state()).toMatchObject({
    adding: false,
    addError: 'Erro ao salvar cartão. Verifique os dados e tente novamente.',
  });
  await flow.add(newCard);
  const keys = backend.callsTo(SAVE).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0] === keys[1]).toBe(isSame);
});

test('a card is removed', async () => {
  const { backend, flow, notes, state } = await open({ [DELETE]: { data: { success: true } } });
  await flow.load();
  await expect(flow.remove(1)).resolves.toBe(true);
  expect(state().cards.map(({ clientCardId }) => clientCardId)).toEqual([2]);
  expect(notes()).toEqual(['success: Cartão removido com sucesso!']);
  expect(backend.callsTo(DELETE)).toHaveLength(1);
});

test.each<[string, number, FakeReply, number, string]>([
  [
    'a card in use is not even asked about',
    2,
    { data: {} },
    0,
    'Você não pode excluir um cartão que está em uso.',
  ],
  [
    'the server may know better',
    1,
    { status: 409, data: {} },
    1,
    'Você não pode excluir um cartão que está em uso.',
  ],
  ['a failure', 1, { status: 500, data: {} }, 1, 'Erro ao deletar cartão.'],
])('%s', async (_name, id, reply, calls, sentence) => {
  const { backend, flow, notes, state } = await open({ [DELETE]: reply });
  await flow.load();
  await expect(flow.remove(id)).resolves.toBe(false);
  expect(backend.callsTo(DELETE)).toHaveLength(calls);
  expect(notes()).toEqual([`error: ${sentence}`]);
  expect(state().cards).toHaveLength(2);
  expect(state().removing).toBeNull();
});

test('the cards go with their person', async () => {
  const { app, flow, state } = await open({});
  await flow.load();
  app.session.signIn(sessionOf({ token: 'token-bia', userId: 8 }));
  expect(state()).toMatchObject({ status: 'idle', cards: [] });
});
