import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, VesalioProvider } from '@vesalio/widgets';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ElementNotices } from '../../../packages/widgets/src/elements/element-notices.tsx';

const FAILED =
  'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.';

// The network fails while a part is fetched; everything else is there.
const refuse = vi.hoisted(() => () => {
  throw new Error('offline');
});
vi.mock('../../../packages/widgets/src/elements/element-notes.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/references/citation-popup.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/header/chat-find.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/references/references-drawer.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/header/shortcut-sheet.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/composer/dock-notes.tsx', refuse);

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  vi.restoreAllMocks();
  expect(unhandled.splice(0)).toEqual([]);
});

/** As elements and pages have one. */
class Border extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Fim</p> : this.props.children;
  }
}

async function start() {
  const backend = createFakeBackend(chatRoutes());
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf());
  return { app, user: userEvent.setup() };
}

test('a note that cannot be drawn takes nothing else away', async () => {
  const { app } = await start();
  render(
    <VesalioProvider app={app}>
      <Border>
        <p>Texto escrito</p>
        <ElementNotices root={document} />
      </Border>
    </VesalioProvider>,
  );
  act(() => void app.notices.notify('error', FAILED));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.getByText('Texto escrito')).toBeDefined();
});

test.each(['Referência 1', 'Buscar nesta conversa', 'Mostrar referências', 'Ver atalhos do teclado'])(
  '%s: a part of an answer that cannot be fetched is told, and the chat stays',
  async (name) => {
    const { app, user } = await start();
    render(
      <VesalioProvider app={app}>
        <Border>
          <ChatWidget />
        </Border>
      </VesalioProvider>,
    );
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
    await user.type(box, 'Qual a meta?{Enter}');
    await within(await screen.findByRole('log')).findAllByRole('button', { name: 'Referência 1' });
    await user.type(box, 'rascunho');
    const told = vi.spyOn(app.notices, 'notify');
    // Each press tries anew.
    for (const times of [1, 2]) {
      const [button] = await screen.findAllByRole('button', { name });
      if (button) fireEvent.click(button);
      await waitFor(() => expect(told.mock.calls).toEqual(Array(times).fill(['error', FAILED])));
    }
    expect(box.value).toBe('rascunho');
    expect(screen.queryByText('Fim')).toBeNull();
  },
);
