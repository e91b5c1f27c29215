import {
  createApp,
  createMemoryStore,
  createSessionStore,
  createWebStore,
  type LoginAnswer,
} from '@vesalio/core';
import { accountAnswer, createFakeBackend } from '@vesalio/core/testing';
import { describe, expect, it } from 'vitest';
import { createSharedStorage, createTestClock, settle } from '../fixtures.ts';

const ana: LoginAnswer = {
  token: 'token-ana',
  userId: 7,
  username: 'Ana Souza',
  email: 'ana@example.com',
  hasActivePlan: true,
  planId: 2,
  planName: 'fleming_plan',
  userPicture: 'iVBOR',
  acceptTerms: true,
  isEmailValidated: true,
};

/** A browser's storage over a map. It refuses a value that does not fit. */
const windowOf = (localStorage: Storage) =>
  Object.assign(new EventTarget(), { localStorage, sessionStorage: localStorage }) as unknown as Window;
const storageOf = (values: Map<string, string>, isTooLarge: (value: string) => boolean): Storage => ({
  getItem: (key) => values.get(key) ?? null,
  setItem(key, value) {
    if (isTooLarge(value)) throw new DOMException('full', 'QuotaExceededError');
    values.set(key, value);
  },
  removeItem: (key) => void values.delete(key),
  key: (index) => [...values.keys()][index] ?? null,
  get length() {
    return values.size;
  },
  clear() {},
});

describe('session store', () => {
  it('keeps the session under the agreed keys and reads it back after a reload', () => {
    const storage = createMemoryStore();
    const first = createSessionStore(storage);
    first.start();
    first.signIn(ana);
    expect(storage.keys().sort()).toEqual(
      [
        'jwtToken',
        'hasActivePlan',
        'userId',
        'planId',
        'planName',
        'userPicture',
        'username',
        'email',
        'acceptTerms',
        'isEmailValidated',
      ].sort(),
    );
    const second = createSessionStore(storage);
    second.start();
    expect(second.getState()).toMatchObject({ status: 'authenticated', session: first.getState().session });
    expect(second.getState().session?.userId).toBe(7);
  });

  it('reads the seven keys of the specification alone as a person at no gate, and a stored refusal as one', () => {
    const storage = createMemoryStore();
    storage.set('jwtToken', 'token');
    storage.set('userId', '7');
    storage.set('hasActivePlan', 'true');
    const store = createSessionStore(storage);
    store.start();
    expect(store.getState().session).toMatchObject({ acceptTerms: true, isEmailValidated: true });
    for (const key of ['acceptTerms', 'isEmailValidated']) storage.set(key, 'false');
    store.start();
    expect(store.getState().session).toMatchObject({ acceptTerms: false, isEmailValidated: false });
  });

  it('keeps an empty name and picture under their keys', () => {
    const storage = createMemoryStore();
    const store = createSessionStore(storage);
    store.start();
    store.signIn({ ...ana, planName: '', userPicture: '' });
    expect([storage.get('planName'), storage.get('userPicture')]).toEqual(['', '']);
  });

  it('writes the token first and the picture last', () => {
    const written: string[] = [];
    const memory = createMemoryStore();
    const store = createSessionStore({
      ...memory,
      set: (key, value) => written.push(key) && memory.set(key, value),
    });
    store.start();
    store.signIn(ana);
    expect(written[0]).toBe('jwtToken');
    expect(written.at(-1)).toBe('userPicture');
  });

  it('starts as a visitor without stored data, and clears every key at the end', () => {
    const storage = createMemoryStore();
    const store = createSessionStore(storage);
    expect(store.getState().status).toBe('loading');
    store.start();
    expect(store.getState().status).toBe('visitor');
    store.signIn(ana);
    store.end('logout');
    expect(storage.keys()).toEqual([]);
    expect(store.getState()).toMatchObject({ status: 'visitor', session: null, ended: 'logout' });
  });

  it('keeps epoch and limit for a new token of the same person, and resets them for another person', () => {
    const storage = createMemoryStore();
    const store = createSessionStore(storage);
    store.start();
    store.signIn(ana);
    store.update({ planId: null });
    expect(storage.get('planId')).toBeNull();
    store.setFreePlanLimited(true);
    const { epoch } = store.getState();
    store.signIn({ token: 'token-2' });
    expect(store.getState()).toMatchObject({ epoch, isFreePlanLimited: true });
    expect(store.getState().session).toMatchObject({ jwtToken: 'token-2', username: 'Ana Souza' });
    store.signIn({ token: 'token-bia', userId: 8 });
    expect(store.getState().epoch).toBe(epoch + 1);
    expect(store.getState().isFreePlanLimited).toBe(false);
    expect(store.getState().session).toMatchObject({ username: '', email: '', acceptTerms: false });
    store.setFreePlanLimited(true);
    store.end('logout');
    expect(store.getState().isFreePlanLimited).toBe(false);
  });

  it('ignores the 401 of an older token', () => {
    const store = createSessionStore(createMemoryStore());
    store.start();
    store.signIn(ana);
    expect(store.expire('an-older-token')).toBe(false);
    expect(store.getState().status).toBe('authenticated');
    expect(store.expire('token-ana')).toBe(true);
    expect(store.getState()).toMatchObject({ status: 'visitor', ended: 'expired' });
  });

  it('ends the session in all tabs at a log-out, and switches all tabs at another login (catalogue 23)', async () => {
    const shared = createSharedStorage();
    const clock = createTestClock();
    const one = createSessionStore(shared.open(), clock);
    const two = createSessionStore(shared.open(), clock);
    one.start();
    two.start();
    one.signIn(ana);
    await clock.tick(100);
    expect(two.getState().session?.username).toBe('Ana Souza');
    const { epoch } = two.getState();
    one.signIn({ ...ana, token: 'token-bia', userId: 8, username: 'Bia' });
    await clock.tick(100);
    expect(two.getState().session?.username).toBe('Bia');
    expect(two.getState().epoch).toBe(epoch + 1);
    one.end('logout');
    await clock.tick(100);
    expect(two.getState()).toMatchObject({ status: 'visitor', ended: 'other-tab' });
  });

  it('does not overwrite what another tab has just stored', async () => {
    const shared = createSharedStorage();
    const clock = createTestClock();
    const one = createSessionStore(shared.open(), clock);
    const two = createSessionStore(shared.open(), clock);
    one.start();
    two.start();
    one.signIn(ana);
    await clock.tick(100);
    one.signIn({ ...ana, token: 'token-2' });
    expect(two.expire('token-ana'), 'a refusal of the older token').toBe(false);
    two.update({ planName: 'free_plan' });
    await clock.tick(100);
    expect(two.getState().session).toEqual(one.getState().session);
    expect(two.getState().session?.jwtToken).toBe('token-2');
    one.end('logout');
    two.update({ username: 'Ana Souza' });
    await clock.tick(100);
    expect(two.getState()).toMatchObject({ status: 'visitor', ended: 'other-tab' });
    expect(shared.open().keys()).toEqual([]);
  });
});

