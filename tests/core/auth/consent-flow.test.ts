import { type App, createApp } from '@vesalio/core';
import { createFakeBackend, type FakeBackend, type FakeReply, sessionOf } from '@vesalio/core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../fixtures.ts';

const CHALLENGE = 'c'.repeat(43);
const ORIGIN = 'https://intranet.hospital.example';
const READ = 'GET /gateway/embed-session/:challenge';
const DECIDE = 'POST /gateway/embed-session/:challenge';
const unknown: FakeReply = {
  status: 404,
  data: { message: 'x' },
  headers: { 'X-Vesalio-Error': 'embed-unknown' },
};
let backend: FakeBackend;
let clock: ReturnType<typeof createTestClock>;
let app: App;

beforeEach(async () => {
  backend = createFakeBackend({ [READ]: { data: { origin: ORIGIN } }, [DECIDE]: { data: { state: 'x' } } });
  clock = createTestClock();
  app = createApp({ baseUrl: 'http://consent.test', storage: 'memory', fetch: backend.fetch, clock });
  await app.start();
  app.session.signIn(sessionOf());
});

const open = async () => (await app.auth()).consent(CHALLENGE);

describe('the consent to use a session on another page', () => {
  it('shows the origin of the page, then sends the decision with the token', async () => {
    const flow = await open();
    await flow.load();
    expect(flow.store.getState()).toEqual({ phase: 'asking', origin: ORIGIN });
    await Promise.all([flow.decide(true), flow.decide(false)]);
    expect(flow.store.getState().phase).toBe('granted');
    expect(backend.callsTo(DECIDE).map(({ body }) => body)).toEqual([{ allow: true }]);
    expect(backend.requests.every(({ headers }) => headers.get('authorization')?.startsWith('Bearer '))).toBe(
      true,
    );
  });

  it('sends a refusal', async () => {
    const flow = await open();
    await flow.load();
    await flow.decide(false);
    expect(flow.store.getState().phase).toBe('denied');
  });

  it('waits for an element that sends its request after the tab has opened', async () => {
    const flow = await open();
    backend.on(READ, unknown);
    await flow.load();
    expect(flow.store.getState().phase).toBe('loading');
    backend.on(READ, { data: { origin: ORIGIN } });
    await clock.tick(1_000);
    await vi.waitFor(() => expect(flow.store.getState().phase).toBe('asking'));
  });

  it('stops waiting after a while', async () => {
    const flow = await open();
    backend.on(READ, unknown);
    await flow.load();
    for (let look = 0; look < 6; look += 1) {
      await clock.tick(1_000);
      await vi.waitFor(() =>
        expect(backend.callsTo(READ).length).toBeGreaterThanOrEqual(Math.min(look + 2, 6)),
      );
    }
    await vi.waitFor(() => expect(flow.store.getState().phase).toBe('over'));
    expect(backend.callsTo(READ)).toHaveLength(6);
  });

  it.each([
    [410, 'over'],
    [409, 'over'],
    [500, 'failed'],
  ])('distinguishes an ended request from a failure: %i', async (status, phase) => {
    const flow = await open();
    await flow.load();
    backend.on(DECIDE, { status, data: {} });
    await flow.decide(true);
    expect(flow.store.getState().phase).toBe(phase);
  });

  it('forgets the request of the previous person', async () => {
    const flow = await open();
    await flow.load();
    app.session.end('logout');
    expect(flow.store.getState()).toEqual({ phase: 'loading', origin: '' });
  });
});
