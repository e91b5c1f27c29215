import { type FakeReply, type FakeRoutes, openApp, sessionOf } from '@vesalio/core/testing';
import { describe, expect, test } from 'vitest';
import { createTestClock, noticesOf } from '../fixtures.ts';

const LIST = 'GET /api/clientCards/cliente/:id';
const SAVE = 'POST /api/clientCards/cliente/:id';
const DELETE = 'DELETE /api/clientCards/:id';

const FAILED = 'Erro ao salvar cartão. Verifique os dados e tente novamente.';

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
  const { app, backend } = await openApp(
    { [LIST]: { data: [saved(1), saved(2, true), { label: 'sem id' }] }, ...routes },
    { clock: createTestClock(), session },
  );
  const flow = await app.cards();
  const notes = () => noticesOf(app);
  return { app, backend, flow, notes, state: () => flow.store.getState() };
}

test('reads the list of the person and omits invalid items', async () => {
  const { backend, flow, state } = await open({});
  const loading = flow.load();
  expect(state().status).toBe('loading');
  await loading;
  expect(state()).toMatchObject({ status: 'ready', error: null });
  expect(state().cards.map(({ clientCardId }) => clientCardId)).toEqual([1, 2]);
  expect(backend.requests[0]?.path).toBe('/api/clientCards/cliente/7');
});

test('takes a card whose use the product does not tell for one that can be deleted', async () => {
  const { flow, state } = await open({ [LIST]: { data: [{ ...saved(1), isUsing: undefined }] } });
  await flow.load();
  expect(state().cards).toMatchObject([{ clientCardId: 1, isUsing: false }]);
});

test('a read that fails late changes nothing about a newer one', async () => {
  const { backend, flow, state } = await open({ [LIST]: { status: 400, delayMs: 20 } });
  const old = flow.load();
  await new Promise((resolve) => setTimeout(resolve, 5));
  backend.on(LIST, { data: [saved(1)] });
  await flow.load();
  await old;
  expect(state()).toMatchObject({ status: 'ready', cards: [{ clientCardId: 1 }] });
});

test.each<[string, FakeReply, Record<string, unknown>, string]>([
  ['a failure', { status: 400, data: {} }, {}, 'Não foi possível carregar os cartões salvos.'],
  ['no person', { data: [] }, { userId: null }, 'ID do cliente não encontrado.'],
])('%s of the list is told', async (_name, reply, session, error) => {
  const { flow, state } = await open({ [LIST]: reply }, session);
  await flow.load();
  expect(state()).toMatchObject({ status: 'failed', error });
});

test('reads the list again after a change of plan, because a cancelled one releases its card', async () => {
  const { app, backend, flow, notes, state } = await open({ [DELETE]: { status: 204 } });
  app.session.update({ planName: 'hippocrates_plan' });
  expect(backend.callsTo(LIST), 'nothing shows the list yet').toHaveLength(0);
  await flow.load();
  backend.on(LIST, { data: [saved(1), saved(2)] });
  app.session.update({ planName: 'free_plan' });
  expect(state().cards, 'the list stays on screen meanwhile').toHaveLength(2);
  await expect.poll(() => state().cards.some(({ isUsing }) => isUsing)).toBe(false);
  app.session.update({ planName: 'free_plan' });
  expect(backend.callsTo(LIST)).toHaveLength(2);
  expect(await flow.remove(2)).toBe(true);
  expect(notes()).toEqual(['success: Cartão removido com sucesso!']);
});

test('adds a card once, then reads the list again', async () => {
  const { backend, flow, notes, state } = await open({ [SAVE]: { status: 201, data: { clientCardId: 3 } } });
  const both = await Promise.all([flow.add(newCard), flow.add(newCard)]);
  expect(both).toEqual([true, false]);
  expect(backend.callsTo(SAVE)).toHaveLength(1);
  expect(backend.callsTo(SAVE)[0]?.body).toEqual(newCard);
  expect(notes()).toEqual(['success: Cartão adicionado com sucesso!']);
  expect(state()).toMatchObject({ adding: false, addError: null, status: 'ready' });
  expect(JSON.stringify(state())).not.toContain(newCard.number);
});

