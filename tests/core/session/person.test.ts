import { type App, createMemoryStore } from '@vesalio/core';
import {
  accountAnswer,
  chatRoutes,
  type FakeReply,
  type FakeRoutes,
  historyFixture,
  loginAnswer,
  openApp,
  savedCardAnswer,
  sessionOf,
} from '@vesalio/core/testing';
import { describe, expect, test } from 'vitest';
import { newCard as card, createTestClock, settle } from '../fixtures.ts';

const READ = 'GET /api/auth/my-account';

/** Answers a route on demand. */
function hold(): { route: () => Promise<FakeReply>; answer(reply: FakeReply): Promise<void> } {
  let give: (reply: FakeReply) => void = () => undefined;
  const given = new Promise<FakeReply>((resolve) => {
    give = resolve;
  });
  return {
    route: () => given,
    async answer(reply) {
      give(reply);
      await settle();
      await settle();
    },
  };
}

async function open(routes: FakeRoutes = {}) {
  const clock = createTestClock();
  const { app, backend } = await openApp(
    {
      ...chatRoutes({ conversations: 3 }),
      [READ]: { data: accountAnswer() },
      'GET /api/clientCards/cliente/:id': { data: [savedCardAnswer()] },
      ...routes,
    },
    { storage: createMemoryStore(), clock, session: { hasActivePlan: false, planName: '' } },
  );
  const notes = () => app.notices.getState().items.map(({ text }) => text);
  return { app, backend, clock, notes };
}

const caio = sessionOf({
  token: 'token-caio',
  userId: 8,
  username: 'Caio',
  hasActivePlan: false,
  planName: '',
});

/** The four ways in which a person's session ends. */
const departures: Record<string, (app: App) => void> = {
  'another signs in': (app) => app.session.signIn(caio),
  'they sign out': (app) => app.session.end('logout'),
  'the session expires': (app) => void app.session.expire('token-ana'),
  'another tab ends the session': (app) => app.session.end('other-tab'),
};

interface LateAction {
  /** The route with the late answer. */
  route: string;
  /** Starts the action. `state` must not change afterwards. */
  begin(app: App): Promise<{ action: Promise<unknown>; state(): unknown }>;
  success: FakeReply;
}

const profile = { name: 'Ana D’Ávila', phone: '(21) 98765-4321', birthDate: '1985-04-12' };

async function accountOf(app: App) {
  const flow = await app.account();
  await flow.load();
  return { flow, state: () => flow.store.getState() };
}

async function cardsOf(app: App) {
  const flow = await app.cards();
  await flow.load();
  return { flow, state: () => flow.store.getState() };
}

