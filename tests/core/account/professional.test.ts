import { accountAnswer, type FakeRoutes, openApp, sessionOf } from '@vesalio/core/testing';
import { expect, test } from 'vitest';

const READ = 'GET /api/auth/my-account';

async function open(routes: FakeRoutes) {
  const { app, backend } = await openApp(routes, { session: { username: 'Ana Souza' } });
  return { app, backend, read: await app.professional() };
}

test('the council number is beside the name if the account has one', async () => {
  const { read, backend } = await open({ [READ]: { data: accountAnswer({ council: 'CRM-SP 123456' }) } });
  expect(await read()).toBe('Ana Souza, CRM-SP 123456');
  expect(await read()).toBe('Ana Souza, CRM-SP 123456');
  expect(backend.callsTo(READ)).toHaveLength(1);
});

test('two who ask at once share one read', async () => {
  const { read, backend } = await open({ [READ]: { data: accountAnswer({ council: 'CRM-SP 123456' }) } });
  expect(await Promise.all([read(), read()])).toEqual([
    'Ana Souza, CRM-SP 123456',
    'Ana Souza, CRM-SP 123456',
  ]);
  expect(backend.callsTo(READ)).toHaveLength(1);
});

test('an account without a council number gives the name alone', async () => {
  for (const council of [undefined, null, '', {}]) {
    const { read } = await open({ [READ]: { data: accountAnswer({ council }) } });
    expect(await read()).toBe('Ana Souza');
  }
});

test('a failure gives the name, and the next call asks again', async () => {
  let answer: Record<string, unknown> = { status: 400 };
  const { read } = await open({ [READ]: () => answer });
  expect(await read()).toBe('Ana Souza');
  answer = { data: accountAnswer({ council: 'COREN-SP 1234' }) };
  expect(await read()).toBe('Ana Souza, COREN-SP 1234');
});

test('the account of a person who has left signs nothing', async () => {
  const { app, read } = await open({ [READ]: { data: accountAnswer({ council: 'CRM-SP 123456' }) } });
  const reading = read();
  app.session.signIn(sessionOf({ userId: 8, username: 'Rui Lima', token: 'another' }));
  expect(await reading).toBe('');
});

test('a visitor signs nothing', async () => {
  const { app, read, backend } = await open({});
  app.session.end('logout');
  expect(await read()).toBe('');
  expect(backend.callsTo(READ)).toHaveLength(0);
});
