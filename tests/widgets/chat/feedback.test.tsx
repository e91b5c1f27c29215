import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatRoutes, recordRoutes } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { openChat } from './open-chat.tsx';

test('the thanks for a rating disappear when the next one begins, and never cover its dialog', async () => {
  const { app } = await openChat({ ...chatRoutes(), ...recordRoutes() });
  const flow = await app.chat();
  await screen.findByRole('switch', { name: 'Pesquisar na web' });
  await act(() => flow.ask('Qual a meta?'));
  const user = userEvent.setup();
  const told = () =>
    app.notices
      .getState()
      .items.filter(({ leaving }) => !leaving)
      .map(({ text }) => text);
  /** They stay until something removes them. */
  const hold = () => {
    for (const { id } of app.notices.getState().items) app.notices.pause(id);
  };
  await user.click(await screen.findByRole('button', { name: 'Útil' }));
  await waitFor(() => expect(told()).toContain('Obrigado. Sua avaliação foi registrada.'));
  hold();
  await user.click(screen.getByRole('button', { name: 'Útil' }));
  await waitFor(() => expect(told()).toContain('Avaliação retirada.'));
  expect(told()).toHaveLength(1);
  app.notices.notify('info', 'Outro aviso');
  hold();
  await user.click(screen.getByRole('button', { name: 'Não útil' }));
  await screen.findByRole('dialog', { hidden: true });
  expect(told()).toEqual(['Outro aviso']);
});

test('the title of the dialog takes the focus of the button that sent the report', async () => {
  const { app } = await openChat({ ...chatRoutes(), ...recordRoutes() });
  const flow = await app.chat();
  await screen.findByRole('switch', { name: 'Pesquisar na web' });
  await act(() => flow.ask('Qual a meta?'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Notificar erro clínico' }));
  await user.type(await screen.findByRole('textbox', { name: 'O que está errado?' }), 'A dose');
  await user.click(screen.getByRole('button', { name: 'Enviar notificação' }));
  await screen.findByText('Notificação registrada. Guarde o número do protocolo.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notificar erro clínico' }));
});
