import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatRoutes, openApp } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';
import { expect, test, vi } from 'vitest';

const context = { sex: 'feminino', allergies: ['penicilina', 'dipirona'] };

async function show(props: ChatWidgetProps) {
  const { app, backend } = await openApp(chatRoutes());
  const at = (more: ChatWidgetProps) => (
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} {...more} />
      </div>
    </VesalioProvider>
  );
  const { rerender } = render(at({}));
  const prompts = () =>
    backend.callsTo('POST /ai/api/mensagens').map(({ body }) => (body as { prompt: string }).prompt);
  return { app, prompts, user: userEvent.setup(), go: (more: ChatWidgetProps) => rerender(at(more)) };
}

const chips = () => screen.findByRole('list', { name: 'Contexto informado' });

test('the person sees, opens and removes the context of the question', async () => {
  const { user, prompts, go } = await show({ context });
  const list = await chips();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  const fact = within(list).getByRole('button', { name: 'Alergias: penicilina; dipirona' });
  expect(fact.getAttribute('aria-expanded')).toBe('false');
  await user.click(fact);
  expect(fact.getAttribute('aria-expanded')).toBe('true');
  await user.click(within(list).getByRole('button', { name: 'Remover Sexo' }));
  expect(screen.getByText('Removido do contexto: Sexo.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remover Alergias');
  // Rendering again with the same facts does not restore removed ones.
  go({ context: { ...context } });
  await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Conduta?');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', false),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(prompts()).toHaveLength(1));
  expect(prompts()[0]?.replaceAll('\r\n', '\n')).toBe(
    'Conduta?\n\nContexto informado:\n- Alergias: penicilina; dipirona',
  );
  expect(await screen.findByText(/^Contexto informado:\sAlergias: /)).toBeTruthy();
});

test('removing the last fact moves the focus to the input', async () => {
  const { user } = await show({ context: { sex: 'feminino' } });
  await user.click(within(await chips()).getByRole('button', { name: 'Remover Sexo' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mensagem' }));
  expect(screen.queryByRole('list', { name: 'Contexto informado' })).toBeNull();
});

test('without the feature no context is shown or kept', async () => {
  const { app } = await show({ context, features: { context: false } });
  const flow = await app.chat();
  await vi.dynamicImportSettled();
  expect(flow.store.getState().context).toEqual({});
});
