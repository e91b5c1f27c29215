import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { createTestClock, settle } from '../fixtures.ts';

const ASK = 'POST /ai/api/mensagens';
const QUESTION = 'Qual a meta pressórica?';

test('a question asked without a network waits for the person, and is sent once (catalogue 43)', async () => {
  const backend = createFakeBackend(chatRoutes());
  const clock = createTestClock();
  let isOnline = true;
  let tries = 0;
  const app = createApp({
    baseUrl: 'http://chat.test',
    storage: 'memory',
    clock,
    fetch: (...call) => {
      if (isOnline) return backend.fetch(...call);
      tries += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  await app.start();
  app.session.signIn(sessionOf());
  const flow = await app.chat();
  const state = () => flow.store.getState();

  isOnline = false;
  flow.setDraft(QUESTION);
  const sending = flow.send();
  await clock.tick(10_000);
  await sending;
  expect(state()).toMatchObject({ draft: QUESTION, status: 'idle' });
  expect(state().messages.at(-1)?.hint, 'the cause is named').toContain('Verifique sua conexão');
  const before = tries;
  await clock.tick(20_000);

  isOnline = true;
  await clock.tick(60_000);
  await settle();
  expect(tries, 'nothing is sent by itself').toBe(before);
  expect(backend.callsTo(ASK)).toHaveLength(0);
  expect(state().draft).toBe(QUESTION);

  const again = flow.send();
  await clock.tick(10_000);
  await again;
  expect(backend.callsTo(ASK)).toHaveLength(1);
  const shown = state().messages.filter(({ sender, text }) => sender === 'user' && text === QUESTION);
  expect(shown).toHaveLength(1);
  expect(state().draft).toBe('');
  app.dispose();
});