const actions: Record<string, LateAction> = {
  'reading the account': {
    route: READ,
    async begin(app) {
      const flow = await app.account();
      return { action: flow.load(), state: () => flow.store.getState() };
    },
    success: { data: accountAnswer() },
  },
  'saving the profile': {
    route: 'PUT /api/auth/my-account',
    async begin(app) {
      const { flow, state } = await accountOf(app);
      flow.edit('profile');
      return { action: flow.save('profile', profile), state };
    },
    success: { data: {} },
  },
  'sending a picture': {
    route: 'PUT /api/auth/my-account/picture',
    async begin(app) {
      const { flow, state } = await accountOf(app);
      return { action: flow.sendPhoto('aGk='), state };
    },
    success: { data: {} },
  },
  'cancelling the subscription': {
    route: 'DELETE /api/subscription/cancel',
    async begin(app) {
      const { flow, state } = await accountOf(app);
      return { action: flow.cancelSubscription(), state };
    },
    success: { data: { success: true } },
  },
  'reading the cards': {
    route: 'GET /api/clientCards/cliente/:id',
    async begin(app) {
      const flow = await app.cards();
      return { action: flow.load(), state: () => flow.store.getState() };
    },
    success: { data: [savedCardAnswer()] },
  },
  'adding a card': {
    route: 'POST /api/clientCards/cliente/:id',
    async begin(app) {
      const { flow, state } = await cardsOf(app);
      return { action: flow.add(card), state };
    },
    success: { status: 201, data: { clientCardId: 3 } },
  },
  'removing a card': {
    route: 'DELETE /api/clientCards/:id',
    async begin(app) {
      const { flow, state } = await cardsOf(app);
      return { action: flow.remove(flow.store.getState().cards[0]?.clientCardId ?? 0), state };
    },
    success: { data: {} },
  },
  'deleting a conversation': {
    route: 'DELETE /api/conversations/:id',
    async begin(app) {
      const flow = await app.conversations();
      flow.askDelete({ id: 1, title: 'HAS', date: '' } as never);
      return { action: flow.confirmDelete(), state: () => flow.store.getState() };
    },
    success: { data: {} },
  },
  'validating the e-mail code': {
    route: 'POST /api/auth/validateEmail/:code',
    async begin(app) {
      const flow = (await app.auth()).emailCode();
      return { action: flow.validate('ABC12'), state: () => flow.store.getState() };
    },
    success: { data: loginAnswer() },
  },
  'sending another code': {
    route: 'POST /api/auth/resend-validate-email/:to',
    async begin(app) {
      const flow = (await app.auth()).emailCode();
      return { action: flow.resend(), state: () => flow.store.getState() };
    },
    success: { data: {} },
  },
  'accepting the terms': {
    route: 'POST /api/auth/accept-terms',
    async begin(app) {
      const flow = (await app.auth()).terms();
      return { action: flow.accept(true), state: () => flow.store.getState() };
    },
    success: { data: {} },
  },
  'activating the free plan': {
    route: 'POST /api/subscription/link-free',
    async begin(app) {
      const flow = (await app.plans())();
      return { action: flow.activateFree(), state: () => flow.store.getState() };
    },
    success: { data: loginAnswer({ planName: 'free_plan' }) },
  },
  'checking a coupon': {
    route: 'POST /api/coupons/validate',
    async begin(app) {
      const { coupon } = (await app.payment())('fleming_plan');
      return { action: coupon.apply('MED20'), state: () => coupon.store.getState() };
    },
    success: { data: { isValid: true } },
  },
  paying: {
    route: 'POST /api/subscription/create',
    async begin(app) {
      const flow = (await app.payment())('fleming_plan');
      return { action: flow.pay({ card, saveCard: true }), state: () => flow.store.getState() };
    },
    success: { data: { status: 'succeeded', token: 'token-ana-2' } },
  },
};

describe('a late answer', () => {
  const outcomes = Object.entries(actions).flatMap(([name, action]) =>
    Object.keys(departures).flatMap((departure) => [
      [name, departure, 'succeeded', action, action.success] as const,
      [name, departure, 'failed', action, { status: 500, data: { message: 'x' } }] as const,
    ]),
  );

  test.each(outcomes)(
    'to %s changes nothing after %s: it %s',
    async (_name, departure, _how, action, reply) => {
      const { app, backend, clock, notes } = await open();
      const held = hold();
      backend.on(action.route, held.route);
      const { action: running, state } = await action.begin(app);
      let isSettled = false;
      void running.then(() => {
        isSettled = true;
      });
      await settle();
      expect(backend.callsTo(action.route)).toHaveLength(1);
      departures[departure]?.(app);
      const after = { state: state(), session: app.session.getState(), notes: notes() };
      await held.answer(reply);
      await clock.tick(10_000);
      expect({ state: state(), session: app.session.getState(), notes: notes() }).toEqual(after);
      expect(isSettled).toBe(true);
      // No call that one person started uses the next person's token.
      expect(backend.requests.map(({ headers }) => headers.get('authorization'))).not.toContain(
        'Bearer token-caio',
      );
      app.dispose();
    },
  );
});

const anything = { safeParse: (value: unknown) => ({ success: true as const, data: value }) };

