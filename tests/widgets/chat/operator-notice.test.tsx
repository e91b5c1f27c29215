import { act, screen, waitFor } from '@testing-library/react';
import { chatRoutes, recordRoutes } from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';
import { openChat } from './open-chat.tsx';

const STATE = 'GET /gateway/operation';

test('the pause is shown until an answer shows that it is over', async () => {
  const paused = { data: { notice: 'Manutenção das 22h às 23h.', asking: false } };
  const { app, backend } = await openChat({ ...chatRoutes(), ...recordRoutes(), [STATE]: paused });
  const notice = await screen.findByRole('region', { name: 'Aviso da operação' }, { timeout: 10_000 });
  expect(notice.textContent).toMatch(/^Manutenção das 22h às 23h\. .*suspenso/);
  backend.on(STATE, { data: { notice: null, asking: true } });
  const flow = await app.chat();
  await act(() => flow.ask('Qual a meta?'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Aviso da operação' })).toBeNull());
  await vi.dynamicImportSettled();
});
