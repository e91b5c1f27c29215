import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chatRoutes,
  conversationFixtures,
  type FakeRoutes,
  openApp,
  recordRoutes,
} from '@vesalio/core/testing';
import { ChatSidebar, SidebarToggle, useSidebar, VesalioProvider } from '@vesalio/widgets';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noticesOf } from '../../core/fixtures.ts';
import { HTML } from '../../hostile-corpus.ts';

const FIRST = 'Meta pressórica no idoso de alto risco';

/** Replaces the header around the button, as the chat does between its welcome and a conversation. */
const headers = { next: () => {} };

interface ScreenProps {
  current: string;
  onNavigate: (to: string) => void;
  onSignOut?: () => Promise<unknown>;
}

function Screen({ current, ...does }: ScreenProps) {
  const sidebar = useSidebar();
  const [header, setHeader] = useState(0);
  headers.next = () => act(() => setHeader((turn) => turn + 1));
  return (
    <div className="vesalio">
      <div data-testid="page">
        <header key={header}>
          <SidebarToggle sidebar={sidebar} />
        </header>
      </div>
      <ChatSidebar sidebar={sidebar} current={current} {...does} productName="Vesálio" />
    </div>
  );
}

async function show(
  current: string,
  { routes = chatRoutes({ conversations: 17 }), session = {}, width = 1280, ...does }: Options = {},
) {
  resize(width);
  const { app, backend } = await openApp(routes, { session });
  const onNavigate = vi.fn();
  const at = (address: string) => (
    <VesalioProvider app={app}>
      <Screen current={address} onNavigate={onNavigate} {...does} />
    </VesalioProvider>
  );
  const page = render(at(current));
  const rerender = (address: string) => page.rerender(at(address));
  const notes = () => noticesOf(app);
  return { app, backend, onNavigate, notes, headers, rerender, user: userEvent.setup() };
}

interface Options {
  routes?: FakeRoutes;
  session?: Record<string, unknown>;
  width?: number;
  onSignOut?: () => Promise<unknown>;
}

let windowWidth = 1280;
const followers = new Set<() => void>();

// happy-dom evaluates media queries, but does not fire their change events.
vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return windowWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
  },
  addEventListener: (_: string, follow: () => void) => followers.add(follow),
  removeEventListener: (_: string, follow: () => void) => followers.delete(follow),
}));

function resize(width: number): void {
  windowWidth = width;
  act(() => {
    for (const follow of followers) follow();
  });
}

const sidebar = () => screen.queryByRole('complementary', { name: 'Menu principal' });
const link = (name: string) => screen.findByRole('link', { name });

test('is open above 768 px, closed at or below, and follows resizing', async () => {
  await show('/chat', { width: 769 });
  expect(sidebar()).not.toBeNull();
  resize(768);
  expect(sidebar()).toBeNull();
  resize(900);
  expect(sidebar()).not.toBeNull();
});

