import { createApp, type LoginAnswer } from '@vesalio/core';
import { chatRoutes, createFakeBackend, historyFixture, sessionOf } from '@vesalio/core/testing';
import { describe, expect, test, vi } from 'vitest';
import { createTestClock, settle } from '../fixtures.ts';

const MINUTE = 60_000;

/** A token with an expiry; the name makes it unique. */
const tokenOf = (name: string, expiresAt?: number): string =>
  [
    'e30',
    Buffer.from(JSON.stringify({ sub: name, exp: expiresAt && expiresAt / 1000 })).toString('base64url'),
    's',
  ].join('.');

/** An app whose host answers each call with `give`. */
async function open(give: (call: number, now: number) => LoginAnswer | null) {
  const clock = createTestClock();
  const backend = createFakeBackend(chatRoutes());
  let calls = 0;
  const app = createApp({
    baseUrl: 'http://host.test',
    storage: 'memory',
    clock,
    fetch: backend.fetch,
    getToken: async () => give(++calls, clock.now()),
  });
  await app.start();
  const flow = await app.chat();
  return { app, clock, flow, calls: () => calls, token: () => app.session.getState().session?.jwtToken };
}

const person = (token: string, fields: Partial<LoginAnswer> = {}): LoginAnswer => ({
  ...sessionOf(),
  ...fields,
  token,
});

test.each([
  ['while the read waits for the session', true],
  ['before the module that reads is loaded', false],
])(
  'reads a conversation opened before the hand-over once, for the person who is handed over: %s',
  async (_case, isWaiting) => {
    const backend = createFakeBackend({
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': { data: historyFixture(2) },
    });
    let tell: (answer: LoginAnswer) => void = () => undefined;
    const app = createApp({
      baseUrl: 'http://host.test',
      storage: 'memory',
      fetch: backend.fetch,
      getToken: () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
    });
    const started = app.start();
    const flow = await app.chat();
    void flow.select(9);
    if (isWaiting) {
      await vi.dynamicImportSettled();
      await settle();
    }
    expect(flow.store.getState().status).toBe('loading-history');
    tell(person('token-1'));
    await started;
    await expect.poll(() => flow.store.getState().messages.length).toBe(4);
    const asked = backend.callsTo('GET /ai/api/mensagens/conversa/:id');
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1']);
    expect(backend.callsTo('GET /api/auth/my-account')).toEqual([]);
    app.dispose();
  },
);

test.each<[string, (answer: object) => object]>([
  ['bare', (answer) => answer],
  ['in `data`', (data) => ({ data })],
])(
  'takes a login answer as the product API sends it, %s, without reading the account',
  async (_case, wrap) => {
    const backend = createFakeBackend(chatRoutes());
    const { isEmailValidated: _, ...fields } = sessionOf();
    const app = createApp({
      baseUrl: 'http://host.test',
      storage: 'memory',
      fetch: backend.fetch,
      getToken: async () => wrap({ ...fields, userPicture: null, validateEmail: false }) as LoginAnswer,
    });
    await app.start();
    const { token: jwtToken, ...rest } = fields;
    expect(app.session.getState().session).toEqual({
      ...rest,
      jwtToken,
      userPicture: '',
      isEmailValidated: false,
    });
    expect(backend.callsTo('GET /api/auth/my-account')).toEqual([]);
    app.dispose();
  },
);

test.each<[string, unknown]>([
  ['a Response', new Response('token-1')],
  ['an object with another name for the token', { access_token: 'token-1' }],
  ['a number', 42],
])('rejects %s as a mistake of the host', async (_case, given) => {
  const app = createApp({
    baseUrl: 'http://host.test',
    storage: 'memory',
    fetch: createFakeBackend(chatRoutes()).fetch,
    getToken: async () => given as LoginAnswer,
  });
  await expect(app.start()).rejects.toThrow();
  expect(app.session.getState()).toMatchObject({ status: 'visitor', ended: null });
  app.dispose();
});

test.each([null, undefined, '', { data: { token: null } }, { token: '' }])(
  'takes %j for nobody',
  async (given) => {
    const app = createApp({
      baseUrl: 'http://host.test',
      storage: 'memory',
      fetch: createFakeBackend(chatRoutes()).fetch,
      getToken: async () => given as LoginAnswer,
    });
    await app.start();
    expect(app.session.getState().status).toBe('visitor');
    app.dispose();
  },
);

