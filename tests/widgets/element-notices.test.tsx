import { act, render, screen, waitFor } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { VesalioProvider } from '@vesalio/widgets';
import { expect, test } from 'vitest';
import { ElementNotices } from '../../packages/widgets/src/element-notices.tsx';

test('an element shows the notes of its app; of two that share it, one does', async () => {
  const app = createApp({ storage: 'memory' });
  const { unmount } = render(
    <VesalioProvider app={app}>
      <ElementNotices root={document} />
      <ElementNotices root={document} />
    </VesalioProvider>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void app.notices.notify('warning', 'Limite de 5 anexos já atingido.'));
  const notes = await screen.findAllByRole('alert');
  expect(notes.map((note) => note.textContent)).toEqual(['Limite de 5 anexos já atingido.']);
  act(() => app.notices.dismiss(1));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  act(() => void app.notices.notify('success', 'Conversa removida com sucesso!'));
  expect(await screen.findByRole('status')).toBeTruthy();
  unmount();
});
