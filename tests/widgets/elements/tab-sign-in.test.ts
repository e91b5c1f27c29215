import { createFakeBackend, type FakeReply, loginAnswer } from '@vesalio/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedApp } from '../../../packages/widgets/src/elements/session/shared-app.ts';
import { type TabSignIn, tabSignInOf } from '../../../packages/widgets/src/elements/session/tab-sign-in.ts';

const COLLECT = 'POST /gateway/embed-session';
let replies: FakeReply[];
let asked: string[];
let count = 0;
let baseUrl: string;

beforeEach(() => {
  sessionStorage.clear();
  replies = [];
  asked = [];
  count += 1;
  baseUrl = `https://gateway-${count}.example`;
  const backend = createFakeBackend({
    [COLLECT]: ({ body }) => {
      asked.push((body as { verifier: string }).verifier);
      return replies.shift() ?? { status: 202, data: { state: 'pending' } };
    },
    'GET /api/auth/my-account': { data: { ...loginAnswer(), id: 7, name: 'Ana' } },
  });
  vi.stubGlobal('fetch', backend.fetch);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for the modules, because the fake timers would run before they load. */
const open = async () => {
  const shared = sharedApp(baseUrl, 'memory');
  shared.join(document.createElement('div'));
  await shared.app.http();
  return { shared, tab: tabSignInOf(shared) };
};
/** Waits for the digest, which does not depend on the fake timers. */
async function prepared(tab: TabSignIn): Promise<string> {
  tab.prepare();
  await vi.waitFor(() => expect(tab.begin()).toContain('embed='));
  return tab.begin();
}
const seconds = (many: number) => vi.advanceTimersByTimeAsync(many * 1000);

describe('an element that waits for the sign-in in a tab', () => {
  it('polls every two seconds with one secret, whose digest is in the address', async () => {
    const { tab } = await open();
    const path = await prepared(tab);
    await seconds(7);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(5);
    const [verifier = ''] = asked;
    expect(new Set(asked).size).toBe(1);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(path).toBe(`/login?embed=${Buffer.from(digest).toString('base64url')}`);
    expect(path).not.toContain(verifier);
  });

  it('takes the session and deletes the secret', async () => {
    const { shared, tab } = await open();
    await prepared(tab);
    replies = [{ data: { state: 'granted', token: 'a-token' } }];
    await seconds(5);
    expect(shared.app.session.getState().session).toMatchObject({ jwtToken: 'a-token' });
    expect([tab.store.getState().isWaiting, sessionStorage.length]).toEqual([false, 0]);
    const before = asked.length;
    await seconds(20);
    expect(asked).toHaveLength(before);
  });

  it.each([
    [403, 'O acesso desta página não foi autorizado na outra aba.'],
    [410, 'O tempo para entrar pela outra aba terminou. Pressione “Entrar” de novo.'],
  ])('stops after %i and reports why', async (status, sentence) => {
    const { shared, tab } = await open();
    await prepared(tab);
    replies = [{ status, data: { message: 'x' } }];
    await seconds(3);
    expect(tab.store.getState().isWaiting).toBe(false);
    expect(shared.app.notices.getState().items.map(({ text }) => text)).toEqual([sentence]);
  });

  it('continues after failures of the network and of the server', async () => {
    const { shared, tab } = await open();
    await prepared(tab);
    replies = [
      { status: 502, data: {} },
      { status: 429, data: {} },
      { data: { state: 'granted', token: 'a-token' } },
    ];
    await seconds(12);
    expect(shared.app.session.getState().session).toMatchObject({ jwtToken: 'a-token' });
  });

  it('stops after five minutes', async () => {
    const { tab } = await open();
    await prepared(tab);
    await seconds(5 * 60 + 5);
    expect(tab.store.getState().isWaiting).toBe(false);
    const before = asked.length;
    await seconds(60);
    expect(asked).toHaveLength(before);
  });

  it('continues after a reload with the same secret, unless it is another gateway’s or too old', async () => {
    const kept = { verifier: 'v'.repeat(43), challenge: 'c'.repeat(43) };
    const { shared, tab } = await open();
    const store = (value: unknown) => sessionStorage.setItem('vesalio:sign-in', JSON.stringify(value));
    store({ ...kept, key: 'memory https://other.example', until: Date.now() + 60_000 });
    tab.resume();
    store({ ...kept, key: shared.key, until: Date.now() - 1 });
    tab.resume();
    expect(tab.store.getState().isWaiting).toBe(false);
    store({ ...kept, key: shared.key, until: Date.now() + 60_000 });
    tab.resume();
    await seconds(1);
    expect(asked).toEqual([kept.verifier]);
    expect(tab.begin()).toBe(`/login?embed=${kept.challenge}`);
  });

  it('stops when the host hands over a session itself', async () => {
    const { shared, tab } = await open();
    await prepared(tab);
    shared.setGetToken(async () => 'of-the-host');
    await seconds(5);
    expect(tab.store.getState().isWaiting).toBe(false);
    expect(shared.app.session.getState().session).toMatchObject({ jwtToken: 'of-the-host' });
  });
});
