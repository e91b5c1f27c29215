import { act, render, screen, waitFor } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, recordRoutes, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, VesalioProvider } from '@vesalio/widgets';
import { expect, test, vi } from 'vitest';

const STATE = 'GET /gateway/operation';

test('the pause is told until an answer shows that it is over', async () => {
  const paused = { data: { notice: 'Manutenção das 22h às 23h.', asking: false } };
  const backend = createFakeBackend({ ...chatRoutes(), ...recordRoutes(), [STATE]: paused });
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf());
  render(
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget />
      </div>
    </VesalioProvider>,
  );
  const notice = await screen.findByRole('region', { name: 'Aviso da operação' }, { timeout: 10_000 });
  expect(notice.textContent).toMatch(/^Manutenção das 22h às 23h\. .*pausadas/);
  backend.on(STATE, { data: { notice: null, asking: true } });
  const flow = await app.chat();
  await act(() => flow.ask('Qual a meta?'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Aviso da operação' })).toBeNull());
  await vi.dynamicImportSettled();
});
