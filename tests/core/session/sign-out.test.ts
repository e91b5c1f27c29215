import { createApp } from '@vesalio/core';
import { createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';

// The network fails before the module that revokes the token is loaded.
const refuse = vi.hoisted(() => () => {
  throw new Error('offline');
});
vi.mock('../../../packages/core/src/app-parts.ts', refuse);

test('signs out without a network and removes everything about the person from a shared computer', async () => {
  const app = createApp({ storage: 'memory', fetch: createFakeBackend({}).fetch });
  await app.start();
  app.session.signIn(sessionOf());
  app.storage.set('own:draft', 'Paciente …');
  await app.signOut();
  expect(app.session.getState()).toMatchObject({ session: null, ended: 'logout' });
  expect(app.storage.keys()).not.toContain('own:draft');
});