test('as an overlay it closes with any choice', async () => {
  const { user, onNavigate } = await show('/chat', { width: 360 });
  expect(sidebar()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  await user.click(await link(FIRST));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/chat/1017');
  expect(sidebar()).toBeNull();
});

test.each([
  ['Escape', '{Escape}'],
  ['its own button', '{Enter}'],
])('as an overlay, %s returns the focus to the button that opens it', async (_, key) => {
  const { user } = await show('/chat', { width: 360 });
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  expect(sidebar()?.contains(document.activeElement)).toBe(true);
  await user.keyboard(key);
  expect(sidebar()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir menu' }));
});

test('as an overlay, it closes on the back gesture of a phone', async () => {
  const destroy = vi.fn();
  const watchers: { onclose?: () => void; destroy: typeof destroy }[] = [];
  Reflect.set(globalThis, 'CloseWatcher', function watch() {
    const watcher = { destroy };
    watchers.push(watcher);
    return watcher;
  });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'CloseWatcher'));
  const { user } = await show('/chat', { width: 360 });
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  act(() => watchers[0]?.onclose?.());
  expect(sidebar()).toBeNull();
  expect([watchers.length, destroy.mock.calls.length]).toEqual([1, 1]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir menu' }));
});

test('as an overlay, it keeps the focus: what it covers is inert until it closes', async () => {
  const { user } = await show('/chat', { width: 360 });
  const covered = screen.getByTestId('page');
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  expect(covered.hasAttribute('inert')).toBe(true);
  expect(sidebar()?.closest('[inert]')).toBeNull();
  await user.keyboard('{Escape}');
  expect(covered.hasAttribute('inert')).toBe(false);
  resize(900);
  expect(covered.hasAttribute('inert')).toBe(false);
});

test('a narrower window closes the sidebar and moves no focus, unless the sidebar had it', async () => {
  await show('/chat');
  resize(768);
  expect(sidebar()).toBeNull();
  expect(document.activeElement).toBe(document.body);
  resize(900);
  (await screen.findByRole('button', { name: 'Fechar menu' })).focus();
  resize(768);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir menu' }));
  resize(900);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fechar menu' }));
});

test('beside the page, the buttons that close and open it hand the focus to each other', async () => {
  const { user } = await show('/chat');
  expect(document.activeElement).toBe(document.body);
  (await screen.findByRole('button', { name: 'Fechar menu' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir menu' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fechar menu' }));
});

test('beside the page, closing it leads to the button that opens it, not to what had the focus before it came', async () => {
  const content = document.body.appendChild(document.createElement('input'));
  content.focus();
  const { user } = await show('/chat');
  (await screen.findByRole('button', { name: 'Fechar menu' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir menu' }));
  content.remove();
});

test('a sidebar that comes later takes no focus from the page, though an earlier one left with it', async () => {
  const { user } = await show('/chat');
  (await screen.findByRole('button', { name: 'Fechar menu' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir menu' }));
  cleanup();
  const outside = document.body.appendChild(document.createElement('input'));
  outside.focus();
  await show('/chat');
  expect(await screen.findByRole('button', { name: /^(Abrir|Fechar) menu$/ })).toBeTruthy();
  expect(document.activeElement).toBe(outside);
  outside.remove();
});

test('the focus stays on the button that opens it when another header of the chat replaces it', async () => {
  const { user, headers } = await show('/chat', { width: 360 });
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  await user.click(await link(FIRST));
  const before = screen.getByRole('button', { name: 'Abrir menu' });
  expect(document.activeElement).toBe(before);
  headers.next();
  const after = screen.getByRole('button', { name: 'Abrir menu' });
  expect(after).not.toBe(before);
  expect(document.activeElement).toBe(after);
});

test('Escape in a dialog above it closes only the dialog', async () => {
  const { user } = await show('/chat', { width: 360 });
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  await user.click(await screen.findByRole('button', { name: `Excluir conversa ${FIRST}` }));
  await screen.findByRole('dialog', { name: 'Confirmar Exclusão' });
  await user.keyboard('{Escape}');
  expect(sidebar()).not.toBeNull();
});

test('lists 15 conversations, then the rest, and marks the open one', async () => {
  const { user } = await show('/chat/1016');
  expect((await link('Sacubitril-valsartana: quando iniciar')).getAttribute('aria-current')).toBe('page');
  expect(await link('Conversa sem título')).toBeDefined();
  const list = within(screen.getByRole('region', { name: 'Conversas' }));
  expect(list.getAllByRole('link')).toHaveLength(15);
  await user.click(list.getByRole('button', { name: 'Carregar Mais' }));
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(17));
  expect(list.queryByRole('button', { name: 'Carregar Mais' })).toBeNull();
  await user.type(list.getByRole('searchbox', { name: 'Buscar conversa' }), 'SDRA');
  expect(list.getAllByRole('link')).toHaveLength(1);
});

const announced = () => sidebar()?.querySelector('[aria-live="polite"]')?.textContent;

test('the open conversation is brought into view in a long list, and nothing moves if it is there', async () => {
  const { rerender } = await show('/chat');
  await link('Conversa sem título');
  const list = screen.getByRole('region', { name: 'Conversas' });
  const box = list.closest('.vs-sidebar__parts') as HTMLElement;
  // Rows of 40 pixels in a box of 300.
  const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const at = [...list.querySelectorAll('li')].indexOf(this as HTMLLIElement);
    return at < 0 ? new DOMRect(0, 100, 280, 300) : new DOMRect(0, 100 + 40 * at - box.scrollTop, 280, 40);
  });
  onTestFinished(() => boxes.mockRestore());
  const rows = within(list).getAllByRole('listitem');
  const open = (at: number) => rerender(`/chat/${rows[at]?.dataset.row}`);
  open(14);
  expect(box.scrollTop).toBe(40 * 14 - 100);
  open(12);
  expect(box.scrollTop).toBe(40 * 14 - 100);
  open(0);
  expect(box.scrollTop).toBe(-100);
});

test("'Carregar Mais' announces what is listed; when it disappears, the focus moves to the first new row", async () => {
  const { user } = await show('/chat');
  (await screen.findByRole('button', { name: 'Carregar Mais' })).focus();
  expect(announced()).toBe('');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Carregar Mais' })).toBeNull());
  await waitFor(() => expect(announced()).toBe('17 de 17 conversas'));
  const rows = within(screen.getByRole('region', { name: 'Conversas' })).getAllByRole('link');
  expect(document.activeElement).toBe(rows[15]);
});

test('a list that is fetched again keeps the focus, at its heading', async () => {
  let fails = true;
  const routes = chatRoutes({ conversations: 3 });
  const listed = routes['GET /api/conversations'];
  const { user } = await show('/chat', {
    routes: {
      ...routes,
      'GET /api/conversations': (request) => {
        if (fails) return { status: 404 };
        return typeof listed === 'function' ? listed(request) : listed;
      },
    },
  });
  (await screen.findByRole('button', { name: 'Tentar novamente' })).focus();
  fails = false;
  await user.keyboard('{Enter}');
  await link(FIRST);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Conversas' }));
});

test('a list that could not be read is read again once the connection is back', async () => {
  const LIST = 'GET /api/conversations';
  const { backend } = await show('/chat', {
    routes: { ...chatRoutes({ conversations: 2 }), [LIST]: { status: 400 } },
  });
  await screen.findByRole('button', { name: 'Tentar novamente' });
  backend.on(LIST, { data: { items: [{ id: 1, title: FIRST }], totalCount: 1 } });
  dispatchEvent(new Event('online'));
  await screen.findByRole('link', { name: new RegExp(`^${FIRST}`) });
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  dispatchEvent(new Event('online'));
  expect(backend.callsTo(LIST)).toHaveLength(2);
});

test('a pinned conversation keeps the focus in its other group, and a search announces its result', async () => {
  const items = [3, 2, 1].map((id) => ({ id, title: `Conversa ${id}`, dataCriacao: '2026-01-05T12:00:00Z' }));
  const { user } = await show('/chat', {
    routes: {
      ...chatRoutes(),
      ...recordRoutes(3),
      'GET /api/conversations': { data: { data: { items, totalCount: 3 } } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Opções da conversa Conversa 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fixar no topo' }));
  await screen.findByRole('heading', { name: 'Fixadas' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Conversa 1' }));
  await user.type(screen.getByRole('searchbox', { name: 'Buscar conversa' }), 'zzz');
  await waitFor(() => expect(announced()).toBe('0 de 3 conversas'));
});

test('deleting asks first, and the open conversation is replaced with a new one', async () => {
  const { user, onNavigate, notes, backend } = await show('/chat/1017');
  const name = `Excluir conversa ${FIRST}`;
  await user.click(await screen.findByRole('button', { name }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Confirmar Exclusão' })).getByRole('button', {
      name: 'Não',
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.callsTo('DELETE /api/conversations/:id')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Sim, Remover' }));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/chat'));
  expect(screen.queryByRole('link', { name: FIRST })).toBeNull();
  expect(notes()).toEqual(['success: Conversa removida com sucesso!']);
});

test('a title of full length ends at a word in the list and in the dialog that asks before deleting', async () => {
  const routes = {
    ...chatRoutes({ conversations: 1 }),
    'GET /api/conversations': {
      data: {
        items: [{ id: 1, title: 'Qual a meta de pressão arterial no idoso hipertens' }],
        totalCount: 1,
      },
    },
  };
  const { user } = await show('/chat', { routes });
  expect(await link('Qual a meta de pressão arterial no idoso…')).toBeDefined();
  expect(screen.getByTitle('Qual a meta de pressão arterial no idoso hipertens')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /^Excluir conversa/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar Exclusão' });
  expect(dialog.textContent).toContain('“\u2068Qual a meta de pressão arterial no idoso…\u2069”');
});

test('deleting the open conversation ends its answer, which would ask for a title', async () => {
  const routes = {
    ...chatRoutes({ conversations: 17 }),
    'POST /ai/api/mensagens': { silent: true },
  };
  const { app, user, backend, onNavigate } = await show('/chat/1017', { routes });
  const chat = await app.chat();
  await chat.select(1017);
  // As the product's route does.
  onNavigate.mockImplementation(() => void chat.select(null));
  const ended = chat.ask('Qual a meta?');
  await waitFor(() => expect(backend.callsTo('POST /ai/api/mensagens')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: `Excluir conversa ${FIRST}` }));
  await user.click(await screen.findByRole('button', { name: 'Sim, Remover' }));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/chat'));
  expect(await ended).toBe('stopped');
  expect(chat.store.getState().messages).toEqual([]);
});

test('deleting the open conversation leaves it even if the chat cannot be fetched', async () => {
  const { app, user, onNavigate } = await show('/chat/1017');
  await app.conversations();
  vi.spyOn(app, 'chat').mockRejectedValue(new Error('offline'));
  await user.click(await screen.findByRole('button', { name: `Excluir conversa ${FIRST}` }));
  // An unhandled rejection would fail the run.
  await user.click(await screen.findByRole('button', { name: 'Sim, Remover' }));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/chat'));
});

test("'Nova Conversa' is shown only on chat pages, and not at the free limit", async () => {
  const { app, user, onNavigate } = await show('/chat/1017', { session: { planName: 'free_plan' } });
  await user.click(screen.getByRole('button', { name: 'Nova Conversa' }));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/chat'));
  act(() => app.session.setFreePlanLimited(true));
  expect(screen.getByRole('button', { name: 'Nova Conversa' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Limite do plano gratuito atingido')).toBeDefined();
});

test('there is no new conversation outside of the chat', async () => {
  await show('/account#plan');
  expect(screen.queryByRole('button', { name: 'Nova Conversa' })).toBeNull();
});

test.each([
  [/^Consulta IA/, "Funcionalidade 'Consulta IA' em desenvolvimento."],
  [/^Calculadora MED/, "Funcionalidade 'Calculadora MED' em desenvolvimento."],
  [/^Explorar/, 'Funcionalidade em desenvolvimento.'],
])('%s only shows that it is being developed, or that the limit is reached', async (name, text) => {
  const { app, user, onNavigate, notes } = await show('/chat', { session: { planName: 'free_plan' } });
  await user.click(screen.getByRole('button', { name }));
  expect(notes()).toEqual([`info: ${text}`]);
  act(() => app.session.setFreePlanLimited(true));
  await user.click(screen.getByRole('button', { name }));
  expect(notes().at(-1)).toBe(
    'error: Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.',
  );
  expect(onNavigate).not.toHaveBeenCalled();
});

test.each([
  ['/account', true],
  ['/terms', true],
  ['/privacy', true],
  ['/chat', false],
])("on %s 'Minha Conta' is open: %s", async (current, isOpen) => {
  await show(current);
  const group = screen.getByRole('button', { name: 'Minha Conta' });
  expect(group.getAttribute('aria-expanded')).toBe(String(isOpen));
});

test("'Minha Conta' leads to every section of the account", async () => {
  const { user, onNavigate } = await show('/chat');
  await user.click(screen.getByRole('button', { name: 'Minha Conta' }));
  await user.click(screen.getByRole('button', { name: 'Segurança' }));
  const sections = {
    Perfil: 'profile',
    Identificação: 'identification',
    Endereço: 'address',
    'Meu Plano': 'plan',
    'Meus cartões': 'cards',
    'Opções da Conta': 'security-options',
    'Termos de Uso': 'security-terms',
    'Política de Privacidade': 'security-privacy',
  };
  for (const [name, hash] of Object.entries(sections)) {
    await user.click(await link(name));
    expect(onNavigate).toHaveBeenLastCalledWith(`/account#${hash}`);
  }
});

test("the foot shows first name and plan tag; 'Sair' ends the session and goes to /login", async () => {
  const { app, user, onNavigate } = await show('/chat');
  const panel = within(screen.getByRole('complementary', { name: 'Menu principal' }));
  expect(panel.getByText('Ana')).toBeDefined();
  expect(panel.getByText('FLEMMING')).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(app.session.getState()).toMatchObject({ status: 'visitor', ended: 'logout' });
});

test.each([
  ['rejects', () => Promise.reject(new Error('the page failed'))],
  [
    'throws',
    () => {
      throw new Error('the page failed');
    },
  ],
])("'Sair' can be pressed again although onSignOut %s", async (_, fail) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onSignOut = vi.fn(fail);
  const { user, onNavigate } = await show('/chat', { onSignOut });
  const leave = screen.getByRole('button', { name: 'Sair' });
  await user.click(leave);
  await user.click(leave);
  expect(onSignOut).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenLastCalledWith(new Error('the page failed'));
  expect(onNavigate).not.toHaveBeenCalled();
  reported.mockRestore();
});

test('a title that runs from right to left is set apart from the question about its deletion', async () => {
  const items = [{ id: 1, title: 'دواء 500 mg' }];
  const routes = {
    ...chatRoutes(),
    'GET /api/conversations': { data: { data: { items, totalCount: 1 } } },
  };
  const { user } = await show('/chat', { routes });
  await user.click(await screen.findByRole('button', { name: /^Excluir conversa/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar Exclusão' });
  expect(dialog.textContent).toContain('a conversa “\u2068دواء 500 mg\u2069”?');
});

test('the conversations are grouped by the day on which they began, and move at midnight', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 22, 23, 59, 50) });
  try {
    const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();
    const items = [
      { id: 5, title: 'De agora', dataCriacao: at(22, 23) },
      { id: 4, title: 'De ontem', dataCriacao: at(21, 0) },
      { id: 3, title: 'Da semana', dataCriacao: at(15) },
      { id: 2, title: 'De antes', dataCriacao: at(14) },
      { id: 1, title: 'Sem data' },
    ];
    const routes = {
      ...chatRoutes(),
      'GET /api/conversations': { data: { data: { items, totalCount: 5 } } },
    };
    await show('/chat', { routes });
    await screen.findByRole('link', { name: 'De agora' });
    const listed = () =>
      Object.fromEntries(
        screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => [
          textContent,
          within(screen.getByRole('list', { name: textContent ?? '' }))
            .getAllByRole('link')
            .map((link) => link.textContent),
        ]),
      );
    expect(listed()).toEqual({
      Hoje: ['De agora'],
      Ontem: ['De ontem'],
      'Últimos 7 dias': ['Da semana'],
      Anteriores: ['De antes', 'Sem data'],
    });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(listed()).toEqual({
      Ontem: ['De agora'],
      'Últimos 7 dias': ['De ontem'],
      Anteriores: ['Da semana', 'De antes', 'Sem data'],
    });
  } finally {
    vi.useRealTimers();
  }
});

test('conversations without a date have no headings of days', async () => {
  await show('/chat');
  await screen.findByRole('link', { name: FIRST });
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('planned features are listed below the conversations', async () => {
  await show('/chat');
  const list = await screen.findByRole('region', { name: 'Conversas' });
  const soon = screen.getByRole('button', { name: /^Consulta IA/ });
  expect(list.compareDocumentPosition(soon) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a title is shown as text, whatever it contains (catalogue 1)', async () => {
  const items = conversationFixtures(HTML.length).map((item, index) => ({ ...item, title: HTML[index] }));
  await show('/chat', {
    routes: { ...chatRoutes(), 'GET /api/conversations': { data: { items, totalCount: items.length } } },
  });
  for (const title of HTML)
    expect(await screen.findByRole('button', { name: `Excluir conversa ${title}` })).toBeDefined();
  // The head may get the style sheet of a page that an earlier file has loaded.
  expect(document.body.querySelector('script, style, img, math, form, details, base, meta, x')).toBeNull();
});
