import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { VesalioProvider } from '@vesalio/widgets';
import { expect, test } from 'vitest';
import { ElementNotices } from '../../../packages/widgets/src/elements/element-notices.tsx';

test('an element shows the notices of its app, and only one of two elements that share it', async () => {
  const app = createApp({ storage: 'memory' });
  const { unmount } = render(
    <VesalioProvider app={app}>
      <ElementNotices />
      <ElementNotices />
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

test('a notice is shown in another element of the app after its element was removed', async () => {
  const app = createApp({ storage: 'memory' });
  const show = (names: readonly string[]) => (
    <VesalioProvider app={app}>
      {names.map((name) => (
        <section key={name} aria-label={name}>
          <ElementNotices />
        </section>
      ))}
    </VesalioProvider>
  );
  const { rerender, unmount } = render(show(['first', 'second', 'third']));
  act(() => void app.notices.notify('warning', 'Limite de 5 anexos já atingido.'));
  for (const names of [['first', 'second', 'third'], ['second', 'third'], ['second'], ['second', 'fourth']]) {
    rerender(show(names));
    const place = await screen.findByRole('region', { name: names[0] ?? '' });
    expect((await within(place).findByRole('alert')).textContent).toContain('Limite de 5 anexos');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  }
  unmount();
});
