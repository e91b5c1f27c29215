import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatRoutes } from '@vesalio/core/testing';
import type { ChatWidgetProps } from '@vesalio/widgets';
import { expect, test, vi } from 'vitest';
import { openChat } from './open-chat.tsx';

const ASK = 'POST /ai/api/mensagens';
const NEXT = ['Uma?', 'Duas?', 'Três?'];

async function asked(
  sugestoes: unknown,
  { stream = false, props = {} }: { stream?: boolean; props?: ChatWidgetProps } = {},
) {
  const { app, backend } = await openChat(chatRoutes({ answer: { sugestoes }, stream }), props);
  const flow = await app.chat();
  await screen.findByRole('switch', { name: 'Pesquisar na web' });
  await flow.ask('Qual a meta?');
  return { flow, user: userEvent.setup(), calls: () => backend.callsTo(ASK).length };
}

const list = () => screen.findByRole('list', { name: 'Próximas perguntas' });

test.each([false, true])('the suggested questions are below the answer (streamed: %s)', async (stream) => {
  await asked([...NEXT, 'Quatro?', 5], { stream });
  const shown = within(await list()).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual(NEXT);
});

test('a press puts the question into the input, below its text, and sends nothing', async () => {
  const { flow, user, calls } = await asked(NEXT);
  flow.setDraft('No idoso,');
  await user.click(within(await list()).getByRole('button', { name: 'Duas?' }));
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  expect(input.value).toBe('No idoso,\n\nDuas?');
  expect(document.activeElement).toBe(input);
  expect(calls()).toBe(1);
});

test('suggestions of an earlier answer disappear with the next question', async () => {
  const { flow } = await asked(NEXT);
  await list();
  void flow.ask('Outra?');
  await waitFor(() => expect(screen.getAllByRole('list', { name: 'Próximas perguntas' })).toHaveLength(1));
});

test.each([
  ['nothing', undefined],
  ['no list', 'Uma?'],
  ['empty and endless texts', ['', ' ', 'x'.repeat(201)]],
])('an answer with %s as suggestions shows none', async (_, sugestoes) => {
  const { flow } = await asked(sugestoes);
  expect(flow.store.getState().messages.at(-1)?.suggestions).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Próximas perguntas' })).toBeNull();
});

test('without the feature none are shown', async () => {
  await asked(NEXT, { props: { features: { followUps: false } } });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('list', { name: 'Próximas perguntas' })).toBeNull();
});
