import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, VesalioProvider } from '@vesalio/widgets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FAILED =
  'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.';

// The network fails while a part is fetched; everything else is there.
const refuse = vi.hoisted(() => () => {
  throw new Error('offline');
});
vi.mock('../../../packages/widgets/src/chat/composer/composer-files.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/dictation/composer-dictation.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/composer/search-sheet.tsx', refuse);
vi.mock('../../../packages/widgets/src/chat/composer/composer-guard.tsx', refuse);

// The refusal is told on the console too.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show() {
  const backend = createFakeBackend(chatRoutes());
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf());
  const { container } = render(
    <VesalioProvider app={app}>
      <ChatWidget />
    </VesalioProvider>,
  );
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  const said = () => app.notices.getState().items.map(({ text }) => text);
  const asked = () => backend.callsTo('POST /ai/api/mensagens').length;
  return { box, container, said, asked, user: userEvent.setup() };
}

test.each(['Ditar mensagem', 'Opções de pesquisa'])(
  '%s: a part that could not be fetched is told, and the button can be pressed again',
  async (name) => {
    const { said, user } = await show();
    const press = screen.getByRole<HTMLButtonElement>('button', { name });
    await user.click(press);
    await waitFor(() => expect(said()).toEqual([FAILED]));
    expect([press.disabled, press.getAttribute('aria-busy')]).toEqual([false, null]);
  },
);

test('files that nobody can take are told, and the text can be sent', async () => {
  const { box, container, said, asked, user } = await show();
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, new File(['%PDF-1.4'], 'laudo.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(said()).toEqual([FAILED]));
  await user.type(box, 'Qual a meta?{Enter}');
  await waitFor(() => expect(asked()).toBe(1));
});

test.each(['Paciente com CPF 529.982.247-25: conduta?', 'Sra. Maria das Dores: conduta?'])(
  'what identifies a patient does not leave while nobody can look: %s',
  async (question) => {
    const { box, said, asked } = await show();
    fireEvent.input(box, { target: { value: question } });
    for (const _ of [1, 2]) {
      fireEvent.keyDown(box, { key: 'Enter' });
      await waitFor(() => expect(said()).toContain(FAILED));
    }
    expect(asked()).toBe(0);
    fireEvent.input(box, { target: { value: 'Conduta na hipertensão?' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(asked()).toBe(1));
  },
);
