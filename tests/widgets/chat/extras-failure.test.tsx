import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatRoutes, openApp } from '@vesalio/core/testing';
import { ChatWidget, VesalioProvider } from '@vesalio/widgets';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FAILED =
  'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.';

// The network fails for lazy modules that a press loads. Everything else is loaded.
const refuse = vi.hoisted(() => () => {
  throw new Error('offline');
});
vi.mock('../../../packages/widgets/src/chat/extras.ts', refuse);
vi.mock('../../../packages/widgets/src/chat/on-demand.ts', refuse);
vi.mock('../../../packages/widgets/src/chat/sources/sources.ts', refuse);

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

/** An error boundary, as elements and pages have one. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Fim</p> : this.props.children;
  }
}

async function start() {
  const { app } = await openApp(chatRoutes());
  return { app, user: userEvent.setup() };
}

test.each(['Referência 1', 'Buscar nesta conversa', 'Mostrar referências', 'Ver atalhos do teclado'])(
  '%s: extras that cannot be fetched are reported, and the chat stays',
  async (name) => {
    const { app, user } = await start();
    render(
      <VesalioProvider app={app}>
        <Boundary>
          <ChatWidget />
        </Boundary>
      </VesalioProvider>,
    );
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
    await user.type(box, 'Qual a meta?{Enter}');
    await within(await screen.findByRole('log')).findAllByRole('button', { name: 'Referência 1' });
    await user.type(box, 'rascunho');
    const told = vi.spyOn(app.notices, 'notify');
    // Every press tries again.
    for (const times of [1, 2]) {
      const [button] = await screen.findAllByRole('button', { name });
      if (button) fireEvent.click(button);
      await waitFor(() => expect(told.mock.calls).toEqual(Array(times).fill(['error', FAILED])));
    }
    expect(box.value).toBe('rascunho');
    expect(screen.queryByText('Fim')).toBeNull();
  },
);

test.each(['Ditar mensagem', 'Opções de pesquisa'])(
  '%s: extras that cannot be fetched are reported, and the button can be pressed again',
  async (name) => {
    const { app, user } = await start();
    render(
      <VesalioProvider app={app}>
        <ChatWidget />
      </VesalioProvider>,
    );
    await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
    const said = () => app.notices.getState().items.map(({ text }) => text);
    const press = screen.getByRole<HTMLButtonElement>('button', { name });
    await user.click(press);
    await waitFor(() => expect(said()).toEqual([FAILED]));
    expect([press.disabled, press.getAttribute('aria-busy')]).toEqual([false, null]);
  },
);

test('a question whose file cannot be read for want of its module stays in the input', async () => {
  const { app, user } = await start();
  render(
    <VesalioProvider app={app}>
      <ChatWidget />
    </VesalioProvider>,
  );
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  await user.type(box, 'O que chama a atenção?');
  const files = [new File(['%PDF-1.7 '], 'laudo.pdf', { type: 'application/pdf' })];
  fireEvent.paste(box, { clipboardData: { files, types: ['Files'], getData: () => '' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(app.notices.getState().items.map(({ text }) => text)).toEqual([FAILED]));
  expect(box.value).toBe('O que chama a atenção?');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box.value).toBe(''));
});