test('ignores a second press while the list is read again', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { backend, flow, notes, state } = await open({
    [SAVE]: { status: 201, data: { clientCardId: 3 } },
    [LIST]: async () => {
      await slow;
      return { data: [saved(3)] };
    },
  });
  const first = flow.add(newCard);
  await expect.poll(() => backend.callsTo(LIST).length).toBe(1);
  expect(notes()).toEqual(['success: Cartão adicionado com sucesso!']);
  expect(state().adding).toBe(true);
  expect(await flow.add(newCard)).toBe(false);
  release();
  expect(await first).toBe(true);
  expect(state()).toMatchObject({ adding: false, status: 'ready' });
  expect(backend.callsTo(SAVE)).toHaveLength(1);
});

test.each<[string, FakeReply]>([
  ['a refusal', { status: 400, data: {} }],
  ['a conflict that the product itself tells', { status: 409, data: {} }],
])('after %s the next try has a new key', async (_name, reply) => {
  const { backend, flow, state } = await open({ [SAVE]: reply });
  await flow.add(newCard);
  expect(state()).toMatchObject({ adding: false, addError: FAILED });
  await flow.add(newCard);
  const [first, second] = backend.callsTo(SAVE).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).not.toBe(second);
});

describe('a card whose answer was lost', () => {
  interface Fate {
    isSaved: boolean;
    first: FakeReply;
    /** The gateway's answer to a repeated key; absent if the first request never arrived. */
    again?: FakeReply;
  }
  const SAVED: FakeReply = { status: 201, data: { clientCardId: 3 } };
  const gatewayFailure = (status: number, code: string): FakeReply => ({
    status,
    data: { message: 'x' },
    headers: { 'X-Vesalio-Error': code, 'X-Request-Id': 'r-1' },
  });
  const UNKNOWN = gatewayFailure(409, 'outcome-unknown');
  const BROKEN: FakeReply = { status: 500, data: {}, headers: { 'X-Request-Id': 'r-1' } };
  const CUT: FakeReply = { fail: 'before' };

  /** A server that always gives the same answer to a key, like the gateway's journal. */
  async function openWith(fate: Fate) {
    let fates = [fate];
    const cards = [saved(1)];
    const told = new Map<string | null, FakeReply>();
    const opened = await open({
      [LIST]: () => ({ data: [...cards] }),
      [SAVE]: ({ headers }) => {
        const key = headers.get('Idempotency-Key');
        const known = told.get(key);
        if (known) return known;
        const [next = { isSaved: true, first: SAVED, again: SAVED }] = fates;
        fates = [];
        if (next.isSaved) cards.push(saved(cards.length + 1));
        if (next.again) told.set(key, next.again);
        return next.first;
      },
    });
    await opened.flow.load();
    return { ...opened, cards };
  }

  test.each<[string, Fate]>([
    ['it never arrived', { isSaved: false, first: CUT }],
    ['saved, and the gateway knows it', { isSaved: true, first: CUT, again: SAVED }],
    ['saved, but nobody knows it', { isSaved: true, first: CUT, again: UNKNOWN }],
    ['not saved, and nobody knows it', { isSaved: false, first: CUT, again: UNKNOWN }],
    [
      'saved behind a time-out of the gateway',
      { isSaved: true, first: gatewayFailure(504, 'timeout'), again: UNKNOWN },
    ],
    [
      'not saved behind a 502',
      { isSaved: false, first: gatewayFailure(502, 'upstream-down'), again: UNKNOWN },
    ],
    ['saved behind a failure of the product', { isSaved: true, first: BROKEN, again: BROKEN }],
    ['not saved behind a failure of the product', { isSaved: false, first: BROKEN, again: BROKEN }],
    [
      'a proxy answered in the gateway’s place',
      { isSaved: true, first: { status: 502, data: 'Bad Gateway' }, again: SAVED },
    ],
  ])('is saved by the next try, once: %s', async (_name, fate) => {
    const { cards, flow, notes, state } = await openWith(fate);
    await expect(flow.add(newCard)).resolves.toBe(false);
    expect(state()).toMatchObject({ adding: false, addError: FAILED });
    // Closing the form in between keeps the attempt.
    flow.clearAddError();
    await expect(flow.add(newCard)).resolves.toBe(true);
    expect(notes()).toEqual(['success: Cartão adicionado com sucesso!']);
    expect(cards.map(({ clientCardId }) => clientCardId)).toEqual([1, 2]);
    expect(state()).toMatchObject({ addError: null, cards: [{ clientCardId: 1 }, { clientCardId: 2 }] });
  });

  test('closes the list on an institutional seat and gives the reason of the gateway', async () => {
    const message = 'O seu acesso é da instituição.';
    const { flow } = await open({
      [LIST]: { status: 403, data: { message }, headers: { 'x-vesalio-error': 'seat' } },
    });
    await flow.load();
    expect(flow.store.getState()).toMatchObject({ status: 'closed', cards: [], error: message });
  });

  test('keeps its key after a failure of the gateway itself, because a copy may still arrive', async () => {
    const { backend, flow } = await openWith({
      isSaved: false,
      first: gatewayFailure(502, 'upstream-down'),
      again: SAVED,
    });
    await flow.add(newCard);
    await expect(flow.add(newCard)).resolves.toBe(true);
    const [first, second] = backend.callsTo(SAVE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBe(second);
  });

  test('is not sent again while the list cannot be read', async () => {
    const { backend, flow } = await openWith({ isSaved: true, first: CUT, again: UNKNOWN });
    await flow.add(newCard);
    backend.on(LIST, { status: 400, data: {} });
    await expect(flow.add(newCard)).resolves.toBe(false);
    expect(backend.callsTo(SAVE)).toHaveLength(1);
  });

  test('is not sent under another key while the first is under way', async () => {
    const { backend, flow } = await openWith({
      isSaved: false,
      first: CUT,
      again: gatewayFailure(409, 'in-flight'),
    });
    for (let press = 0; press < 3; press++) await expect(flow.add(newCard)).resolves.toBe(false);
    const keys = backend.callsTo(SAVE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['number', { maskedNumber: '**** 4444' }],
    ['month', { expMonth: 1 }],
    ['year', { expYear: 2033 }],
  ])('is not taken for a card of another %s that came into the list meanwhile', async (_name, other) => {
    const { backend, cards, flow } = await openWith({ isSaved: false, first: CUT, again: UNKNOWN });
    await flow.add(newCard);
    cards.push({ ...saved(2), ...other });
    await expect(flow.add(newCard)).resolves.toBe(true);
    expect(cards).toHaveLength(3);
    expect(backend.callsTo(SAVE).length).toBeGreaterThan(1);
  });

  test.each([
    ['number', { number: '5555555555554444' }],
    ['expiry', { expYear: 2033 }],
  ])('does not prevent saving a card of another %s', async (_name, other) => {
    const { cards, flow } = await openWith({ isSaved: true, first: CUT, again: UNKNOWN });
    await flow.add(newCard);
    await expect(flow.add({ ...newCard, ...other })).resolves.toBe(true);
    expect(cards).toHaveLength(3);
  });
});

test('removes a card', async () => {
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

test('clears the cards at sign-out', async () => {
  const { app, flow, state } = await open({});
  await flow.load();
  app.session.signIn(sessionOf({ token: 'token-bia', userId: 8 }));
  expect(state()).toMatchObject({ status: 'idle', cards: [] });
});
