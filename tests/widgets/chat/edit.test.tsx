import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatRoutes } from '@vesalio/core/testing';
import type { ChatWidgetProps } from '@vesalio/widgets';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openChat } from './open-chat.tsx';

const ASK = 'POST /ai/api/mensagens';

async function asked(props: ChatWidgetProps = {}) {
  const { app, backend } = await openChat(chatRoutes(), props);
  const flow = await app.chat();
  await screen.findByRole('switch', { name: 'Pesquisar na web' });
  await act(() => flow.ask('Qual a meta?'));
  const prompts = () => backend.callsTo(ASK).map(({ body }) => (body as { prompt: string }).prompt);
  return { flow, prompts, user: userEvent.setup() };
}

const openEditor = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Editar pergunta' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nova redação da pergunta' });
};

test('the last question is edited in its place, and the earlier exchange is collapsed and readable', async () => {
  const { user, prompts } = await asked();
  const box = await openEditor(user);
  expect([box.value, document.activeElement]).toEqual(['Qual a meta?', box]);
  await user.clear(box);
  await user.type(box, 'Qual a meta no idoso?{Enter}');
  await waitFor(() => expect(prompts()).toEqual(['Qual a meta?', 'Qual a meta no idoso?']));
  // After the answer, the user continues in the input.
  const input = screen.getByRole('textbox', { name: 'Mensagem' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  const summary = await screen.findByText('Versão anterior: Qual a meta?');
  const folded = summary.closest('details') as HTMLDetailsElement;
  expect(folded.open).toBe(false);
  expect(folded.querySelectorAll('[data-message]')).toHaveLength(2);
  // Only the new question can be edited.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Editar pergunta' })).toHaveLength(1));
  expect(within(folded).queryByRole('button', { name: 'Editar pergunta' })).toBeNull();
});

test('cancelling sends nothing and returns the focus', async () => {
  const { user, prompts } = await asked();
  await user.type(await openEditor(user), ' e no jovem?{Escape}');
  const button = await screen.findByRole('button', { name: 'Editar pergunta' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(prompts()).toHaveLength(1);
});

test('Enter chooses a character during the composition of a text, also in Safari', async () => {
  const { user, prompts } = await asked();
  const box = await openEditor(user);
  await user.type(box, ' 2');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(screen.getByRole('textbox', { name: 'Nova redação da pergunta' })).toBe(box);
  expect(prompts()).toHaveLength(1);
});

test('a text that may identify a patient is held in the input', async () => {
  const { user, prompts } = await asked();
  const box = await openEditor(user);
  await user.clear(box);
  await user.type(box, 'CPF 529.982.247-25: meta?{Enter}');
  expect(await screen.findByText('Há dados que identificam o paciente:')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' }).value).toBe(
    'CPF 529.982.247-25: meta?',
  );
  expect(prompts()).toHaveLength(1);
});

test('without the feature there is nothing to edit', async () => {
  await asked({ features: { edit: false } });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button', { name: 'Editar pergunta' })).toBeNull();
});

async function select(within: Element): Promise<void> {
  const range = document.createRange();
  range.selectNodeContents(within);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  await act(async () => document.dispatchEvent(new Event('selectionchange')));
}

test('a selected passage is quoted in the input, by press or by Enter, without its reference numbers', async () => {
  const { user, flow, prompts } = await asked();
  const answer = document.querySelector('.vs-answer') as HTMLElement;
  const paragraph = [...answer.querySelectorAll('p')].find((p) => p.querySelector('button')) as HTMLElement;
  await select(paragraph);
  await user.click(await screen.findByRole('button', { name: 'Perguntar sobre isto' }));
  const { draft } = flow.store.getState();
  expect(draft).toMatch(/^“\S.*”\n\n$/);
  expect(draft).not.toMatch(/\d\.?”\n\n$/);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mensagem' }));
  expect(screen.queryByRole('button', { name: 'Perguntar sobre isto' })).toBeNull();

  flow.setDraft('Antes');
  await select(answer.querySelector('.vs-answer h3') as HTMLElement);
  await screen.findByRole('button', { name: 'Perguntar sobre isto' });
  screen.getByRole('log', { name: 'Conversa' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(flow.store.getState().draft).toMatch(/^Antes\n\n“\S/));
  expect(prompts()).toHaveLength(1);
});

test('a selection outside of answers offers no quote', async () => {
  await asked();
  await select(document.querySelector('.vs-answer p') as HTMLElement);
  await screen.findByRole('button', { name: 'Perguntar sobre isto' });
  await select(document.querySelector('.vs-message--user') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Perguntar sobre isto' })).toBeNull());
});

test('the offer to quote follows its passage when the window changes its size', async () => {
  await asked();
  const paragraph = document.querySelector('.vs-answer p') as HTMLElement;
  const rect = vi.spyOn(Range.prototype, 'getBoundingClientRect');
  rect.mockReturnValue(new DOMRect(10, 20, 100, 30));
  vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 1000));
  // The DOM of these tests has no layout.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  });
  await select(paragraph);
  await screen.findByRole('button', { name: 'Perguntar sobre isto' });
  const box = document.querySelector<HTMLElement>('.vs-ask-about');
  expect(box?.style.insetBlockStart).toBe('58px');
  rect.mockReturnValue(new DOMRect(10, 300, 100, 30));
  window.dispatchEvent(new Event('resize'));
  await waitFor(() => expect(box?.style.insetBlockStart).toBe('338px'));
});
