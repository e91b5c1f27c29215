import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createComposerDesk } from '../../../packages/widgets/src/chat/composer/composer-desk.ts';

const eye = vi.hoisted(() => {
  const come: (() => void)[] = [];
  return { come, fetched: new Promise<void>((resolve) => come.push(resolve)) };
});
// The guard takes its time.
vi.mock('../../../packages/widgets/src/chat/composer/composer-guard.tsx', async (original) => {
  await eye.fetched;
  return original();
});

const open: { dispose(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.dispose();
});

async function desk() {
  const backend = createFakeBackend(chatRoutes());
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf());
  const flow = await app.chat();
  const made = createComposerDesk(app, flow, async () => Promise.reject(new Error('no Drive')));
  open.push(made);
  const asked = () =>
    backend.callsTo('POST /ai/api/mensagens').map(({ body }) => (body as { prompt: string }).prompt);
  return { ...made, asked };
}

test('what waits for the guard is not sent from another conversation', async () => {
  const { flow, send, asked } = await desk();
  flow.setDraft('Sra Maria com HAS');
  send();
  await flow.select(41);
  flow.setDraft('Rascunho daqui');
  eye.come[0]?.();
  await vi.dynamicImportSettled();
  expect([asked(), flow.store.getState().draft]).toEqual([[], 'Rascunho daqui']);
});

test('what is written after a send was held is not waved through with what was shown', async () => {
  const { flow, send, asked, guard: later } = await desk();
  flow.setDraft('CPF 529.982.247-25: conduta?');
  send();
  const guard = await vi.waitUntil(() => later.store.getState().part, { timeout: 10_000 });
  await vi.waitFor(() =>
    expect(guard.store.getState()).toMatchObject({ isHeld: true, found: [{ kind: 'cpf' }] }),
  );
  flow.setDraft('CPF 529.982.247-25, maria@exemplo.com.br: conduta?');
  guard.keep();
  expect(guard.store.getState()).toMatchObject({ isHeld: true, found: [{ kind: 'email' }] });
  guard.keep();
  await vi.waitFor(() => expect(asked()).toEqual(['CPF 529.982.247-25, maria@exemplo.com.br: conduta?']));
});
