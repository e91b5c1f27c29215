import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerFixture,
  chatRoutes,
  type FakeEvent,
  type FakeRequest,
  type FakeRoutes,
  historyFixture,
  openApp,
  referenceFixtures,
  streamedAnswer,
} from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';
import { expect, onTestFinished, test, vi } from 'vitest';

const ASK = 'POST /ai/api/mensagens';
const HISTORY = 'GET /ai/api/mensagens/conversa/:id';

async function show(
  routes: FakeRoutes = chatRoutes(),
  props: ChatWidgetProps = {},
  session: Record<string, unknown> = {},
) {
  const { app, backend } = await openApp(routes, { session });
  const at = (more: ChatWidgetProps) => (
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} {...more} />
      </div>
    </VesalioProvider>
  );
  const { rerender } = render(at({}));
  await app.chat();
  return { app, backend, user: userEvent.setup(), go: (more: ChatWidgetProps) => rerender(at(more)) };
}

const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
const log = () => screen.findByRole('log', { name: 'Conversa' });

async function ask(user: ReturnType<typeof userEvent.setup>, text = 'Qual a meta?') {
  await user.type(await input(), text);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', false),
  );
  await user.keyboard('{Enter}');
}

const history = (
  answer: string,
  references: readonly unknown[] = referenceFixtures,
  fields: Record<string, unknown> = {},
): FakeRoutes => ({
  ...chatRoutes(),
  [HISTORY]: {
    data: [
      {
        codigo: 1,
        pergunta: 'Qual a meta?',
        resposta: answer,
        dataCadastro: '2026-11-20T12:00:00Z',
        referenciasJSON: JSON.stringify(references),
        ...fields,
      },
    ],
  },
});

test('welcome, question, answer with numbered markers, references, new address', async () => {
  const onConversationChange = vi.fn();
  const onAnswer = vi.fn();
  const { user } = await show(chatRoutes(), { onConversationChange, onAnswer });
  expect(screen.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeDefined();
  await ask(user);
  const box = within(await log());
  expect(await box.findByText('Qual a meta?')).toBeDefined();
  expect(await box.findByRole('heading', { name: 'Meta pressórica intensiva, se tolerada' })).toBeDefined();
  expect(box.getAllByRole('button', { name: 'Referência 1' })).toHaveLength(3);
  expect(box.getAllByRole('button', { name: 'Referência 2' })).toHaveLength(1);
  expect(box.getByText('Todas as citações têm fonte')).toBeDefined();
  const age = new Date().getFullYear() - 2015;
  expect(box.getByRole('list', { name: 'Referências' }).textContent).toContain(
    `N Engl J Med\u00a0· 2015 · há\u00a0${age}\u00a0anos`,
  );
  expect(onConversationChange).toHaveBeenCalledExactlyOnceWith(41, { replace: true });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    conversationId: 41,
    messageId: expect.anything(),
    isInterrupted: false,
  } satisfies Parameters<NonNullable<ChatWidgetProps['onAnswer']>>[0]);
});

test("an answer is shown although the page's own functions throw", async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = (name: string) => () => {
    throw new Error(name);
  };
  const { user } = await show(chatRoutes(), {
    onConversationChange: fail('change'),
    onAnswer: fail('answer'),
  });
  await ask(user);
  await screen.findAllByRole('button', { name: 'Referência 1' });
  expect(screen.queryByText(/não consegui processar/)).toBeNull();
  await waitFor(() => expect(reported.mock.calls).toEqual([[new Error('change')], [new Error('answer')]]));
  reported.mockRestore();
});

test('a conversation that a visitor may not read is not called empty', async () => {
  const { app } = await openApp(chatRoutes(), { session: null });
  // The chat of an element whose host has signed nobody in.
  const own = app.anotherChat({ texts: app.texts, signInAnswered: async () => undefined });
  render(
    <VesalioProvider app={{ ...app, chat: () => own }}>
      <div className="vesalio">
        <ChatWidget conversationId={41} />
      </div>
    </VesalioProvider>,
  );
  await screen.findByRole('switch', { name: 'Pesquisar na web' });
  const { textContent } = await log();
  expect((await own).store.getState()).toMatchObject({ conversationId: 41, status: 'idle' });
  expect(textContent).toBe('');
});

