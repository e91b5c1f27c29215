import { markPendingPlan, pendingPlan } from '@vesalio/core';
import { type FakeReply, loginAnswer, openApp } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { createTestClock } from '../fixtures.ts';

const FREE = 'POST /api/subscription/link-free';

async function open(reply: FakeReply) {
  const clock = createTestClock();
  const { app, backend } = await openApp(
    { [FREE]: reply },
    { clock, session: { hasActivePlan: false, planName: '', planId: null } },
  );
  await app.http();
  return { app, backend, clock, flow: (await app.plans())() };
}

const session = { token: 'token-novo', planName: 'free_plan', planId: 1 };
test.each<[string, FakeReply, Record<string, unknown>]>([
  ['a whole session', { data: { data: loginAnswer(session) } }, { jwtToken: 'token-novo', planId: 1 }],
  ['nothing', { data: {} }, { jwtToken: 'token-ana' }],
])(
  'the free plan is active at once with %s for an answer, and opens the chat a second later',
  async (_name, reply, expected) => {
    const { app, backend, clock, flow } = await open(reply);
    let destination: unknown;
    markPendingPlan(app, 'fleming_plan');
    app.notices.notify('warning', 'Você precisa de um plano.', 'plan');
    void flow.activateFree().then((to) => {
      destination = to;
    });
    await expect(flow.activateFree()).resolves.toBeUndefined();
    await clock.tick(999);
    expect(app.session.getState().session).toMatchObject({
      hasActivePlan: true,
      planName: 'free_plan',
      isEmailValidated: true,
      ...expected,
    });
    expect(flow.store.getState()).toEqual({ status: 'done', error: null });
    expect(
      app.notices.getState().items.filter(({ leaving }) => !leaving),
      'not true any more',
    ).toEqual([]);
    expect(pendingPlan(app)).toBeUndefined();
    expect(destination).toBeUndefined();
    await clock.tick(1);
    expect(destination).toEqual({ to: '/chat' });
    const calls = backend.callsTo(FREE);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toBeUndefined();
  },
);

test.each<[string, FakeReply]>([
  ['done', { data: loginAnswer(session), delayMs: 5 }],
  ['failed', { status: 500, delayMs: 5 }],
])('%s after another person has come, it is nothing to them, and they may choose', async (_name, reply) => {
  const { app, clock, flow } = await open(reply);
  const activating = flow.activateFree();
  app.session.signIn({ token: 'token-caio', userId: 8, hasActivePlan: false });
  await expect(activating).resolves.toBeUndefined();
  await clock.tick(10);
  expect(app.session.getState().session).toMatchObject({ jwtToken: 'token-caio', hasActivePlan: false });
  expect(flow.store.getState()).toEqual({ status: 'idle', error: null });
});

test.each<[string, FakeReply]>([
  ['a refusal', { status: 500, data: { message: 'x' } }],
  ['a broken connection', { fail: 'before' }],
])('%s is told, and the next try is free', async (_name, reply) => {
  const { app, backend, flow } = await open(reply);
  await expect(flow.activateFree()).resolves.toBeUndefined();
  expect(flow.store.getState()).toEqual({
    status: 'idle',
    error: 'Não foi possível ativar o plano Gratuito. Por favor, tente novamente mais tarde.',
  });
  expect(app.session.getState().session?.hasActivePlan).toBe(false);
  await flow.activateFree();
  expect(backend.callsTo(FREE)).toHaveLength(2);
});
