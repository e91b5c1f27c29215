import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyMenu } from '../../../packages/widgets/src/chat/answer/copy-menu.tsx';
import { VesalioProvider } from '../../../packages/widgets/src/provider.tsx';

// The network fails while the menu is fetched.
const refuse = vi.hoisted(() => () => {
  throw new Error('offline');
});
vi.mock('../../../packages/widgets/src/ui/overlays/menu.tsx', refuse);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a menu that cannot be fetched is reported on a press, and not on hover', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = createApp({ storage: 'memory' });
  const told = vi.spyOn(app.notices, 'notify');
  render(
    <VesalioProvider app={app}>
      <CopyMenu onCopy={() => undefined} />
    </VesalioProvider>,
  );
  const button = screen.getByRole('button', { name: 'Copiar em Vancouver/ABNT' });
  // An unhandled rejection would fail the run.
  fireEvent.pointerEnter(button);
  await vi.dynamicImportSettled();
  expect(told).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    fireEvent.click(button);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(times));
  }
  expect(told.mock.calls[0]).toEqual([
    'error',
    'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.',
  ]);
});