describe('storage that fails', () => {
  const throwing = (on: 'access' | 'get' | 'set' | 'both') => {
    const values = new Map<string, string>();
    const area = {
      getItem(key: string) {
        if (on === 'get' || on === 'both') throw new DOMException('no', 'SecurityError');
        return values.get(key) ?? null;
      },
      setItem(key: string, value: string) {
        if (on === 'set' || on === 'both') throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
      },
      removeItem: (key: string) => void values.delete(key),
      key: () => null,
      length: 0,
      clear() {},
    };
    return {
      get localStorage() {
        if (on === 'access') throw new DOMException('no', 'SecurityError');
        return area;
      },
      get sessionStorage() {
        return area;
      },
      addEventListener() {},
      removeEventListener() {},
    };
  };

  it.each(['access', 'get', 'set', 'both'] as const)(
    '%s: the session still works in memory (catalogue 24)',
    (on) => {
      const store = createSessionStore(createWebStore('localStorage', '', throwing(on)));
      store.start();
      store.signIn(ana);
      expect(store.getState().session?.jwtToken).toBe('token-ana');
      store.update({ planName: 'hippocrates_plan' });
      expect(store.getState().session?.planName).toBe('hippocrates_plan');
      store.end('logout');
      expect(store.getState().status).toBe('visitor');
    },
  );

  it('keeps the token and drops the picture if the storage is full (catalogue 25)', () => {
    const values = new Map<string, string>();
    const used = () => [...values.values()].reduce((sum, text) => sum + text.length, 0);
    const host = {
      localStorage: storageOf(values, (value) => used() + value.length > 2_000),
      sessionStorage: {} as Storage,
      addEventListener() {},
      removeEventListener() {},
    };
    const store = createSessionStore(createWebStore('localStorage', '', host));
    store.start();
    store.signIn({ ...ana, userPicture: 'x'.repeat(5_000) });
    expect(values.get('jwtToken')).toBe('token-ana');
    expect(values.has('userPicture')).toBe(false);
    expect(store.getState().session?.userPicture).toHaveLength(5_000);
  });

  it('ends with another tab, even if the storage is too full for the current token', async () => {
    const values = new Map<string, string>();
    let isFull = false;
    const localStorage = storageOf(values, () => isFull);
    const clock = createTestClock();
    const host = windowOf(localStorage);
    const store = createSessionStore(createWebStore('localStorage', '', host), clock);
    store.start();
    store.signIn(ana);
    isFull = true;
    store.signIn({ ...ana, token: 'renewed' });
    expect(store.getState().session?.jwtToken).toBe('renewed');
    for (const key of [...values.keys()]) {
      values.delete(key);
      host.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
    }
    await clock.tick(1_000);
    expect(store.getState()).toMatchObject({ status: 'visitor', ended: 'other-tab' });
  });

  it('catches up with another tab when the browser returns to a page that it had kept', async () => {
    const values = new Map<string, string>();
    const localStorage = storageOf(values, () => false);
    const clock = createTestClock();
    const host = windowOf(localStorage);
    const store = createSessionStore(createWebStore('localStorage', '', host), clock);
    store.start();
    store.signIn(ana);
    const show = async (persisted: boolean) => {
      host.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      await clock.tick(1_000);
      return store.getState();
    };
    expect(await show(true)).toMatchObject({ status: 'authenticated' });
    values.clear();
    expect(await show(false)).toMatchObject({ status: 'authenticated' });
    expect(await show(true)).toMatchObject({ status: 'visitor', ended: 'other-tab' });
  });
});

