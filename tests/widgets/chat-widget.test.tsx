import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';
import { expect, test, vi } from 'vitest';

const BASE = 'http://chat.test';

async function show(
  routes: FakeRoutes = chatRoutes(),
  props: ChatWidgetProps = {},
  session: Record<string, unknown> = {},
) {
  const backend = createFakeBackend(routes);
  const app = createApp({ baseUrl: BASE, storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf(session));
  render(
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} />
      </div>
    </VesalioProvider>,
  );
  return { app, backend, user: userEvent.setup() };
}

test('welcome, question, answer with numbered markers, references, new address', async () => {
  const onConversationChange = vi.fn();
  const { user } = await show(chatRoutes(), { onConversationChange });
  expect(screen.getByRole('heading', { name: 'No que posso ajudar?' })).toBeDefined();
  await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Qual a meta?');
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  const log = await screen.findByRole('log', { name: 'Conversa' });
  expect(await within(log).findByText('Qual a meta?')).toBeDefined();
  expect(
    await within(log).findByRole('heading', { name: 'Meta pressórica intensiva, se tolerada' }),
  ).toBeDefined();
  expect(within(log).getAllByRole('button', { name: 'Referência 1' })).toHaveLength(3);
  expect(within(log).getAllByRole('button', { name: 'Referência 2' })).toHaveLength(1);
  expect(within(log).getByText('2 de 2 marcadores resolvidos')).toBeDefined();
  expect(onConversationChange).toHaveBeenCalledWith(41, { replace: true });
  expect(screen.getByText('Resposta concluída.')).toBeDefined();
});