describe('the calls of a person who left', () => {
  test('are cancelled if they read, and their answers ignored if they change something', async () => {
    const { app, backend } = await open({ 'GET /api/x': { silent: true } });
    const held = hold();
    backend.on('PUT /api/x', held.route);
    const http = await app.http();
    const read = http.product('GET', '/api/x', anything).catch((error) => error);
    const change = http.product('PUT', '/api/x', anything).catch((error) => error);
    await settle();
    app.session.signIn(caio);
    expect(await read).toMatchObject({ name: 'ApiError', kind: 'aborted' });
    await held.answer({ data: { isDone: true } });
    expect(await change).toMatchObject({ name: 'ApiError', kind: 'aborted' });
    const [reading] = backend.callsTo('GET /api/x');
    const [changing] = backend.callsTo('PUT /api/x');
    expect([reading?.signal.aborted, changing?.signal.aborted]).toEqual([true, false]);
    app.dispose();
  });

  test('are never sent afterwards, while the calls of the next person are', async () => {
    const { app, backend } = await open({ 'GET /api/x': { data: { id: 1 } } });
    const before = await app.http();
    app.session.signIn(caio);
    for (const call of [before.product, before.ai, before.gateway]) {
      await expect(call('GET', '/api/x', anything)).rejects.toMatchObject({ kind: 'aborted' });
    }
    await expect(before.aiStream('/api/x', {})).rejects.toMatchObject({ kind: 'aborted' });
    expect(backend.callsTo('GET /api/x')).toEqual([]);
    expect(await (await app.http()).product('GET', '/api/x', anything)).toEqual({ id: 1 });
    const [call] = backend.callsTo('GET /api/x');
    expect(call?.headers.get('authorization')).toBe('Bearer token-caio');
    app.dispose();
  });

  test('are not retried', async () => {
    const { app, backend, clock } = await open({ 'GET /api/x': { status: 503 } });
    const read = (await app.http()).product('GET', '/api/x', anything).catch((error) => error);
    await settle();
    app.session.signIn(caio);
    await clock.tick(20_000);
    expect(await read).toMatchObject({ kind: 'aborted' });
    expect(backend.callsTo('GET /api/x')).toHaveLength(1);
    app.dispose();
  });

  test('do not include the calls of the same person with a new token', async () => {
    const { app, backend } = await open();
    const held = hold();
    backend.on('GET /api/x', held.route);
    const read = (await app.http()).product('GET', '/api/x', anything);
    await settle();
    app.session.signIn({ token: 'token-ana-2', userId: 7 });
    await held.answer({ data: { id: 1 } });
    expect(await read).toEqual({ id: 1 });
    app.dispose();
  });

  test('do not include the calls of a visitor, whose answers are used whoever signs in meanwhile', async () => {
    const { app, backend } = await openApp({}, { session: null });
    const held = hold();
    backend.on('POST /api/auth/forgot-password', held.route);
    const flow = (await app.auth()).forgotPassword();
    const sending = flow.send('ana@exemplo.com.br');
    await expect.poll(() => backend.requests).toHaveLength(1);
    app.session.signIn(caio);
    await held.answer({ data: {} });
    expect(await sending).toBe(true);
    expect(flow.store.getState()).toEqual({ status: 'done', error: null });
    app.dispose();
  });
});