describe('the stored data of a person', () => {
  async function appWithDraft() {
    const storage = createMemoryStore();
    const app = createApp({ storage });
    await app.start();
    app.session.signIn(ana);
    app.storage.set('own:draft', 'rascunho');
    storage.set('theme', 'dark');
    return { app, storage };
  }

  it('is removed at log-out, and no other key is', async () => {
    const { app, storage } = await appWithDraft();
    app.session.end('logout');
    expect(storage.keys()).toEqual(['theme']);
  });

  it('is kept for the same person after an expiry, and removed for another person', async () => {
    const { app, storage } = await appWithDraft();
    app.session.expire('token-ana');
    expect(storage.get('own:draft')).toBe('rascunho');
    app.session.signIn({ ...ana, token: 'again' });
    expect(storage.get('own:draft')).toBe('rascunho');
    app.session.expire('again');
    app.session.signIn({ ...ana, token: 'other', userId: 8 });
    expect(storage.get('own:draft')).toBeNull();
  });
});

describe('hand-over by the host', () => {
  it('calls getToken once for all waiting callers, and keeps the session of the same person', async () => {
    let calls = 0;
    const app = createApp({
      storage: 'memory',
      getToken: async () => {
        calls++;
        await settle();
        return { ...ana, token: `t${calls}` };
      },
    });
    await app.start();
    expect(app.session.getState().session?.jwtToken).toBe('t1');
    expect(calls).toBe(1);
  });

  const open = { acceptTerms: true, isEmailValidated: true };
  const shut = { acceptTerms: false, isEmailValidated: false };
  it.each([
    ['tells nothing of the gates: both are open', undefined, {}, open],
    ['says no', undefined, { acceptTerms: false, validateEmail: false }, shut],
    ['tells nothing, of a person known here to stand at them', { ...ana, ...shut }, {}, shut],
    ['tells nothing, of another person than the one here', { ...ana, ...shut, userId: 8 }, {}, open],
    [
      'says yes, of a person known here to stand at them',
      { ...ana, ...shut },
      { acceptTerms: true },
      { ...shut, acceptTerms: true },
    ],
  ])('reads the account of a token: the account %s', async (_case, known, told, wanted) => {
    const backend = createFakeBackend({ 'GET /api/auth/my-account': { data: accountAnswer(told) } });
    const storage = createMemoryStore();
    if (known) createSessionStore(storage).signIn(known);
    const app = createApp({
      baseUrl: 'http://host.test',
      storage,
      fetch: backend.fetch,
      getToken: async () => 'fresh',
    });
    await app.start();
    expect(app.session.getState().session).toMatchObject({ jwtToken: 'fresh', userId: 7, ...wanted });
  });
});
