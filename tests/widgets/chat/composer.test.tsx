import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp, systemClock } from '@vesalio/core';
import { chatRoutes, createFakeBackend, type FakeRoutes, openApp, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pdfBytes, pngBytes } from '../../fixture-files.ts';

interface Options {
  routes?: FakeRoutes;
  props?: ChatWidgetProps;
  session?: Record<string, unknown>;
}

/** Milliseconds that the clock of the tests is ahead. */
let ahead = 0;
afterEach(() => {
  ahead = 0;
});

async function show({ routes = chatRoutes(), props = {}, session = {} }: Options = {}) {
  const backend = createFakeBackend(routes);
  const clock = { ...systemClock, now: () => Date.now() + ahead };
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch, clock });
  await app.start();
  app.session.signIn(sessionOf(session));
  const view = render(
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} />
      </div>
    </VesalioProvider>,
  );
  const flow = await app.chat();
  // The tools load after the input.
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  const said = () => app.notices.getState().items.map(({ text }) => text);
  const asked = () => backend.callsTo('POST /ai/api/mensagens').map(({ body }) => body as Sent);
  return { app, backend, flow, box, said, asked, view, user: userEvent.setup() };
}

interface Sent {
  prompt: string;
  topK: string;
  web: string;
  images?: File[];
  pdfs?: File[];
}

const png = (name: string, comment?: string) =>
  new File([pngBytes(comment ? { comment } : {})], name, { type: 'image/png' });
const pdf = (name: string) => new File([pdfBytes(name)], name, { type: 'application/pdf' });
const chooser = (view: ReturnType<typeof render>) => {
  const input = view.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};
const transfer = (files: File[], texts: Record<string, string> = {}) => ({
  files,
  types: [...(files.length > 0 ? ['Files'] : []), ...Object.keys(texts)],
  getData: (type: string) => texts[type] ?? '',
});