describe('a token with an expiry', () => {
  test('is renewed two minutes before; the same person keeps conversation, answer and typed text', async () => {
    const { app, clock, flow, calls, token } = await open((call, now) =>
      person(tokenOf(`t${call}`, now + 30 * MINUTE)),
    );
    flow.setDraft('Qual a meta?');
    await flow.send();
    flow.setDraft('rascunho');
    const { messages, conversationId } = flow.store.getState();
    const { epoch } = app.session.getState();
    expect(messages.length).toBe(2);

    await clock.tick(27 * MINUTE);
    expect(calls()).toBe(1);
    await clock.tick(MINUTE + 1);
    expect([calls(), token()]).toEqual([2, tokenOf('t2', clock.now() - 1 + 30 * MINUTE)]);
    expect(flow.store.getState()).toMatchObject({ messages, conversationId, draft: 'rascunho' });
    expect(app.session.getState().epoch).toBe(epoch);
    // Renewed again, according to the expiry of the new token.
    await clock.tick(28 * MINUTE);
    expect(calls()).toBe(3);
    app.dispose();
  });

  test('of another person clears the conversation and the typed text', async () => {
    const { app, clock, flow } = await open((call, now) =>
      person(tokenOf(`t${call}`, now + 30 * MINUTE), { userId: call }),
    );
    flow.setDraft('Qual a meta?');
    await flow.send();
    flow.setDraft('rascunho');
    flow.saveDraft();
    await clock.tick(29 * MINUTE);
    expect(app.session.getState().session?.userId).toBe(2);
    expect(flow.store.getState()).toMatchObject({ messages: [], conversationId: null, draft: '' });
    expect(app.storage.keys().filter((key) => key.startsWith('own:draft'))).toEqual([]);
    app.dispose();
  });

  test('of a visitor ends the session', async () => {
    const { app, clock, token } = await open((call, now) =>
      call === 1 ? person(tokenOf('t1', now + 30 * MINUTE)) : null,
    );
    await clock.tick(29 * MINUTE);
    expect([token(), app.session.getState().ended]).toEqual([undefined, 'logout']);
  });

  test('stays in use while the host fails to renew it, with a retry every 30 seconds', async () => {
    const { app, clock, calls, token } = await open((call, now) => {
      if (call === 2 || call === 3) throw new Error('the intranet is down');
      return person(tokenOf(`t${call}`, now + 30 * MINUTE));
    });
    const first = token();
    await clock.tick(28 * MINUTE + 1);
    expect([calls(), token()]).toEqual([2, first]);
    await clock.tick(MINUTE);
    expect([calls(), token() === first]).toEqual([4, false]);
    app.dispose();
  });

  test.each([
    ['short-lived: at half its life', MINUTE, MINUTE / 2 + 1, 2],
    ['of a day: not before its time', 24 * 60 * MINUTE, 23 * 60 * MINUTE, 1],
    ['longer than a timer can count: no storm of calls', 60 * 24 * 60 * MINUTE, MINUTE, 1],
    ['already past by this clock: left to the server', -MINUTE, 60 * MINUTE, 1],
  ])('%s', async (_case, life, wait, expected) => {
    const { app, clock, calls } = await open((call, now) => person(tokenOf(`t${call}`, now + life)));
    await clock.tick(wait);
    expect(calls()).toBe(expected);
    app.dispose();
  });

  test('is not renewed after the last element has left, and is renewed again with the next one', async () => {
    const { app, clock, calls } = await open((call, now) => person(tokenOf(`t${call}`, now + 30 * MINUTE)));
    app.suspend();
    await clock.tick(60 * MINUTE);
    expect(calls()).toBe(1);
    await app.start();
    await settle();
    expect(calls()).toBe(2);
    await clock.tick(28 * MINUTE + 1);
    expect(calls()).toBe(3);
    app.dispose();
  });
});

