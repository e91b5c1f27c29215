import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountAnswer, createFakeBackend, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../paste.ts';
import { openSite } from './site-stage.tsx';

const routes: FakeRoutes = {
  'GET /config.json': { data: { salesWhatsappNumber: null, sandbox: true, version: '1' } },
  'GET /api/auth/my-account': { data: accountAnswer() },
  'GET /api/clientCards/cliente/:id': { data: [] },
  'GET /api/conversations': { data: { items: [], totalCount: 0 } },
  'POST /gateway/logout': { status: 204 },
  'DELETE /api/auth/delete-account': { data: { success: true } },
  'POST /api/auth/reset-password': { data: {} },
};
let backend: ReturnType<typeof createFakeBackend>;

beforeEach(() => {
  backend = createFakeBackend(routes);
  vi.stubGlobal('fetch', backend.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const at = () => window.location.pathname + window.location.hash;
const region = (name: string) => screen.findByRole('region', { name });

describe('addresses', () => {
  it('an unknown hash is replaced with #profile, without an entry in the history', async () => {
    const steps = window.history.length;
    await openSite('/account#nada', sessionOf());
    await region('Perfil');
    await waitFor(() => expect(at()).toBe('/account#profile'));
    expect(window.history.length).toBe(steps);
  });

  it('the section of the address takes the focus', async () => {
    await openSite('/account#security', sessionOf());
    const heading = await screen.findByRole('heading', { name: 'Opções da Conta' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(at()).toBe('/account#security');
  });

  it('the skip link leads to the content and leaves address and history as they are', async () => {
    const user = userEvent.setup();
    await openSite('/account#security', sessionOf());
    await screen.findByRole('heading', { name: 'Opções da Conta' });
    const steps = window.history.length;
    screen.getByRole('link', { name: 'Ir para o conteúdo' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('conteudo');
    expect([at(), window.history.length]).toEqual(['/account#security', steps]);
  });
});

describe('a reset link', () => {
  it('shows a visitor only the dialog, without a request for the account, and leads to the login', async () => {
    const user = userEvent.setup();
    await openSite('/account?resetToken=t0ken#security');
    const dialog = within(await screen.findByRole('dialog', { name: 'Redefinir Senha' }));
    expect(window.location.href).not.toContain('t0ken');
    expect(screen.queryByRole('region', { name: 'Opções da Conta' })).toBeNull();
    expect(backend.requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    await paste(user, dialog.getByLabelText('Nova senha'), 'Nova#2026x');
    await paste(user, dialog.getByLabelText('Confirmar nova senha'), 'Nova#2026x');
    await user.click(dialog.getByRole('button', { name: 'Redefinir senha' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 8000 });
    expect(backend.callsTo('POST /api/auth/reset-password')[0]?.body).toMatchObject({ token: 't0ken' });
  });

  it('shows the signed-in person the dialog over the security section', async () => {
    const user = userEvent.setup();
    await openSite('/account?resetToken=t0ken#security', sessionOf());
    await region('Opções da Conta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Redefinir Senha' }));
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at()).toBe('/account#security');
  });

  it('keeps the dialog and its input when the session turns out to have ended', async () => {
    const user = userEvent.setup();
    const { app } = await openSite('/reset-password?token=t0ken', sessionOf());
    const dialog = within(await screen.findByRole('dialog', { name: 'Redefinir Senha' }));
    // Browsers do not move the focus below an open dialog. happy-dom does, so wait until the page is idle.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Opções da Conta'));
    await user.type(dialog.getByLabelText('Nova senha'), 'Nova#2026x');
    act(() => void app.session.expire('token-ana'));
    expect(app.session.getState().session).toBeNull();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Opções da Conta' })).toBeNull());
    expect(at()).toBe('/account#security');
    await user.type(dialog.getByLabelText('Confirmar nova senha'), 'Nova#2026x');
    await user.click(dialog.getByRole('button', { name: 'Redefinir senha' }));
    await dialog.findByText('Senha redefinida. Abrindo o login.');
    expect(backend.callsTo('POST /api/auth/reset-password')[0]?.body).toMatchObject({ token: 't0ken' });
  });

  it('reports the new password, not an expired session, to a person whose session it ends', async () => {
    const user = userEvent.setup();
    await openSite('/account?resetToken=t0ken#security', sessionOf());
    await region('Opções da Conta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Redefinir Senha' }));
    await paste(user, dialog.getByLabelText('Nova senha'), 'Nova#2026x');
    await paste(user, dialog.getByLabelText('Confirmar nova senha'), 'Nova#2026x');
    await user.click(dialog.getByRole('button', { name: 'Redefinir senha' }));
    await dialog.findByText('Senha redefinida com sucesso.');
    vi.stubGlobal(
      'fetch',
      createFakeBackend({ ...routes, 'GET /api/auth/my-account': { status: 401 } }).fetch,
    );
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login'));
    expect(await screen.findByText('Senha redefinida com sucesso.')).toBeTruthy();
    expect(screen.queryByText(/expirou/)).toBeNull();
  });
});

describe('leaving with unsaved input', () => {
  it('an address typed by hand is no matter for the console where nothing was typed into a form', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openSite('/account', sessionOf());
    await region('Perfil');
    act(() => {
      window.history.pushState(null, '', '#cards');
      fireEvent(window, new PopStateEvent('popstate', { state: null }));
    });
    const heading = await screen.findByRole('heading', { name: 'Meus cartões' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  const typing = async () => {
    const user = userEvent.setup();
    const { app } = await openSite('/account', sessionOf());
    const profile = within(await region('Perfil'));
    await user.click(profile.getByRole('button', { name: 'Editar' }));
    await user.type(profile.getByLabelText('Nome'), ' Lima');
    return { app, user, profile };
  };
  const question = () => screen.findByRole('dialog', { name: 'Descartar alterações?' });

  it('asks before another section or page opens; staying keeps the input', async () => {
    const { user, profile } = await typing();
    await user.click(screen.getByRole('link', { name: 'Meu Plano' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(profile.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana Souza Lima');
    expect(at()).toBe('/account');
    await user.click(screen.getByRole('link', { name: 'Meu Plano' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(at()).toBe('/account#plan'));
    expect(profile.queryByLabelText('Nome')).toBeNull();
  });

  it('does not ask for the open section, or without a change', async () => {
    const { user, profile } = await typing();
    await user.click(screen.getByRole('link', { name: 'Perfil' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.clear(profile.getByLabelText('Nome'));
    await paste(user, profile.getByLabelText('Nome'), 'Ana Souza');
    await user.click(screen.getByRole('link', { name: 'Meu Plano' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(at()).toBe('/account#plan');
  });

  it('asks before the sign-out; staying keeps the session', async () => {
    const { app, user } = await typing();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(app.session.getState().status).toBe('authenticated');
    expect(at()).toBe('/account');
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(app.session.getState().status).toBe('visitor');
  });

  it('going back while the question of a sign-out is open answers it', async () => {
    const { user } = await typing();
    const signOut = screen.getByRole('button', { name: 'Sair' });
    await user.click(signOut);
    await question();
    await act(async () => window.history.back());
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(signOut.getAttribute('aria-busy')).toBe(null));
  });

  it('asks before the tab closes, as far as the browser allows', async () => {
    const { user } = await typing();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      fireEvent(window, event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(close()).toBe(false);
  });

  it('does not ask when the session has expired', async () => {
    const { app } = await typing();
    app.session.expire('token-ana');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a deleted account ends on the landing page, signed out', async () => {
  const user = userEvent.setup();
  const { app } = await openSite('/account', sessionOf());
  await region('Perfil');
  await user.click(screen.getByRole('button', { name: 'Excluir conta' }));
  await user.click(screen.getByRole('button', { name: 'Sim, excluir conta' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(app.session.getState().status).toBe('visitor');
});