describe('writing', () => {
  test('Enter sends, Shift+Enter breaks the line, and Enter in an input method does not send', async () => {
    const { user, box, asked } = await show();
    await user.type(box, 'uma{Shift>}{Enter}{/Shift}duas');
    expect(box.value).toBe('uma\nduas');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(asked()).toHaveLength(0);
    await user.type(box, '{Enter}');
    await waitFor(() =>
      expect(asked().map(({ prompt }) => prompt.split(/\r?\n/))).toEqual([['uma', 'duas']]),
    );
  });

  test('Enter before the chat has loaded shows that it waits, and then sends once', async () => {
    const { app, backend } = await openApp(chatRoutes());
    const tries: { come(): void; fail(): void }[] = [];
    const chat = () =>
      new Promise<void>((resolve, reject) => {
        tries.push({ come: resolve, fail: () => reject(new Error('refused')) });
      }).then(app.chat);
    render(
      <VesalioProvider app={{ ...app, chat }}>
        <div className="vesalio">
          <ChatWidget />
        </div>
      </VesalioProvider>,
    );
    const user = userEvent.setup();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
    const busy = () => screen.getByRole('button', { name: 'Enviar' }).getAttribute('aria-busy');
    await user.type(box, 'Qual a meta?{Enter}{Enter}');
    expect([box.value, busy()]).toEqual(['Qual a meta?', 'true']);

    // A failed load restores the text, and the next press tries again.
    tries[0]?.fail();
    await waitFor(() => expect(busy()).toBeNull());
    await user.type(box, '!{Enter}');
    expect([box.value, busy(), tries.length]).toEqual(['Qual a meta?!', 'true', 2]);
    tries[1]?.come();
    const asked = () => backend.callsTo('POST /ai/api/mensagens').map(({ body }) => (body as Sent).prompt);
    await waitFor(() => expect(asked()).toEqual(['Qual a meta?!']));
    await screen.findAllByRole('button', { name: 'Referência 1' });
    expect(asked()).toHaveLength(1);
    expect(box.value).toBe('');
  });

  test('a starter question reports that the chat cannot be loaded, and a later question is shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { app } = await openApp({ ...chatRoutes(), 'POST /ai/api/mensagens': { silent: true } });
    const tries: { come(): void; fail(): void }[] = [];
    const chat = () =>
      new Promise<void>((resolve, reject) => {
        tries.push({ come: resolve, fail: () => reject(new Error('refused')) });
      }).then(app.chat);
    render(
      <VesalioProvider app={{ ...app, chat }}>
        <ChatWidget suggestions={['Como tratar dengue?']} />
      </VesalioProvider>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Como tratar dengue?' }));
    // The widget and the press share one load. An unhandled rejection would fail the run.
    for (const one of tries) one.fail();
    (await screen.findByRole('button', { name: 'Tentar novamente' })).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mensagem' }));
    await user.click(await screen.findByRole('button', { name: 'Como tratar dengue?' }));
    for (const one of tries) one.come();
    expect(await within(await screen.findByRole('log')).findByText('Como tratar dengue?')).toBeDefined();
    expect(tries).toHaveLength(2);
    vi.restoreAllMocks();
  });

  test('spaces alone are not sent', async () => {
    const { user, box, asked } = await show();
    await user.type(box, '   {Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
    expect(asked()).toHaveLength(0);
  });

  test('with files tells of their upload while it waits for the answer', async () => {
    const routes = { ...chatRoutes(), 'POST /ai/api/mensagens': { silent: true } };
    const { user, view, box } = await show({ routes });
    await user.upload(chooser(view), [pdf('laudo.pdf')]);
    await user.type(box, 'O que diz?');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Enviando os anexos e preparando a resposta...')).toBeTruthy();
  });

  test('is blocked during an answer, with a button to stop it, and a double press sends once', async () => {
    const routes = { ...chatRoutes(), 'POST /ai/api/mensagens': { silent: true } };
    const { user, box, flow } = await show({ routes });
    await user.type(box, 'Qual a meta?');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await user.keyboard('{Enter}{Enter}');
    const stop = await screen.findByRole('button', { name: 'Parar' });
    // The focus moves here, so a screen reader says what is being waited for.
    const description = document.getElementById(stop.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Preparando a resposta...');
    expect(box.disabled).toBe(true);
    expect(document.activeElement).toBe(stop);
    clock.mockReturnValue(1_349);
    await user.click(stop);
    expect(flow.store.getState().status).toBe('sending');
    clock.mockReturnValue(1_350);
    await user.click(stop);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar' })).toBeDefined());
    clock.mockRestore();
    expect(box.disabled).toBe(false);
    expect(document.activeElement).toBe(box);
  });

  test.each([
    ['a mouse', 'mouse', 1, 'idle'],
    ['the second half of a double click', 'mouse', 2, 'sending'],
    ['a finger', 'touch', 1, 'sending'],
    ['the keyboard', '', 0, 'sending'],
  ])('‘Parar’ pressed by %s as soon as it is there', async (_, pointerType, detail, status) => {
    const routes = { ...chatRoutes(), 'POST /ai/api/mensagens': { silent: true } };
    const { user, box, flow } = await show({ routes });
    await user.type(box, 'Qual a meta?');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await user.keyboard('{Enter}');
    const stop = await screen.findByRole('button', { name: 'Parar' });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    Object.defineProperty(press, 'pointerType', { value: pointerType });
    fireEvent(stop, press);
    await waitFor(() => expect(flow.store.getState().status).toBe(status));
    clock.mockRestore();
  });

  test('the focus returns to the input after each answer, however it was asked for', async () => {
    const { user, box, asked } = await show();
    for (const [index, send] of ['{Enter}', '{Enter}', 'press'].entries()) {
      await user.type(box, 'Qual a meta?');
      if (send === 'press') await user.click(screen.getByRole('button', { name: 'Enviar' }));
      else await user.keyboard(send);
      await waitFor(() => expect(asked()).toHaveLength(index + 1));
      await waitFor(() => expect(box.disabled).toBe(false));
      expect(document.activeElement).toBe(box);
    }
  });

  test('depth and web are sent with the question: 10 and off by default', async () => {
    const { user, box, asked } = await show();
    const depth = screen.getByRole<HTMLInputElement>('slider', { name: 'Profundidade da pesquisa' });
    const web = screen.getByRole('switch', { name: 'Pesquisar na web' });
    expect([depth.min, depth.max, depth.step, depth.value]).toEqual(['3', '17', '1', '10']);
    expect(web.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText('Rápida')).toBeDefined();
    expect(screen.getByText('Profunda')).toBeDefined();
    await user.type(box, 'um{Enter}');
    await waitFor(() => expect(asked()[0]).toMatchObject({ topK: '10', web: 'false' }));
    await waitFor(() => expect(box.disabled).toBe(false));
    fireEvent.input(depth, { target: { value: '17' } });
    await user.click(web);
    await user.type(box, 'dois{Enter}');
    await waitFor(() => expect(asked()[1]).toMatchObject({ topK: '17', web: 'true' }));
  });

  test('the free limit blocks it and shows why', async () => {
    const { app, box } = await show({ session: { planName: 'free_plan' } });
    app.session.setFreePlanLimited(true);
    await waitFor(() => expect(box.disabled).toBe(true));
    expect(box.placeholder).toBe('Você atingiu o limite do plano gratuito. Faça um upgrade para continuar.');
    for (const name of ['Enviar', 'Anexar arquivos', 'Ditar mensagem'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });

  test('features that the host does not offer are not shown', async () => {
    await show({
      props: { features: { attachments: false, dictation: false, webSearch: false, drive: true } },
    });
    for (const name of ['Anexar arquivos', 'Ditar mensagem', 'Anexar do Google Drive'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('features that the host leaves open have their default', async () => {
    const open = undefined as unknown as boolean;
    await show({ props: { features: { attachments: open, webSearch: open } } });
    expect(screen.getByRole('button', { name: 'Anexar arquivos' })).toBeTruthy();
    expect(screen.getByRole('switch')).toBeTruthy();
  });
});

describe('attachments', () => {
  test('are chosen, shown, sent as images and pdfs, and cleared', async () => {
    const { user, view, asked, box } = await show();
    const long = 'ecocardiograma-transtoracico-2026-03.pdf';
    await user.upload(chooser(view), [png('rx.png', 'Maria da Silva'), pdf('laudo.pdf'), pdf(long)]);
    const list = await screen.findByRole('list', { name: 'Anexos' });
    await within(list).findByText(/metadados removidos/);
    expect(within(list).getAllByText(/conteúdo não verificado/)).toHaveLength(2);
    expect(within(list).getByText('laudo.pdf').closest('bdi')).toBeTruthy();
    // The end of a long name is not cut.
    expect(within(list).getByTitle(long).lastElementChild?.textContent).toBe('2026-03.pdf');
    // A question may consist of files only.
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    const [sent] = asked();
    expect([sent?.images?.length, sent?.pdfs?.length]).toEqual([1, 2]);
    expect(await sent?.pdfs?.[0]?.text()).toContain('laudo.pdf');
    expect(await sent?.images?.[0]?.text()).not.toContain('Maria');
    await waitFor(() => expect(box.disabled).toBe(false));
    expect(screen.queryByRole('button', { name: 'Remover anexo rx.png' })).toBeNull();
  });

  test('are dropped on the chat, with an overlay while they hover', async () => {
    const { view, flow } = await show();
    const zone = view.container.querySelector('.vs-chat');
    if (!zone) throw new Error('no chat');
    fireEvent.dragEnter(zone, { dataTransfer: transfer([pdf('a.pdf')]) });
    expect(await screen.findByText('Solte os arquivos aqui')).toBeDefined();
    fireEvent.drop(zone, { dataTransfer: transfer([pdf('a.pdf'), png('b.png')]) });
    await waitFor(() =>
      expect(flow.store.getState().attachments.map(({ filename }) => filename)).toEqual(['a.pdf', 'b.png']),
    );
    expect(screen.queryByText('Solte os arquivos aqui')).toBeNull();
  });

  test('a file that is dropped while the Drive button appears stays, and so do the tools', async () => {
    const { app, view } = await show();
    const tool = screen.getByRole('button', { name: 'Anexar arquivos' });
    const zone = view.container.querySelector('.vs-chat');
    if (!zone) throw new Error('no chat');
    fireEvent.drop(zone, { dataTransfer: transfer([pdf('laudo.pdf')]) });
    view.rerender(
      <VesalioProvider app={app}>
        <div className="vesalio">
          <ChatWidget askDrive={() => Promise.reject(new Error('not asked'))} features={{ drive: true }} />
        </div>
      </VesalioProvider>,
    );
    expect(screen.getByRole('button', { name: 'Anexar arquivos' })).toBe(tool);
    expect(await screen.findByText('laudo.pdf')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Anexar do Google Drive' })).toBeTruthy();
  });

  test('text dragged over the chat shows no overlay', async () => {
    const { view } = await show();
    const zone = view.container.querySelector('.vs-chat');
    if (zone) fireEvent.dragEnter(zone, { dataTransfer: transfer([], { 'text/plain': 'x' }) });
    expect(screen.queryByText('Solte os arquivos aqui')).toBeNull();
  });

  test('a pasted picture is attached, and a text that is copied with its picture stays text', async () => {
    const { box, flow } = await show();
    const office = transfer([png('tabela.png')], { 'text/html': '<table>', 'text/plain': 'Na 140' });
    expect(fireEvent.paste(box, { clipboardData: office })).toBe(true);
    expect(fireEvent.paste(box, { clipboardData: transfer([png('image.png')]) })).toBe(false);
    await waitFor(() =>
      expect(flow.store.getState().attachments.map(({ filename }) => filename)).toEqual(['image.png']),
    );
  });

  test('a question that is sent right after a file was pasted waits for the file, and goes with it', async () => {
    const { box, asked } = await show();
    fireEvent.input(box, { target: { value: 'O que chama a atenção?' } });
    fireEvent.paste(box, { clipboardData: transfer([png('image.png')]) });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(asked()).toHaveLength(1));
    const [sent] = asked();
    expect([sent?.prompt, sent?.images?.length]).toEqual(['O que chama a atenção?', 1]);
  });

  test('a press while a file is read counts, and two of them send once', async () => {
    const { box, asked, flow } = await show();
    fireEvent.input(box, { target: { value: 'O que chama a atenção?' } });
    const file = png('image.png');
    const bytes = file.arrayBuffer();
    let read = () => {};
    file.arrayBuffer = () =>
      new Promise((resolve) => {
        read = () => resolve(bytes);
      });
    fireEvent.paste(box, { clipboardData: transfer([file]) });
    await waitFor(() => expect(flow.store.getState().attachments[0]?.isLoading).toBe(true));
    for (const _ of [1, 2]) fireEvent.keyDown(box, { key: 'Enter' });
    read();
    await waitFor(() => expect(asked()[0]?.images).toHaveLength(1));
    await waitFor(() => expect(box.disabled).toBe(false));
    expect(asked()).toHaveLength(1);
  });

  test('without a file that is never read the question can be sent', async () => {
    const { user, box, asked } = await show();
    const file = png('image.png');
    file.arrayBuffer = () => new Promise(() => undefined);
    fireEvent.input(box, { target: { value: 'Qual a meta?' } });
    fireEvent.paste(box, { clipboardData: transfer([file]) });
    const remove = await screen.findByRole('button', { name: 'Remover anexo image.png' });
    fireEvent.keyDown(box, { key: 'Enter' });
    await user.click(remove);
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(asked().map(({ images }) => images)).toEqual([undefined]));
  });

  test('a question whose file is refused stays in the input', async () => {
    const { box, asked, said } = await show();
    fireEvent.input(box, { target: { value: 'O que chama a atenção?' } });
    const file = new File(['<svg/>'], 'a.png', { type: 'image/png' });
    fireEvent.paste(box, { clipboardData: transfer([file]) });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(said()).toHaveLength(1));
    expect([box.value, box.disabled]).toEqual(['O que chama a atenção?', false]);
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(box.value).toBe(''));
    expect(asked()).toHaveLength(1);
  });

  test('a question that is changed while its file is read waits for another press', async () => {
    const { box, asked } = await show();
    const write = (value: string) => fireEvent.input(box, { target: { value } });
    write('O que chama');
    fireEvent.paste(box, { clipboardData: transfer([png('image.png')]) });
    fireEvent.keyDown(box, { key: 'Enter' });
    write('O que chama a atenção?');
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' });
    await screen.findByRole('button', { name: 'Remover anexo image.png' });
    await waitFor(() => expect(send.disabled).toBe(false));
    expect(box.value).toBe('O que chama a atenção?');
    fireEvent.click(send);
    await waitFor(() => expect(asked().map(({ prompt }) => prompt)).toEqual(['O que chama a atenção?']));
  });

  test('are removed by key and by press; the focus moves to the neighbour, then to the input', async () => {
    const { user, view, box } = await show();
    await user.upload(chooser(view), [pdf('a.pdf'), pdf('b.pdf')]);
    const first = await screen.findByRole('button', { name: 'Remover anexo a.pdf' });
    first.focus();
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remover anexo b.pdf' })),
    );
    await user.click(screen.getByRole('button', { name: 'Remover anexo b.pdf' }));
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(screen.queryByRole('list', { name: 'Anexos' })).toBeNull();
  });

  test('are announced when they are attached', async () => {
    const { user, view } = await show();
    const spoken = () => [...document.querySelectorAll('[aria-live="polite"]')].map((at) => at.textContent);
    await user.upload(chooser(view), [pdf('a.pdf'), png('b.png')]);
    await waitFor(() => expect(spoken()).toContain('2 arquivos anexados'));
    await user.click(screen.getByRole('button', { name: 'Remover anexo a.pdf' }));
    await waitFor(() => expect(spoken()).toContain('1 arquivo anexado'));
  });

  test('the same file can be chosen again after it was removed', async () => {
    const { user, view } = await show();
    await user.upload(chooser(view), [pdf('a.pdf')]);
    await user.click(await screen.findByRole('button', { name: 'Remover anexo a.pdf' }));
    await user.upload(chooser(view), [pdf('a.pdf')]);
    expect(await screen.findByRole('button', { name: 'Remover anexo a.pdf' })).toBeDefined();
  });

  test('a refused file is named', async () => {
    const { view, said } = await show();
    fireEvent.change(chooser(view), {
      target: { files: [new File(['<svg/>'], 'a.png', { type: 'image/png' })] },
    });
    await waitFor(() =>
      expect(said()).toEqual([
        'Tipo de arquivo não suportado: "a.png". Apenas imagens e PDFs são permitidos.',
      ]),
    );
  });

  test('a failed send restores the text and the files', async () => {
    const routes = { ...chatRoutes(), 'POST /ai/api/mensagens': { status: 500 } };
    const { user, view, box } = await show({ routes });
    await user.upload(chooser(view), [pdf('laudo.pdf')]);
    await user.type(box, 'O que diz o laudo?');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByRole('button', { name: 'Remover anexo laudo.pdf' })).toBeDefined();
    expect(box.value).toBe('O que diz o laudo?');
  });
});

describe('identifier guard', () => {
  const CASE = 'Paciente com CPF 529.982.247-25, nascido em 03/04/1952, em uso de varfarina.';

  test('lists what was found, masks it with one press, and undoes it', async () => {
    const { user, box } = await show();
    fireEvent.input(box, { target: { value: CASE } });
    expect((await screen.findAllByText(/CPF e data de nascimento/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Ocultar dados' }));
    expect(box.value).toBe(
      'Paciente com CPF [CPF removido], nascido em [data de nascimento removida], em uso de varfarina.',
    );
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(box.value).toBe(CASE);
  });

  test('does not warn again about data that the person has kept', async () => {
    const { user, box, asked } = await show();
    fireEvent.input(box, { target: { value: CASE } });
    await user.click(await screen.findByRole('button', { name: 'Manter' }));
    await user.type(box, ' Conduta?{Enter}');
    await waitFor(() => expect(asked().map(({ prompt }) => prompt)).toEqual([`${CASE} Conduta?`]));
    expect(screen.queryByRole('button', { name: 'Ocultar dados' })).toBeNull();
  });

  test('asks once before a question is sent at once, and sends after the confirmation', async () => {
    const { user, box, asked } = await show();
    fireEvent.input(box, { target: { value: CASE } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await user.click(await screen.findByRole('button', { name: 'Enviar assim mesmo' }));
    await waitFor(() => expect(asked().map(({ prompt }) => prompt)).toEqual([CASE]));
  });

  test('looks for names before a question is sent at once', async () => {
    const { box, asked } = await show();
    fireEvent.input(box, { target: { value: 'Sra. Maria das Dores, HAS: conduta?' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await screen.findByRole('button', { name: 'Enviar assim mesmo' });
    expect(asked()).toHaveLength(0);
  });

  test('lets the question through at a second Enter', async () => {
    const { box, asked } = await show();
    fireEvent.input(box, { target: { value: CASE } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await screen.findByRole('button', { name: 'Enviar assim mesmo' });
    // A double press does not count as a decision.
    fireEvent.keyDown(box, { key: 'Enter' });
    await Promise.resolve();
    expect(asked()).toHaveLength(0);
    ahead = 1_000;
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  test('sends a question without identifiers at once, and reports nothing to anybody', async () => {
    const { box, asked, backend } = await show();
    const before = backend.requests.length;
    fireEvent.input(box, { target: { value: CASE } });
    await screen.findByRole('button', { name: 'Ocultar dados' });
    // The configuration may still be loading. No other call is made.
    const since = backend.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(since.filter((call) => call !== 'GET /config.json')).toEqual([]);
    fireEvent.input(box, { target: { value: 'Paciente de 74 anos, hipertenso: qual a meta?' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  test('is announced once to screen readers, however much is typed after it', async () => {
    const { user, box } = await show();
    fireEvent.input(box, { target: { value: CASE } });
    const said = await screen.findByText('Há dados que identificam o paciente: CPF e data de nascimento.');
    await user.type(box, ' Mais texto.');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(said.isConnected).toBe(true);
  });

  test('says that the message was not sent when Enter is pressed, although the finding was announced before', async () => {
    const { box } = await show();
    fireEvent.input(box, { target: { value: CASE } });
    const said = await screen.findByText('Há dados que identificam o paciente: CPF e data de nascimento.');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(said.textContent).toMatch(/nascimento\. Nada foi enviado/));
    expect(said.closest('[aria-live="polite"]')).not.toBeNull();
  });
});

afterEach(() => vi.unstubAllGlobals());