describe('while the host is being asked', () => {
  /** An app whose host answers on command, in the order of the calls. */
  async function asking() {
    const answers: ((answer: LoginAnswer | Error) => void)[] = [];
    const ask = () =>
      new Promise<LoginAnswer>((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    const clock = createTestClock();
    const app = createApp({
      baseUrl: 'http://host.test',
      storage: 'memory',
      clock,
      fetch: createFakeBackend({ ...chatRoutes(), 'POST /gateway/logout': { status: 204 } }).fetch,
      getToken: () => ask(),
    });
    const started = app.start();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    return { app, clock, answers, started, another: () => app.setGetToken(() => ask()) };
  }
  const userOf = (app: ReturnType<typeof createApp>) => app.session.getState().session?.userId;

  test.each([
    ['before the first has answered', false],
    ['after the first has answered', true],
  ])('calls a replaced getToken at once and uses only its answer: %s', async (_case, isAfter) => {
    const { app, answers, started, another } = await asking();
    another();
    const second = app.handOver();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    const tell = [
      () => answers[0]?.(person('a', { userId: 1 })),
      () => answers[1]?.(person('b', { userId: 2 })),
    ];
    for (const say of isAfter ? tell : tell.reverse()) {
      say();
      await settle();
      expect(userOf(app)).not.toBe(1);
    }
    await Promise.all([started, second]);
    expect(userOf(app)).toBe(2);
    app.dispose();
  });

  test('ignores the failure of a replaced getToken', async () => {
    const { app, answers, started, another } = await asking();
    another();
    const second = app.handOver();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(new Error('the intranet is down'));
    answers[1]?.(person('b', { userId: 2 }));
    await Promise.all([started, second]);
    expect(userOf(app)).toBe(2);
    app.dispose();
  });

  test('keeps a person signed out although the host answers later', async () => {
    const { app, answers, started } = await asking();
    await app.signOut();
    answers[0]?.(person('a'));
    await started;
    expect(app.session.getState()).toMatchObject({ session: null, ended: 'logout' });
    // The next hand-over asks the host again.
    const again = app.handOver();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(person('b'));
    await again;
    expect(app.session.getState().status).toBe('authenticated');
    app.dispose();
  });

  test('times out if the host does not answer, and still uses a late answer', async () => {
    const { app, clock, answers, started } = await asking();
    const failed = started.catch((error: Error) => error.message);
    await clock.tick(29_000);
    expect(answers).toHaveLength(1);
    await clock.tick(1_000);
    expect(await failed).toMatch('30 s');
    expect(app.session.getState().status).toBe('visitor');
    answers[0]?.(person('late'));
    await vi.waitFor(() => expect(app.session.getState().session?.jwtToken).toBe('late'));
    app.dispose();
  });

  test('uses only the newest answer after a time-out and a second call', async () => {
    const { app, clock, answers, started } = await asking();
    const failed = started.catch(() => 'failed');
    await clock.tick(30_000);
    expect(await failed).toBe('failed');
    const again = app.handOver();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(person('old', { userId: 7 }));
    await settle();
    expect(app.session.getState().session).toBeNull();
    answers[1]?.(person('new', { userId: 8 }));
    await again;
    expect(app.session.getState().session?.userId).toBe(8);
    app.dispose();
  });

  test('does not renew the token after every element has left', async () => {
    const { app, clock, answers, started } = await asking();
    app.suspend();
    answers[0]?.(person(tokenOf('a', clock.now() + 30 * MINUTE)));
    await started;
    await clock.tick(60 * MINUTE);
    expect(answers).toHaveLength(1);
    app.dispose();
  });
});

test('does not sign a person in again by a renewal after the sign-out', async () => {
  const { app, clock, calls } = await open((call, now) => person(tokenOf(`t${call}`, now + 30 * MINUTE)));
  await app.signOut();
  await clock.tick(60 * MINUTE);
  expect([calls(), app.session.getState().session]).toEqual([1, null]);
  app.dispose();
});

test('renews a token without an expiry only after a 401', async () => {
  const { app, clock, calls } = await open((call) => person(`opaque-${call}`));
  await clock.tick(48 * 60 * MINUTE);
  expect(calls()).toBe(1);
  app.dispose();
});

test('keeps separate drafts for the chats of one app', async () => {
  const clock = createTestClock();
  const app = createApp({ storage: 'memory', clock, fetch: createFakeBackend(chatRoutes()).fetch });
  await app.start();
  app.session.signIn({ ...sessionOf(), token: 't' });
  const inline = await app.anotherChat({ texts: app.texts, draftScope: 'a:' });
  inline.setDraft('na página');
  await clock.tick(1_000);
  const launcher = await app.anotherChat({ texts: app.texts, draftScope: 'b:' });
  expect(launcher.store.getState().draft).toBe('');
  launcher.setDraft('no botão');
  await clock.tick(1_000);
  expect((await app.anotherChat({ texts: app.texts, draftScope: 'a:' })).store.getState().draft).toBe(
    'na página',
  );
  await app.signOut();
  expect(app.storage.keys().filter((key) => key.startsWith('own:draft'))).toEqual([]);
  app.dispose();
});
