import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, VesalioProvider } from '@vesalio/widgets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The part that holds the guard is refused.
const refuse = vi.hoisted(() => () => {
  throw new Error('offline');
});
vi.mock('../../../packages/widgets/src/chat/composer/composer-parts.tsx', refuse);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('without the guard nothing leaves in which it might find something, and that is told', async () => {
  const backend = createFakeBackend(chatRoutes());
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf());
  render(
    <VesalioProvider app={app}>
      <ChatWidget />
    </VesalioProvider>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  const told = vi.spyOn(app.notices, 'notify');
  const isFree = () => screen.getByRole('button', { name: 'Enviar' }).getAttribute('aria-busy') === null;
  const asked = () => backend.callsTo('POST /ai/api/mensagens').length;
  const suspects = [
    'Paciente com CPF 529.982.247-25: conduta?',
    'Sra. Maria das Dores: conduta?',
    'PACIENTE MARIA DAS DORES, 74 anos',
    'prontuário nº 123: conduta?',
    'nascido em 3/4/52: conduta?',
    'escreva a maria@exemplo.com.br',
  ];
  for (const [index, question] of suspects.entries()) {
    fireEvent.input(box, { target: { value: question } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect([told.mock.calls.length, isFree()]).toEqual([index + 1, true]));
    expect([asked(), box.value]).toEqual([0, question]);
  }
  fireEvent.input(box, { target: { value: 'Qual a meta de pressão arterial no idoso de 74 anos?' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(asked()).toBe(1));
});