describe('the flows of an app', () => {
  test('serve the next person with the same functions and an empty state', async () => {
    const { app, backend } = await open();
    const [account, cards, list, chat] = await Promise.all([
      app.account(),
      app.cards(),
      app.conversations(),
      app.chat(),
    ]);
    await Promise.all([account.load(), cards.load(), list.load()]);
    chat.setDraft('Paciente com dispneia');
    expect(account.edit('profile')).toBe(true);
    app.session.signIn(caio);
    expect(account.store.getState()).toMatchObject({ status: 'idle', account: null, editing: null });
    expect(cards.store.getState()).toMatchObject({ status: 'idle', cards: [] });
    expect(list.store.getState().items).toEqual([]);
    expect(chat.store.getState()).toMatchObject({ draft: '', messages: [], conversationId: null });

    backend.on(READ, { data: accountAnswer({ id: 8, name: 'Caio' }) });
    await account.load();
    expect(account.store.getState().account?.name).toBe('Caio');
    expect(await app.account()).toBe(account);
    app.dispose();
  });

  test('read the list again for the next person, where it was shown', async () => {
    const { app, backend } = await open();
    const list = await app.conversations();
    await list.load();
    app.session.signIn(caio);
    await expect.poll(() => list.store.getState().status).toBe('ready');
    const tokens = backend
      .callsTo('GET /api/conversations')
      .map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual(['Bearer token-ana', 'Bearer token-caio']);
    app.session.end('logout');
    await settle();
    expect(list.store.getState()).toMatchObject({ status: 'idle', items: [] });
    expect(backend.callsTo('GET /api/conversations')).toHaveLength(2);
    app.dispose();
  });

  test.each(Object.keys(departures))('drop a question under way when %s', async (departure) => {
    const { app, backend, notes } = await open();
    const held = hold();
    backend.on('POST /ai/api/mensagens', held.route);
    const chat = await app.chat();
    chat.setDraft('Qual a meta?');
    const sending = chat.send();
    await expect.poll(() => backend.callsTo('POST /ai/api/mensagens')).toHaveLength(1);
    departures[departure]?.(app);
    const after = { state: chat.store.getState(), live: chat.live.getState(), notes: notes() };
    const sent = backend.requests.length;
    await held.answer({ data: { resposta: 'tarde', referencias: [], codigoConversaCliente: 41 } });
    await sending;
    expect({ state: chat.store.getState(), live: chat.live.getState(), notes: notes() }).toEqual(after);
    expect(chat.store.getState()).toMatchObject({ messages: [], status: 'idle', conversationId: null });
    expect(backend.requests).toHaveLength(sent);
    app.dispose();
  });

  test.each([
    ['another signs in', 0],
    ['the session expires', 1],
  ])('report the outcome of a deletion, after which %s, to %i people', async (departure, told) => {
    const { app, backend, notes } = await open();
    const held = hold();
    backend.on('DELETE /api/auth/delete-account', held.route);
    const { flow } = await accountOf(app);
    const deleting = flow.deleteAccount();
    await settle();
    departures[departure]?.(app);
    await held.answer({ data: { success: true } });
    expect(await deleting).toBe(told === 1);
    expect(notes()).toHaveLength(told);
    app.dispose();
  });

  test('end a pending wait at sign-out', async () => {
    const { app, clock } = await open({ 'POST /api/subscription/link-free': { data: {} } });
    const flow = (await app.plans())();
    const activating = flow.activateFree();
    await clock.tick(500);
    expect(flow.store.getState().status).toBe('done');
    app.session.signIn(caio);
    expect(await activating).toBeUndefined();
    expect(flow.store.getState().status).toBe('idle');
    app.dispose();
  });
});

test('passes the conversation of a visitor to the first person although a call of the visitor got a 401', async () => {
  let isOpen = false;
  const { app } = await openApp(
    {
      ...chatRoutes({ conversations: 3 }),
      [READ]: async () => (isOpen ? { data: accountAnswer() } : { status: 401 }),
      'GET /ai/api/mensagens/conversa/:id': async () =>
        isOpen ? { data: historyFixture(1) } : { status: 401 },
    },
    { storage: createMemoryStore(), clock: createTestClock(), session: null },
  );
  const flow = await app.chat();
  await flow.select(7);
  expect(app.session.getState().ended).toBe('expired');
  isOpen = true;
  app.session.signIn(sessionOf());
  await settle();
  expect(flow.store.getState().conversationId).toBe(7);
  await expect.poll(() => flow.store.getState().messages.length).toBe(2);
});