test('a starter question is asked with one press, also in a low element', async () => {
  document.body.style.fontSize = '16px';
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  // Browsers report when an observation begins; happy-dom does not.
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(readonly report: ResizeObserverCallback) {
        super(report);
      }
      override observe(target: Element) {
        const entry = { target, borderBoxSize: [{ blockSize: 0 }] } as unknown as ResizeObserverEntry;
        queueMicrotask(() => this.report([entry], this));
      }
    },
  );
  onTestFinished(() => {
    height.mockRestore();
    vi.unstubAllGlobals();
  });
  const { user, backend } = await show(chatRoutes(), {
    suggestions: ['Como tratar dengue?'],
    className: 'vs-element__chat',
  });
  await waitFor(() => expect(document.querySelector('.vs-chat')?.hasAttribute('data-low')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Como tratar dengue?' }));
  expect(await within(await log()).findByText('Como tratar dengue?')).toBeDefined();
  await waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
});

test('a starter question asked with the keyboard leaves the focus in the input', async () => {
  const { user } = await show(chatRoutes(), { suggestions: ['Como tratar dengue?'] });
  (await screen.findByRole('button', { name: 'Como tratar dengue?' })).focus();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('button', { name: 'Referência 1' });
  const box = await input();
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('a starter question does not change the draft', async () => {
  const { user, backend } = await show(chatRoutes(), { suggestions: ['Como tratar dengue?'] });
  await user.type(await input(), 'rascunho');
  await user.click(await screen.findByRole('button', { name: 'Como tratar dengue?' }));
  expect(await within(await log()).findByText('Como tratar dengue?')).toBeDefined();
  await waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
  expect((await input()).value).toBe('rascunho');
});

test.each([
  'Qual a conduta para o CPF 529.982.247-25?',
  'Qual a conduta para a paciente Maria Aparecida da Silva?',
])('the identifier guard checks a starter question of the host: %s', async (question) => {
  const { user, backend } = await show(chatRoutes(), { suggestions: [question] });
  await user.type(await input(), 'rascunho');
  await user.click(await screen.findByRole('button', { name: question }));
  await waitFor(async () => expect((await input()).value).toBe(`rascunho\n\n${question}`));
  await user.click(await screen.findByRole('button', { name: 'Ocultar dados' }));
  expect((await input()).value).toMatch(/^rascunho\n\nQual a conduta para .*\[.+\]/);
  expect(backend.callsTo(ASK)).toHaveLength(0);
});

test('a starter question with numbers and capitals that identify nobody is asked with one press', async () => {
  const question = 'Qual a meta de PA no idoso de 74 anos, segundo a SBC 2025?';
  const { user, backend } = await show(chatRoutes(), { suggestions: [question] });
  await user.click(await screen.findByRole('button', { name: question }));
  await waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
});

test('Shift+Enter breaks the line, Enter while composing chooses a character', async () => {
  const { user, backend } = await show();
  await user.type(await input(), 'linha 1{Shift>}{Enter}{/Shift}linha 2');
  expect((await input()).value).toBe('linha 1\nlinha 2');
  fireEvent.keyDown(await input(), { key: 'Enter', isComposing: true });
  expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(0);
});

test('during an answer the input is disabled, and Parar stops it', async () => {
  async function* endless() {
    yield* [...streamedAnswer(answerFixture())].slice(0, 4);
    await new Promise(() => undefined);
  }
  const { user } = await show({ ...chatRoutes(), [ASK]: () => ({ events: endless() }) });
  await ask(user);
  expect((await input()).disabled).toBe(true);
  await screen.findByRole('heading', { name: 'Meta pressórica intensiva, se tolerada' });
  // A press right after sending counts as the second half of a double press.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
  await user.click(screen.getByRole('button', { name: 'Parar' }));
  clock.mockRestore();
  expect(await within(await log()).findByText('Resposta interrompida')).toBeDefined();
  expect((await input()).disabled).toBe(false);
});

test('after a failed send the bubble stays, the text is restored, and one press tries again', async () => {
  const { user, backend } = await show({ ...chatRoutes(), [ASK]: { status: 500 } });
  await ask(user);
  const box = within(await log());
  const text = 'Desculpe, não consegui processar sua mensagem no momento. Por favor, tente novamente.';
  // The log is silent. A region inserted together with its words is not announced inside it, so the words come later.
  const words = await box.findByText(text);
  expect(words.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  expect(words.closest('[aria-hidden]')).not.toBeNull();
  await waitFor(() => expect(words.closest('[aria-hidden]')).toBeNull());
  // It announces itself, so there must be no second copy on the page.
  expect(screen.getAllByText(new RegExp(text))).toHaveLength(1);
  expect((await input()).value).toBe('Qual a meta?');
  backend.on(ASK, { data: answerFixture() });
  await user.click(box.getByRole('button', { name: 'Tentar novamente' }));
  expect(await box.findByText('Todas as citações têm fonte')).toBeDefined();
  expect(box.queryByText(text)).toBeNull();
  expect((await input()).value).toBe('');
});

test('a page that is shown again shows the answer that another device has got to the failed question', async () => {
  const { user, backend } = await show({ ...chatRoutes(), [ASK]: { status: 500 } });
  await ask(user);
  await within(await log()).findByRole('button', { name: 'Tentar novamente' });
  backend.on(HISTORY, {
    data: { data: [{ codigo: 8, pergunta: 'Qual a meta?', resposta: 'Abaixo de 130.', dataCadastro: '' }] },
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Abaixo de 130.')).toBeDefined();
  expect(screen.queryByText(/não consegui processar/)).toBeNull();
  expect((await input()).value).toBe('');
  expect(backend.callsTo(ASK)).toHaveLength(1);
});

/** Loaded with the rest of the conversation. */
async function findAnnouncer() {
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  return await vi.waitFor(() => {
    const announcer = document.querySelector('.vs-visually-hidden[aria-live="polite"]');
    if (!announcer) throw new Error('no announcer');
    return announcer;
  });
}

test('one announcement per finished answer, none while it is written, none for history (catalogue 60)', async () => {
  const said: string[] = [];
  const { user, go } = await show({ ...chatRoutes({ stream: 4 }), [HISTORY]: { data: historyFixture(3) } });
  const announcer = await findAnnouncer();
  const observer = new MutationObserver(() => said.push(announcer.textContent ?? ''));
  observer.observe(announcer, { childList: true, subtree: true, characterData: true });
  await ask(user);
  await screen.findByText('Todas as citações têm fonte');
  go({ conversationId: 77 });
  await screen.findByText('Pergunta 3');
  const spoken = [...document.querySelectorAll('[aria-live="polite"]')].map((node) => node.textContent);
  expect(said.filter(Boolean)).toEqual(['Resposta concluída.']);
  expect(spoken.join('')).toMatch(/^(Resposta concluída\.)?$/);
  expect((await log()).getAttribute('aria-live')).toBe('off');
  observer.disconnect();
});

test.each([
  ['Resposta sem referências. Confira o que ela afirmar.', 'Meça a pressão.', [], true],
  ['Nenhuma citação tem fonte', 'Meça a pressão [search_9].', answerFixture().referencias, true],
  ['Todas as citações têm fonte', 'Meça a pressão [search_1].', answerFixture().referencias, false],
])('only what a new answer lacks is announced with it: %s', async (line, resposta, referencias, isHeard) => {
  const answer = answerFixture({ resposta, referencias });
  const { user, go } = await show({
    ...chatRoutes(),
    [ASK]: { data: answer },
    [HISTORY]: {
      data: historyFixture(1).map((item) => ({
        ...item,
        resposta,
        referenciasJSON: JSON.stringify(referencias),
      })),
    },
  });
  await findAnnouncer();
  await ask(user);
  const heard = async () => {
    const words = await within(await log()).findByText(line);
    await waitFor(() => expect(words.closest('[aria-hidden]')).toBeNull());
    return words.closest('[aria-live="polite"]') !== null;
  };
  expect(await heard()).toBe(isHeard);
  go({ conversationId: 77 });
  await screen.findByText('Pergunta 1');
  expect(await heard(), 'of a stored answer').toBe(false);
});

test('a stored question without a word of an answer can be asked again', async () => {
  const { user, backend } = await show(history('', [], { interrupcao: 'queda' }), { conversationId: 1018 });
  const box = within(await log());
  // As on the page that asked: nothing had begun that could have been interrupted.
  await box.findByText(/^Desculpe, não consegui processar sua mensagem/);
  expect(box.queryByText('Resposta interrompida')).toBeNull();
  backend.on(ASK, { data: answerFixture() });
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Todas as citações têm fonte');
  expect(screen.getAllByText('Qual a meta?')).toHaveLength(1);
});

test('an answer that was cut off before its first citation is not called one without citations', async () => {
  await show(history('Meça a pressão', referenceFixtures, { interrupcao: 'parada' }), {
    conversationId: 1018,
  });
  const box = within(await log());
  await box.findByText('Resposta interrompida');
  expect(box.queryByText('Nenhuma citação nesta resposta')).toBeNull();
});

test('a stored question says that its files are gone, and is not repeated without them', async () => {
  const line = /^Enviada com 2 arquivos\. Anexos não ficam guardados/;
  const { user, backend } = await show(history('Sem fratura.', [], { anexos: 2 }), { conversationId: 1018 });
  await within(await log()).findByText(line);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(async () => expect((await input()).value).toBe('Qual a meta?'));
  expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['parada', 'Resposta interrompida'],
  ['queda', 'Resposta interrompida O que chegou foi mantido.'],
])('a stored answer that was cut off looks as it did live: %s', async (interrupcao, mark) => {
  const cut = history('Meça a pressão [search_1]. Trate acima de **140 por', referenceFixtures, {
    interrupcao,
  });
  const { user, backend } = await show(cut, { conversationId: 1018 });
  const box = within(await log());
  const words = await box.findByText('Resposta interrompida');
  expect(words.parentElement?.textContent).toBe(mark);
  expect(box.queryByText('Todas as citações têm fonte')).toBeNull();
  expect(box.getByText('As citações até aqui têm fonte')).toBeDefined();
  backend.on(ASK, { data: answerFixture() });
  await user.click(box.getByRole('button', { name: 'Tentar novamente' }));
  await box.findByText('Todas as citações têm fonte');
  // A new attempt takes the place of an answer that was lost, not of one that the person stopped.
  expect(box.getAllByText('Qual a meta?')).toHaveLength(interrupcao === 'queda' ? 1 : 2);
});

test('the announcement about an answer leaves the page with the next question', async () => {
  const { user, backend } = await show(chatRoutes({ stream: 4 }));
  const announcer = await findAnnouncer();
  await ask(user);
  await waitFor(() => expect(announcer.textContent).toBe('Resposta concluída.'));
  backend.on(ASK, { silent: true });
  await waitFor(async () => expect((await input()).disabled).toBe(false));
  await ask(user);
  await waitFor(async () => expect((await input()).disabled).toBe(true));
  await waitFor(() => expect(announcer.textContent).toBe(''));
});

test('only an answer that has begun, and was cut off, is said to go on when the network is back', async () => {
  const EVENTS = 'GET /gateway/turns/:key/events';
  const { user, backend } = await show({
    ...chatRoutes(),
    'GET /config.json': { data: { gateway: ['resume'] } },
    [ASK]: { status: 500, delayMs: 50 },
    [EVENTS]: { fail: 'before' },
  });
  // A gateway in the same house answers without the internet.
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => line.mockRestore());
  const promise = () => screen.queryByText(/^Sem conexão/);
  const seen = new MutationObserver(() => expect(promise()).toBeNull());
  seen.observe(document.body, { subtree: true, childList: true });
  window.dispatchEvent(new Event('offline'));
  await ask(user);
  const again = () => within(screen.getByRole('log')).getByRole('button', { name: 'Tentar novamente' });
  await waitFor(again);
  const delta: FakeEvent = { event: 'delta', id: '1', data: { texto: 'Abaixo' } };
  const done: FakeEvent = { event: 'done', data: { resposta: 'Abaixo de 130.' }, delayMs: 100 };
  backend.on(ASK, { events: [delta, done] });
  await user.click(again());
  await screen.findByText('Abaixo de 130.');
  seen.disconnect();
  backend.on(ASK, { events: [delta], fail: 'after' });
  await ask(user, 'E no idoso?');
  await waitFor(() => expect(promise()?.closest('[role="status"]')).toBeTruthy(), { timeout: 4_000 });
  backend.on(EVENTS, { events: [done] });
  await waitFor(() => expect(screen.getAllByText('Abaixo de 130.')).toHaveLength(2), { timeout: 4_000 });
  expect(promise()).toBeNull();
});

test("a question right after 'Nova Conversa' stays in view when the page follows", async () => {
  const { app, go } = await show({
    ...chatRoutes(),
    [HISTORY]: { data: historyFixture(1) },
    'POST /ai/api/conversas': { silent: true },
  });
  go({ conversationId: 77 });
  await screen.findByText('Pergunta 1');
  const flow = await app.chat();
  await flow.select(null);
  void flow.ask('Qual a meta?');
  await within(await log()).findByText('Qual a meta?');
  go({ conversationId: null });
  await act(async () => {});
  expect(within(await log()).getByText('Qual a meta?')).toBeTruthy();
  expect(flow.store.getState()).toMatchObject({ status: 'sending', draft: '' });
});

test('a failed history is announced once', async () => {
  const { go } = await show({ ...chatRoutes(), [HISTORY]: { status: 404 } });
  await input();
  go({ conversationId: 77 });
  const text = /^Não foi possível carregar o histórico desta conversa\./;
  await within(await log()).findByText(text);
  const spoken = () => [...document.querySelectorAll('[aria-live="polite"]')].map((node) => node.textContent);
  await waitFor(() => expect(spoken()).toContain('O histórico não foi carregado.'));
  expect(spoken().some((said) => text.test(said))).toBe(false);
});

test('a failure that is tried again by key keeps the focus in the composer', async () => {
  const { user } = await show({ ...chatRoutes(), [ASK]: { status: 500 } });
  await ask(user);
  for (const turn of [1, 2]) {
    const again = await within(await log()).findByRole('button', { name: 'Tentar novamente' });
    await waitFor(async () => expect((await input()).disabled).toBe(false));
    again.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(again.isConnected, `try ${turn}`).toBe(false));
    expect(document.activeElement?.closest('.vs-composer')).not.toBeNull();
  }
});

test('at the free limit the focus moves from the input to the way on', async () => {
  const routes = chatRoutes({ isPlanValid: false });
  const { user } = await show(routes, { onNavigate: vi.fn() }, { planName: 'free_plan' });
  await ask(user);
  const upgrade = await screen.findByRole('button', { name: 'Fazer upgrade' });
  await waitFor(() => expect(document.activeElement).toBe(upgrade));
});

test('the free limit: placeholder, disabled input, link to the plans', async () => {
  const onNavigate = vi.fn();
  const { user } = await show(chatRoutes({ isPlanValid: false }), { onNavigate }, { planName: 'free_plan' });
  await ask(user);
  const box = await screen.findByPlaceholderText(
    'Você atingiu o limite do plano gratuito. Faça um upgrade para continuar.',
  );
  expect(box).toHaveProperty('disabled', true);
  expect(box).toHaveProperty('value', '');
  await user.click(await screen.findByRole('button', { name: 'Fazer upgrade' }));
  expect(onNavigate).toHaveBeenCalledWith('/choose-plan');
});

test('at the free limit no new conversation can be begun', async () => {
  const session = { planName: 'free_plan' };
  const { app } = await show(
    history('Sim.'),
    { conversationId: 9, features: { newConversation: true } },
    session,
  );
  const button = await screen.findByRole('button', { name: 'Nova Conversa' });
  expect(button).toHaveProperty('disabled', false);
  act(() => app.session.setFreePlanLimited(true));
  expect(button).toHaveProperty('disabled', true);
  expect(button.title).toBe('Limite do plano gratuito atingido');
});

test('a reference opens on hover, closes 150 ms after leaving marker and popup, and at once on Esc', async () => {
  const { user } = await show(history(answerFixture().resposta), { conversationId: 9 });
  const [marker] = await screen.findAllByRole('button', { name: 'Referência 1' });
  if (!marker) throw new Error('no marker');
  // A scroll moves the marker under the resting pointer.
  fireEvent.mouseEnter(marker);
  expect(marker.getAttribute('aria-expanded')).toBe('false');
  fireEvent.mouseMove(marker);
  const popup = await screen.findByRole('dialog', { name: /^Referência: A Randomized Trial/, hidden: true });
  expect(popup.textContent).toContain('A Randomized Trial of Intensiv…');
  expect(marker.getAttribute('aria-expanded')).toBe('true');
  vi.useFakeTimers();
  try {
    fireEvent.mouseLeave(marker);
    act(() => void vi.advanceTimersByTime(149));
    expect(popup.isConnected).toBe(true);
    fireEvent.mouseEnter(popup);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(popup.isConnected).toBe(true);
    fireEvent.mouseLeave(popup);
    act(() => void vi.advanceTimersByTime(150));
    expect(popup.isConnected).toBe(false);
  } finally {
    vi.useRealTimers();
  }
  // A press would also open the sources, which then take the Esc.
  fireEvent.mouseMove(marker, { screenX: 5 });
  expect(await screen.findByRole('dialog', { name: /^Referência: A Rand/, hidden: true })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: /^Referência/, hidden: true })).toBeNull();
  // The answer moves away from the resting pointer and back.
  fireEvent.mouseLeave(marker, { screenX: 5 });
  fireEvent.mouseMove(marker, { screenX: 5 });
  expect(screen.queryByRole('dialog', { name: /^Referência/, hidden: true })).toBeNull();
  expect(marker.getAttribute('aria-expanded')).toBe('false');
});

test('a marker without its reference shows the error reference', async () => {
  const { user } = await show(history('Ver [search_9].', []), { conversationId: 9 });
  await user.click(await screen.findByRole('button', { name: 'Referência 1: não encontrada' }));
  const popup = await screen.findByRole('dialog', { name: 'Referência: Erro', hidden: true });
  expect(popup.textContent).toContain('Referência não encontrada.');
  expect(screen.getByText('Nenhuma citação tem fonte')).toBeDefined();
});

test('a stored question with only files says so, and an answer without citations is not called checked', async () => {
  const stored = historyFixture(1).map((item) => ({ ...item, pergunta: '', resposta: 'Sem marcadores.' }));
  await show({ ...chatRoutes(), [HISTORY]: { data: stored } }, { conversationId: 9 });
  expect(await screen.findByText('Mensagem com anexos')).toBeDefined();
  const count = screen.queryByText('Nenhuma citação nesta resposta');
  expect(count?.dataset.warning).toBe('true');
});

test('the name of the product is shown before the first question', async () => {
  await show(chatRoutes(), { brand: { name: 'Marca', version: '1' } });
  expect(screen.getByText('Marca')).toBeDefined();
});

test('a hostile answer becomes only text and safe links', async () => {
  const answer = [
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    '[clique](javascript:alert(3)) ![a](http://mal.example/x.png) [ok](https://exemplo.com/a)',
  ].join('\n\n');
  const references = [{ ...referenceFixtures[0], source: 'javascript:alert(4)', title: '<b>x</b>' }];
  await show(history(`${answer}\n\n[search_1]`, references), { conversationId: 9 });
  const box = await log();
  await within(box).findByText(/clique/);
  expect(box.querySelectorAll('img, script, iframe, style, b')).toHaveLength(0);
  for (const link of box.querySelectorAll('a')) {
    expect(link.protocol).toMatch(/^https?:$/);
    expect(link.rel).toBe('noopener noreferrer');
  }
});

test('the last twenty messages of a long history are mounted, and the search finds the others', async () => {
  const stored = historyFixture(1_000).map((item, index) =>
    index === 2 ? { ...item, pergunta: 'Uma raridade' } : item,
  );
  const { user } = await show({ ...chatRoutes(), [HISTORY]: { data: stored } }, { conversationId: 9 });
  expect(await screen.findByText('Pergunta 1000')).toBeDefined();
  const mounted = () => document.querySelectorAll('[data-message]').length;
  await waitFor(() => expect(mounted()).toBeGreaterThanOrEqual(20), { timeout: 10_000 });
  expect(mounted()).toBeLessThan(40);
  expect(screen.queryByText('Uma raridade')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Buscar nesta conversa' }));
  const search = await screen.findByRole('searchbox', { name: 'Buscar nesta conversa' });
  fireEvent.change(search, { target: { value: 'RARIDÁDE' } });
  expect(await screen.findByText('Uma raridade')).toBeDefined();
  fireEvent.keyDown(search, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscar nesta conversa' }));
});

test('printing mounts all messages and adds the note that they are support material', async () => {
  await show({ ...chatRoutes(), [HISTORY]: { data: historyFixture(150) } }, { conversationId: 9 });
  await screen.findByText('Pergunta 150');
  const mounted = () => document.querySelectorAll('[data-message]').length;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(mounted()).toBe(300);
  expect(await screen.findByText('Material de apoio. A decisão clínica é do profissional.')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(mounted()).toBeLessThan(120);
});

/** The newest items, then the first hundred, which cannot be read while `isDown`. */
const twoPages =
  (stored: readonly object[], isDown: () => boolean) =>
  ({ query }: FakeRequest) => {
    const isFirst = !query.has('before');
    if (!isFirst && isDown()) return { status: 500, data: {} };
    const data = isFirst ? stored.slice(100) : stored.slice(0, 100);
    return { data, headers: { 'x-older-messages': String(isFirst) } };
  };

test('the print button loads the older pages first, and reports a failure', async () => {
  let isDown = true;
  const stored = historyFixture(150);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await show(
    {
      ...chatRoutes(),
      [HISTORY]: twoPages(stored, () => isDown),
    },
    { conversationId: 9 },
  );
  await screen.findByText('Pergunta 150');
  const button = screen.getByRole('button', { name: 'Salvar ou imprimir' });
  await user.click(button);
  expect(await screen.findAllByText('Não foi possível carregar as mensagens anteriores.')).not.toEqual([]);
  expect(print).not.toHaveBeenCalled();
  isDown = false;
  await user.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelectorAll('[data-message]')).toHaveLength(300);
});

test('the search finds older pages, keeps its position while they load, and reports a failure', async () => {
  let isDown = true;
  const stored = historyFixture(300).map((item, index) =>
    index === 1 || index === 290 ? { ...item, pergunta: `Uma raridade ${index}` } : item,
  );
  await show(
    {
      ...chatRoutes(),
      [HISTORY]: twoPages(stored, () => isDown),
    },
    { conversationId: 9 },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Buscar nesta conversa' }));
  const search = await screen.findByRole('searchbox', { name: 'Buscar nesta conversa' });
  fireEvent.change(search, { target: { value: 'raridade' } });
  expect(
    await screen.findByText('1 de 1 · Não foi possível carregar as mensagens anteriores.'),
  ).toBeDefined();
  isDown = false;
  fireEvent.change(search, { target: { value: 'uma raridade' } });
  expect(await screen.findByText('2 de 2')).toBeDefined();
  fireEvent.change(search, { target: { value: 'raridade 1' } });
  expect(await screen.findByText('Uma raridade 1')).toBeDefined();
});

test('another conversation shows its own history and nothing of the one before', async () => {
  const { user, go } = await show({ ...chatRoutes({ delayMs: 60 }), [HISTORY]: { data: historyFixture(1) } });
  await ask(user, 'Fica para trás');
  go({ conversationId: 77 });
  expect(await screen.findByText('Pergunta 1')).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Fica para trás')).toBeNull();
  expect(screen.queryByText('Meta pressórica intensiva, se tolerada')).toBeNull();
});

test('copying formats the references in the chosen style, and the usage record has question and references', async () => {
  const { user } = await show(history(answerFixture().resposta), {
    conversationId: 9,
    brand: { name: 'Vesálio', version: '1.2.3' },
  });
  await user.click(await screen.findByRole('button', { name: 'Copiar em Vancouver/ABNT' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Vancouver', hidden: true }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('2015;373:2103-2116'));
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registro de uso de IA', hidden: true }));
  // The record is shown before it is copied.
  expect(await screen.findByText(/Ferramenta: Vesálio/)).toBeDefined();
  expect(await navigator.clipboard.readText()).not.toContain('Versão: 1.2.3');
  await user.click(screen.getByRole('button', { name: 'Copiar registro' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('Versão: 1.2.3'));
  const record = await navigator.clipboard.readText();
  expect(record).toContain('Pergunta: Qual a meta?');
  expect(record).toContain('1. ');
});

test('the last answer shows its actions, an earlier one on hover or focus', async () => {
  const { user } = await show(
    { ...chatRoutes(), [HISTORY]: { data: historyFixture(2) } },
    { conversationId: 9 },
  );
  await screen.findByText('Pergunta 2');
  const copies = () => screen.getAllByRole('button', { name: 'Copiar' });
  const [, earlier] = document.querySelectorAll('[data-message]');
  if (!earlier) throw new Error('There is no earlier answer.');
  expect(copies()).toHaveLength(1);

  await user.hover(earlier);
  expect(copies()).toHaveLength(2);
  await user.unhover(earlier);
  expect(copies()).toHaveLength(1);

  // A click without pointer events, like that of a screen reader.
  fireEvent.click(within(earlier as HTMLElement).getByRole('button', { name: 'Ações da resposta' }));
  await waitFor(() => expect(document.activeElement).toBe(copies()[0]));
  expect(earlier.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toContain(historyFixture(2)[0]?.resposta.slice(0, 12)),
  );
  await user.click(await input());
  expect(copies()).toHaveLength(1);
});

test('the actions stay while they have the focus when their answer is asked again, and are hidden after it', async () => {
  const { user } = await show(
    { ...chatRoutes(), [HISTORY]: { data: historyFixture(1) } },
    { conversationId: 9 },
  );
  await screen.findByText('Pergunta 1');
  const [, answer] = document.querySelectorAll<HTMLElement>('[data-message]');
  if (!answer) throw new Error('There is no answer.');
  (await within(answer).findByRole('button', { name: 'Tentar novamente' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.querySelectorAll('[data-message]')).toHaveLength(4));
  expect(within(answer).getByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  within(answer).getByRole('button', { name: 'Copiar' }).focus();
  await user.click(await input());
  expect(within(answer).queryByRole('button', { name: 'Copiar' })).toBeNull();
});

test('an answer is asked again once, and the button keeps the focus', async () => {
  const { user, backend } = await show(
    { ...chatRoutes(), [HISTORY]: { data: historyFixture(1) }, [ASK]: { silent: true } },
    { conversationId: 9 },
  );
  await screen.findByText('Pergunta 1');
  const again = () => screen.getByRole('button', { name: 'Tentar novamente' });
  (await screen.findByRole('button', { name: 'Tentar novamente' })).focus();
  await user.keyboard('{Enter}');
  // A browser removes the focus from a disabled button.
  await waitFor(() => expect(again().getAttribute('aria-disabled')).toBe('true'));
  expect(again().hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(again());
  await user.keyboard('{Enter}');
  expect(backend.callsTo(ASK)).toHaveLength(1);
});

test('shortcuts need a modifier: a character alone does nothing', async () => {
  const { user } = await show(history('Ver [search_1].'), { conversationId: 9 });
  await screen.findByText('Todas as citações têm fonte');
  const sheet = () => screen.queryByRole('dialog', { name: 'Atalhos do teclado' });
  await user.type(await input(), '?/bn');
  expect((await input()).value).toBe('?/bn');
  (await log()).focus();
  await user.keyboard('?/bnm');
  expect(document.activeElement).toBe(await log());
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(await screen.findByText('Todas as citações têm fonte')).toBeDefined();
  await user.keyboard('{Alt>}m{/Alt}');
  expect(document.activeElement).toBe(await input());
  expect(sheet()).toBeNull();
  // Many Brazilian keyboards write '/' with AltGr and Q, which a remote desktop may send as Ctrl and Alt.
  const slash = { key: '/', code: 'KeyQ', ctrlKey: true, altKey: true };
  expect(fireEvent.keyDown(await input(), slash), 'the character is typed').toBe(true);
  await user.keyboard('{Control>}/{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toBeDefined();
  expect(within(sheet() ?? document.body).getByText('Ctrl + /')).toBeDefined();
});

test('a draft to restore is offered only once', async () => {
  const { app, user } = await show({ ...chatRoutes(), [ASK]: { status: 500, delayMs: 20 } });
  // The tools load after the flow. Until then, the widget may still open its conversation.
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  const flow = await app.chat();
  await act(async () => {
    flow.setDraft('Primeira');
    const sending = flow.send();
    flow.setDraft('Segunda');
    await sending;
  });
  expect(await screen.findAllByRole('button', { name: 'Recuperar texto' }, { timeout: 10_000 })).toHaveLength(
    1,
  );
  screen.getByRole('button', { name: 'Recuperar texto' }).focus();
  await user.keyboard('{Enter}');
  expect((await input()).value).toBe('Primeira\n\nSegunda');
  // The button has disappeared.
  expect(document.activeElement).toBe(await input());
  expect(screen.queryByRole('button', { name: 'Recuperar texto' })).toBeNull();
});

test('single letters are not shortcuts, and Alt+B opens the search', async () => {
  await show(history(answerFixture().resposta), { conversationId: 9 });
  const box = await log();
  await screen.findByRole('button', { name: 'Mostrar referências' });
  fireEvent.keyDown(box, { key: 'b', code: 'KeyB' });
  expect(screen.queryByRole('searchbox', { name: 'Buscar nesta conversa' })).toBeNull();
  fireEvent.keyDown(box, { key: '∫', code: 'KeyB', altKey: true });
  expect(await screen.findByRole('searchbox', { name: 'Buscar nesta conversa' })).toBeDefined();
});

test('each message is an article with its own name, even if earlier ones are not mounted', async () => {
  await show({ ...chatRoutes(), [HISTORY]: { data: historyFixture(60) } }, { conversationId: 9 });
  await screen.findByText('Pergunta 60');
  const box = within(await log());
  const names = box.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
  expect(names.slice(-4)).toEqual(['Pergunta 59', 'Resposta 59', 'Pergunta 60', 'Resposta 60']);
  expect(new Set(names).size).toBe(names.length);
});

test('each turn is an article with a heading, and links of the list say that they open a new tab', async () => {
  await show(history(answerFixture().resposta), { conversationId: 9 });
  const box = within(await log());
  const articles = await box.findAllByRole('article');
  expect(articles.map((article) => within(article).getAllByRole('heading')[0]?.textContent)).toEqual([
    'Você',
    'Assistente',
  ]);
  // An answer's headings are below its turn's heading, so that jumping from turn to turn skips them.
  const own = within(articles[1] as HTMLElement).getAllByRole('heading');
  expect(own.map((heading) => heading.localName).join(' ')).toMatch(/^h2( h[345])+$/);
  expect(box.getByRole('link', { name: /^A Randomized Trial .+ \(nova aba\)$/ })).toBeDefined();
});
