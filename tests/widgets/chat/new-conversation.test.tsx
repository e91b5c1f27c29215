import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type App, createApp } from '@vesalio/core';
import { VesalioProvider } from '@vesalio/widgets';
import { afterEach, expect, test, vi } from 'vitest';
import { NewConversation } from '../../../packages/widgets/src/chat/sidebar/new-conversation.tsx';

afterEach(cleanup);

test('a new conversation that cannot begin without a network is reported', async () => {
  const app = createApp({ storage: 'memory' });
  const told = vi.spyOn(app.notices, 'notify');
  const onBegun = vi.fn();
  render(
    <VesalioProvider app={{ ...app, chat: () => Promise.reject(new Error('offline')) }}>
      <NewConversation onBegun={onBegun} />
    </VesalioProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Nova Conversa' }));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(onBegun).not.toHaveBeenCalled();
});

test.each([
  ['fine', 'Mensagem'],
  ['coarse', 'Nova Conversa'],
])('with a %s pointer the focus is on %s after it has begun', async (pointer, name) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  const app = createApp({ storage: 'memory' });
  const onBegun = vi.fn();
  const chat = () => Promise.resolve({ select: () => Promise.resolve() });
  render(
    <VesalioProvider app={{ ...app, chat } as unknown as App}>
      <NewConversation onBegun={onBegun} />
      <textarea className="vs-composer__input" aria-label="Mensagem" />
    </VesalioProvider>,
  );
  const button = screen.getByRole('button', { name: 'Nova Conversa' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(onBegun).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(name === 'Mensagem' ? screen.getByLabelText(name) : button);
  vi.unstubAllGlobals();
});
