import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breadcrumbsOf, needsFreshDocument, pageMeta } from '@vesalio/site/app';
import { Dialog } from '@vesalio/widgets';
import { lazy, Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeObserver, openSite } from './site-stage.tsx';

const member = {
  token: 't',
  userId: 7,
  acceptTerms: true,
  isEmailValidated: true,
  hasActivePlan: true,
  planName: 'free_plan',
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  window.scrollTo = vi.fn();
});

describe('breadcrumbs', () => {
  it.each([
    ['/', []],
    ['/benefits', []],
    ['/testimonials', []],
    ['/login', ['Início', 'Login']],
    ['/register', ['Início', 'Cadastro']],
    ['/forgot-password', ['Início', 'Login', 'Recuperar Senha']],
    ['/reset-password', ['Início', 'Login', 'Redefinir Senha']],
    ['/choose-plan', ['Início', 'Planos']],
    ['/payment', ['Início', 'Planos', 'Pagamento']],
    ['/terms', ['Início', 'Termos de Uso']],
    ['/about', ['Início', 'Sobre']],
    ['/privacy/', ['Início', 'Política de Privacidade']],
    ['/account', ['Início', 'Configurações da Conta']],
    ['/nowhere', ['Início']],
  ])('%s', (path, titles) => {
    expect(breadcrumbsOf(path).map(({ text }) => text)).toEqual(titles);
  });

  it('lead a signed-in person from the recovery back to the account', async () => {
    const { app } = await openSite('/forgot-password');
    const trail = within(screen.getByRole('navigation', { name: 'Você está em' }));
    expect(trail.getByRole('link', { name: 'Login' })).toBeTruthy();
    act(() => app.session.signIn(member));
    expect(trail.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(trail.getByRole('link', { name: 'Configurações da Conta' }).getAttribute('href')).toBe('/account');
  });

  it('are on every page but the home page, with the current page marked', async () => {
    await openSite('/terms');
    const trail = within(screen.getByRole('navigation', { name: 'Você está em' }));
    expect(trail.getByRole('link', { name: 'Início' }).getAttribute('href')).toBe('/');
    expect(trail.getByText('Termos de Uso').getAttribute('aria-current')).toBe('page');
    await userEvent.click(trail.getByRole('link', { name: 'Início' }));
    await screen.findByRole('heading', { level: 1, name: /A evidência certa/ });
    expect(screen.queryByRole('navigation', { name: 'Você está em' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the links to the account', () => {
  it('are absent while a person who validated the e-mail is asked to sign in', async () => {
    await openSite('/login', member, { arriving: true });
    expect(screen.queryByRole('link', { name: 'Minha Conta' })).toBeNull();
  });

  it('are above a sign-in form that a signed-in person opens, and lead to the form when they go', async () => {
    await openSite('/login', member);
    expect(screen.getByRole('link', { name: 'Minha Conta' })).toBeTruthy();
    screen.getByRole('button', { name: 'Sair' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Entrar' })));
  });
});

describe('the frame of the texts', () => {
  it('keeps the focus when the frame of a signed-in person replaces it', async () => {
    const { app } = await openSite('/about');
    const skip = screen.getByRole('link', { name: 'Ir para o conteúdo' });
    skip.focus();
    act(() => app.session.signIn(member));
    await screen.findByRole('navigation', { name: 'Partes do produto' });
    expect(skip.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
  });
});

describe('the contents of a text', () => {
  it('lead to a section by an entry of the router, whose position the way back finds, and take the focus there', async () => {
    await openSite('/terms');
    const [, second] = within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link', {
      hidden: true,
    });
    const { key: before } = window.history.state ?? {};
    await userEvent.click(second as HTMLElement);
    const id = second?.getAttribute('href')?.split('#')[1] ?? '';
    await vi.waitFor(() => expect(window.location.hash).toBe(`#${id}`));
    expect(window.history.state.key).not.toBe(before);
    expect(window.history.state.idx).toBeTypeOf('number');
    expect(document.activeElement?.id).toBe(id);
  });
});

describe('the connection', () => {
  it('is reported as lost at once, only once, and until it is back', async () => {
    const { app } = await openSite('/terms');
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('offline')));
    const notes = await screen.findAllByText('Você está sem conexão. O que está na tela continua aqui.');
    expect(notes).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(app.notices.getState().items).toMatchObject([{ leaving: true }]);
  });
});

describe('the sign-in forms', () => {
  it.each(['/login', '/register'])(
    '%s shows who is signed in already, with a link to continue',
    async (path) => {
      await openSite(path, member);
      const status = await screen.findByText(/^Você já entrou/);
      const box = status.closest('[role="status"]') as HTMLElement;
      expect(within(box).getByRole('link', { name: 'Ir para o chat' }).getAttribute('href')).toBe('/chat');
    },
  );

  it('do not show it while their own sign-in leads on', async () => {
    const { app } = await openSite('/login');
    await screen.findByRole('button', { name: 'Entrar' });
    act(() => app.session.signIn(member));
    expect(screen.queryByText(/^Você já entrou/)).toBeNull();
  });

  it('tell only one thing after a code whose answer has no token', async () => {
    await openSite('/validate-email', { ...member, isEmailValidated: false });
    await userEvent.click(await screen.findByRole('textbox', { name: 'Caractere 1 de 5' }));
    await userEvent.paste('ABC12');
    await screen.findByRole('button', { name: 'Entrar' });
    expect(window.location.pathname).toBe('/login');
    const told = screen.getAllByRole('status').filter(({ textContent }) => textContent);
    expect(told.map(({ textContent }) => textContent)).toEqual(['E-mail validado. Entre para continuar.']);
  });
});

describe('pages', () => {
  it.each(['/', '/benefits', '/testimonials'])('%s has the content of the landing page', async (path) => {
    await openSite(path);
    await screen.findByRole('heading', { level: 1, name: /A evidência certa/ });
    expect(screen.getByRole('main').getAttribute('aria-label')).toMatch(/^A evidência certa/);
  });

  it('shows that a path does not exist, with a link back', async () => {
    await openSite('/nowhere');
    expect(screen.getByRole('heading', { name: 'Página Não Encontrada' })).toBeTruthy();
    expect(
      screen.getByText('Desculpe, a página que você está procurando não existe ou foi movida.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar para o início' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Página Não Encontrada | Vesálio');
  });

  it.each([
    ['/med-pront-pat', 'Consulta IA', "Funcionalidade 'Consulta IA' em desenvolvimento."],
    ['/doctor-calc-ia', 'Calculadora MED', "Funcionalidade 'Calculadora MED' em desenvolvimento."],
    ['/explore', 'Explorar', 'Funcionalidade em desenvolvimento.'],
  ])('%s is a planned page', async (path, title, text) => {
    await openSite(path, member);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Menu principal' })).toBeTruthy();
  });

  it.each(['/terms', '/privacy'])('%s has the sidebar only for a signed-in person', async (path) => {
    const { app } = await openSite(path, member);
    expect(await screen.findByRole('complementary', { name: 'Menu principal' })).toBeTruthy();
    act(() => app.session.end('logout'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(window.location.pathname).toBe(path);
  });

  it('has a title and a description for every page, and has only public ones indexed', () => {
    expect(pageMeta('/terms/').canonical).toBe('/terms');
    expect(pageMeta('/testimonials').canonical).toBe('/');
    expect(pageMeta('/chat/abc')).toMatchObject({ title: 'Chat | Vesálio', indexed: false });
    expect(pageMeta('/login').indexed).toBe(true);
  });

  it('remembers the theme in this browser', async () => {
    localStorage.clear();
    await openSite('/login');
    await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Automático' }));
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('follows a theme that is chosen in another tab', async () => {
    localStorage.clear();
    await openSite('/login');
    localStorage.setItem('theme', 'dark');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    });
    expect(screen.getByRole('radio', { name: 'Escuro' })).toHaveProperty('checked', true);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

describe("a document's content security policy", () => {
  it.each([
    ['/', '/login', true],
    ['/', '/register', true],
    ['/login', '/register', false],
    ['/login', '/chat', true],
    ['/chat', '/login', false],
    ['/chat/41', '/chat', false],
    ['/login', '/payment', false],
    ['/terms', '/privacy', false],
  ])('loaded at %s, needs a new document for %s: %s', (loadedAt, path, fresh) => {
    expect(needsFreshDocument(loadedAt, path)).toBe(fresh);
  });
});

describe('access', () => {
  it('sends a visitor to /login and remembers the page', async () => {
    await openSite('/account#plan');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.history.state.usr.from).toBe('/account#plan');
  });

  it('warns once and sends a person without a plan to the plans', async () => {
    await openSite('/chat', { ...member, hasActivePlan: false });
    await vi.waitFor(() => expect(window.location.pathname).toBe('/choose-plan'));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'Você precisa de um plano ativo para acessar esta página.',
    );
  });

  it('sends a person without a validated e-mail to the code, with the e-mail', async () => {
    await openSite('/chat', { ...member, isEmailValidated: false, email: 'ana@exemplo.com' });
    await vi.waitFor(() => expect(window.location.pathname).toBe('/validate-email'));
    expect(window.history.state.usr).toMatchObject({ from: '/chat', email: 'ana@exemplo.com' });
  });

  it('distinguishes an expired session from a sign-out', async () => {
    const { app } = await openSite('/explore', member);
    act(() => void app.session.expire('t'));
    await vi.waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/login?sessionExpired=true'),
    );
  });

  it('moves the focus to the page once the terms are accepted', async () => {
    const { app } = await openSite('/explore', { ...member, acceptTerms: false });
    await screen.findByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' });
    act(() => app.session.update({ acceptTerms: true }));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('conteudo'));
  });

  it('keeps the blocking dialog closed while the next page loads', async () => {
    const OnItsWay = lazy(() => new Promise<never>(() => {}));
    const screenOf = (waits: boolean) => (
      <Suspense fallback="Carregando">
        <Dialog open blocking title="Termos" />
        {waits && <OnItsWay />}
      </Suspense>
    );
    const { rerender } = render(screenOf(false));
    const dialog = document.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    rerender(screenOf(true));
    expect(screen.getByText('Carregando')).toBeTruthy();
    // A browser sends the event shortly after the dialog was closed.
    if (dialog) fireEvent(dialog, new Event('close'));
    expect(dialog?.open).toBe(false);
  });

  it('announces a notice once, although it moves into a dialog that opens later', async () => {
    const { app } = await openSite('/explore', member);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    act(() => void app.notices.notify('info', 'Antes.'));
    expect(screen.getByText('Antes.').closest('p')?.getAttribute('role')).toBe('status');
    clock.mockReturnValue(2000);
    act(() => {
      app.notices.notify('info', 'Agora.');
      app.session.update({ acceptTerms: false });
    });
    const dialog = await screen.findByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' });
    await vi.waitFor(() => expect(dialog.contains(screen.getByText('Antes.'))).toBe(true));
    clock.mockRestore();
    expect(screen.getByText('Antes.').closest('p')?.getAttribute('role')).toBeNull();
    expect(screen.getByText('Agora.').closest('p')?.getAttribute('role')).toBe('status');
  });

  it('shows notices inside an open dialog, and after it', async () => {
    const { app } = await openSite('/explore', { ...member, acceptTerms: false });
    const dialog = await screen.findByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' });
    act(() => void app.notices.notify('error', 'Antes.'));
    await vi.waitFor(() => expect(dialog.contains(screen.getByRole('alert'))).toBe(true));
    act(() => {
      app.session.update({ acceptTerms: true });
      app.notices.notify('info', 'Depois.');
    });
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(screen.getAllByText(/^(Antes|Depois)\.$/)).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Notificações' }).isConnected).toBe(true);
  });

  it('leads to /login on the way back even before another page was rendered', async () => {
    const { app } = await openSite('/explore', member);
    await act(async () => {
      app.session.end('logout');
      // The sign-out's navigation has changed the address but has not rendered yet.
      window.history.pushState(null, '', '/login');
      await new Promise((resolve) => setTimeout(resolve));
    });
    window.history.replaceState(null, '', '/explore');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it('leads a signed-out person to /login and remembers no page', async () => {
    const { app } = await openSite('/explore', member);
    act(() => app.session.end('logout'));
    await vi.waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login'));
    expect(window.history.state.usr?.from).toBeUndefined();
  });

  it.each([
    ['/reset-password?token=abc', '/account', '#security', 'abc'],
    ['/reset-password', '/login', '', undefined],
  ])('%s', async (path, pathname, hash, token) => {
    await openSite(path);
    await vi.waitFor(() => expect(window.location.pathname).toBe(pathname));
    await vi.waitFor(() => expect(window.location.search).toBe(token ? '' : '?error=invalidResetLink'));
    expect(window.location.hash).toBe(hash);
    expect(window.history.state.usr?.resetToken).toBe(token);
  });
});

describe('the sign-in pages', () => {
  it('carries the typed e-mail from the login to the reset, never in the address', async () => {
    await openSite('/login');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@exemplo.com.br');
    await userEvent.click(screen.getByRole('link', { name: 'Esqueceu sua senha?' }));
    await screen.findByRole('button', { name: 'Enviar Link' });
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.com.br');
    expect(window.location.href).toMatch(/\/forgot-password$/);
  });

  it('has one notice about an invalid reset link, also for a signed-in person', async () => {
    await openSite('/reset-password', member);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Token de redefinição inválido/);
    expect(screen.queryByText(/^Você já entrou/)).toBeNull();
  });

  it.each(['/login', '/register', '/forgot-password'])(
    '%s: the form first, the promise beside it, and legal links without marketing',
    async (path) => {
      await openSite(path);
      const main = screen.getByRole('main');
      const side = screen.getByRole('complementary', { name: 'Sobre o assistente' });
      expect(main.compareDocumentPosition(side) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(within(side).getByText('A evidência certa, antes da próxima consulta')).toBeTruthy();
      const footer = within(screen.getByRole('contentinfo'));
      expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/terms',
        '/privacy',
        '/privacy#encarregado',
      ]);
      for (const group of screen.queryAllByRole('group')) {
        const isNamed = group.querySelector('legend') ?? group.getAttribute('aria-label');
        expect(isNamed, group.className).toBeTruthy();
      }
    },
  );

  it('the reset page of a visitor has a heading of the first level', async () => {
    await openSite('/account?resetToken=abc');
    expect(
      (await screen.findByRole('heading', { level: 1, name: 'Redefinir Senha', hidden: true })).textContent,
    ).toBeTruthy();
  });

  it('the document of a reset link is named for what it shows', async () => {
    await openSite('/account?resetToken=abc');
    await vi.waitFor(() => expect(document.title).toBe('Redefinir Senha | Vesálio'));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await vi.waitFor(() => expect(document.title).toBe('Entrar | Vesálio'));
  });
});
