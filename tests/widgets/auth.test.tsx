import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Destination, TextOverrides } from '@vesalio/core';
import { type FakeRoutes, loginAnswer, openApp, sessionOf } from '@vesalio/core/testing';
import {
  type AskGoogle,
  EmailCodeWidget,
  ForgotPasswordWidget,
  LoginWidget,
  RegisterWidget,
  ResetPasswordDialog,
  TermsDialog,
  VesalioProvider,
} from '@vesalio/widgets';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { paste } from '../paste.ts';

async function setup(
  widget: (on: { done: (destination: Destination) => void; navigate: (to: string) => void }) => ReactElement,
  routes: FakeRoutes = {},
  signedInAs?: ReturnType<typeof sessionOf>,
  strings?: TextOverrides,
) {
  const { app, backend } = await openApp(routes, { session: null, ...(strings ? { strings } : {}) });
  if (signedInAs) app.session.signIn(signedInAs);
  const done = vi.fn();
  const navigate = vi.fn();
  const user = userEvent.setup();
  render(<VesalioProvider app={app}>{widget({ done, navigate })}</VesalioProvider>);
  // The flows load separately.
  await act(async () => {
    await app.auth();
  });
  return { app, backend, done, navigate, user };
}

const strong = 'Senha#2026';
const typeLogin = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br');
  await user.type(screen.getByLabelText('Senha'), strong);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
};

describe('login', () => {
  const login =
    (props: { from?: string; askGoogle?: AskGoogle } = {}) =>
    (on: { done: (destination: Destination) => void; navigate: (to: string) => void }) => (
      <LoginWidget onDone={on.done} onNavigate={on.navigate} {...props} />
    );

  it('may stand twice on a page, each form with its own title', async () => {
    await setup((on) => (
      <>
        {login()(on)}
        {login()(on)}
      </>
    ));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getAllByRole('region', { name: 'Entrar' })).toHaveLength(2);
  });

  it('sends the input and leads to the page of the session', async () => {
    const { backend, done, user, app } = await setup(login(), {
      'POST /api/auth/login': { data: loginAnswer() },
    });
    await typeLogin(user);
    await waitFor(() => expect(done).toHaveBeenCalledWith({ to: '/chat' }));
    expect(backend.callsTo('POST /api/auth/login')[0]?.body).toEqual({
      email: 'ana@exemplo.com.br',
      password: strong,
    });
    expect(app.session.getState().session).toMatchObject({
      username: 'Ana Souza',
      email: 'ana@exemplo.com.br',
    });
  });

  it('sends what a password manager has filled in without an event', async () => {
    const { backend, done, user } = await setup(login(), { 'POST /api/auth/login': { data: loginAnswer() } });
    // The setter of the prototype, because a script of an extension does not have that of React.
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br');
    setter?.call(screen.getByLabelText('Senha'), strong);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ to: '/chat' }));
    expect(backend.callsTo('POST /api/auth/login')[0]?.body).toEqual({
      email: 'ana@exemplo.com.br',
      password: strong,
    });
  });

  it.each([
    [{ validateEmail: false }, { to: '/validate-email', notice: { type: 'info' } }],
    [{ hasActivePlan: false }, { to: '/choose-plan' }],
  ])('answer %j leads to %j', async (fields, wanted) => {
    const { done, user } = await setup(login(), { 'POST /api/auth/login': { data: loginAnswer(fields) } });
    await typeLogin(user);
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(done.mock.calls[0]?.[0]).toMatchObject(wanted);
  });

  it('returns to a remembered page, but never to another origin', async () => {
    const routes = { 'POST /api/auth/login': { data: loginAnswer() } };
    const first = await setup(login({ from: '/account#cards' }), routes);
    await typeLogin(first.user);
    await waitFor(() => expect(first.done).toHaveBeenCalledWith({ to: '/account#cards' }));
  });

  it.each([
    [
      { status: 401, data: { message: 'no' } },
      'Email ou senha inválidos. Por favor, verifique e tente novamente.',
    ],
    [
      { fail: 'before' as const },
      'Não foi possível realizar o login. Verifique os dados ou tente novamente.',
    ],
    [
      { data: loginAnswer({ token: undefined }) },
      'Não foi possível realizar o login. Verifique os dados ou tente novamente.',
    ],
    [{ status: 204 }, 'Não foi possível realizar o login. Verifique os dados ou tente novamente.'],
  ])('shows the failure %j and keeps the input', async (reply, sentence) => {
    const { done, user } = await setup(login(), { 'POST /api/auth/login': reply });
    await typeLogin(user);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.com.br');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe(strong);
    expect(done).not.toHaveBeenCalled();
  });

  it('sends once: a second press while busy does nothing', async () => {
    const { backend, done, user } = await setup(login(), {
      'POST /api/auth/login': { data: loginAnswer(), delayMs: 1000 },
    });
    await typeLogin(user);
    const button = screen.getByRole('button', { name: 'Entrando...' });
    await user.click(button);
    await user.type(screen.getByLabelText('Senha'), '{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(backend.callsTo('POST /api/auth/login')).toHaveLength(1);
  });

  it('requires both fields', async () => {
    const { backend, user } = await setup(login());
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Email é obrigatório.')).toBeTruthy();
    expect(screen.getByText('Senha é obrigatória.')).toBeTruthy();
    expect(backend.requests).toHaveLength(0);
  });

  it('announces the error of a field in which Enter was pressed, which the focus does not reach anew', async () => {
    const { user } = await setup(login());
    await user.click(screen.getByLabelText('E-mail'));
    for (const press of [1, 2]) {
      const before = screen.queryByRole('alert');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('alert'), `press ${press}`).not.toBe(before));
      expect(screen.getByRole('alert').textContent).toBe('Email é obrigatório.');
    }
    // Typing is not interrupted, and focusing another field is announced anyway.
    await user.keyboard('a');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Backspace}');
    await user.click(screen.getByLabelText('Senha'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has its links and works with password managers', async () => {
    const { navigate, user } = await setup(login());
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Senha').getAttribute('autocomplete')).toBe('current-password');
    // No other control on the page can be mistaken for the password.
    expect(screen.getAllByLabelText(/senha/i)).toHaveLength(1);
    await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br');
    await user.click(screen.getByRole('link', { name: 'Esqueceu sua senha?' }));
    await user.click(screen.getByRole('link', { name: 'Cadastre-se' }));
    expect(navigate.mock.calls).toEqual([
      ['/forgot-password', { email: 'ana@exemplo.com.br' }],
      ['/register'],
    ]);
    // The browser opens a tab or a window, or saves the page.
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      fireEvent.click(screen.getByRole('link', { name: 'Cadastre-se' }), { [key]: true });
    expect(navigate).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Mostrar caracteres' }));
    expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('text');
  });

  it.each<[string, AskGoogle, FakeRoutes, string]>([
    [
      'no credential',
      async () => ({}),
      {},
      'Não foi possível obter as credenciais do Google. Tente novamente.',
    ],
    [
      'no token',
      async () => ({ credential: 'c' }),
      { 'POST /api/auth/google-login': { data: loginAnswer({ token: undefined }) } },
      'Não foi possível realizar o login com Google. Tente o login manual ou retorne mais tarde.',
    ],
    [
      'server failure',
      async () => ({ credential: 'c' }),
      { 'POST /api/auth/google-login': { status: 500 } },
      'Ocorreu um erro ao tentar o login com Google. Por favor, tente o login manual ou retorne mais tarde.',
    ],
    [
      'window failure',
      async () => {
        throw new Error('blocked');
      },
      {},
      'Falha na autenticação com Google. Por favor, tente novamente ou utilize o login manual.',
    ],
  ])('Google: %s', async (_name, askGoogle, routes, sentence) => {
    const { user } = await setup(login({ askGoogle }), routes);
    await user.click(await screen.findByRole('button', { name: 'Entrar com Google' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('Google: an earlier error is hidden once its window opens', async () => {
    const asked = () => new Promise<undefined>(() => {});
    const { user } = await setup(login({ askGoogle: asked }), { 'POST /api/auth/login': { status: 401 } });
    await typeLogin(user);
    expect(await screen.findByText(/inválidos/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Entrar com Google' }));
    await waitFor(() => expect(screen.queryByText(/inválidos/)).toBeNull());
  });

  it('Google: a credential signs in, and a closed window shows no message', async () => {
    const answers = [undefined, { credential: 'jwt', select_by: 'btn' }];
    const { backend, done, user } = await setup(login({ askGoogle: async () => answers.shift() }), {
      'POST /api/auth/google-login': { data: loginAnswer() },
    });
    const button = await screen.findByRole('button', { name: 'Entrar com Google' });
    await user.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(done).toHaveBeenCalledWith({ to: '/chat' }));
    expect(backend.callsTo('POST /api/auth/google-login')[0]?.body).toEqual({
      credential: 'jwt',
      isRegister: false,
    });
  });
});

describe('registration', () => {
  const form =
    (plan?: string) => (on: { done: (d: Destination) => void; navigate: (to: string) => void }) => (
      <RegisterWidget plan={plan} onDone={on.done} onNavigate={on.navigate} />
    );
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await paste(user, screen.getByLabelText('Nome completo'), 'Ana Souza');
    await paste(user, screen.getByLabelText('E-mail'), 'ana@exemplo.com.br');
    await paste(user, screen.getByLabelText('Senha'), strong);
    await paste(user, screen.getByLabelText('Confirmar senha'), strong);
    await user.click(screen.getByRole('checkbox', { name: /Termos de Uso/ }));
  };

  it.each([
    [undefined, true],
    ['free_plan', true],
    ['fleming_plan', false],
  ])('with plan %s says that the free plan needs no card: %s', async (plan, isSaid) => {
    await setup(form(plan));
    expect(screen.queryByText(/não pede cartão/) !== null).toBe(isSaid);
  });

  it('marks its mandatory fields, the checkbox of the terms included', async () => {
    await setup((on) => <RegisterWidget onDone={on.done} onNavigate={on.navigate} />);
    for (const name of ['Nome completo', 'E-mail', 'Senha', 'Confirmar senha'])
      expect(screen.getByLabelText(name).matches('[aria-required="true"]'), name).toBe(true);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.getAttribute('aria-required')).toBe('true');
    // The browser calls an empty box that is `required` invalid from the start.
    expect(box.required).toBe(false);
  });

  it('shows what is missing on submit, and sends nothing', async () => {
    const { backend, user } = await setup(form());
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    for (const sentence of [
      'Nome completo é obrigatório.',
      'Email é obrigatório.',
      'Senha é obrigatória.',
      'Confirmação de senha é obrigatória.',
      'Você deve concordar com os Termos e Política de Privacidade.',
    ]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    expect(backend.requests).toHaveLength(0);
  });

  it('validates on change and on blur, and the repetition again when the password changes', async () => {
    const { user } = await setup(form());
    await user.type(screen.getByLabelText('E-mail'), 'ana@');
    expect(await screen.findByText('Formato de email inválido.')).toBeTruthy();
    await user.type(screen.getByLabelText('Senha'), 'fraca');
    expect(
      await screen.findByText(
        'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.',
      ),
    ).toBeTruthy();
    await user.clear(screen.getByLabelText('Senha'));
    await user.type(screen.getByLabelText('Senha'), strong);
    await user.type(screen.getByLabelText('Confirmar senha'), strong);
    await user.tab();
    expect(screen.queryByText('As senhas não conferem.')).toBeNull();
    await user.type(screen.getByLabelText('Senha'), 'x');
    expect(await screen.findByText('As senhas não conferem.')).toBeTruthy();
    await user.type(screen.getByLabelText('Senha'), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('As senhas não conferem.')).toBeNull());
  });

  it.each([
    [undefined, null, { to: '/validate-email' }],
    ['fleming_plan', 'fleming_plan', { to: '/validate-email' }],
  ])('with plan %s sends plan %s', async (plan, sent, wanted) => {
    const { backend, done, user } = await setup(form(plan), {
      'POST /api/auth/register': {
        data: loginAnswer({ validateEmail: false, acceptTerms: false, hasActivePlan: false }),
      },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(done.mock.calls[0]?.[0]).toMatchObject(wanted);
    expect(backend.callsTo('POST /api/auth/register')[0]?.body).toEqual({
      fullName: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      password: strong,
      confirmPassword: strong,
      plan: sent,
    });
  });

  it('a paid plan in the link leads to its payment after all gates', async () => {
    const { done, user } = await setup(form('hippocrates_plan'), {
      'POST /api/auth/register': { data: loginAnswer({ hasActivePlan: false }) },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith({
        to: '/payment',
        state: { planNameIdentifier: 'hippocrates_plan', planName: 'Hipócrates' },
      }),
    );
  });

  it('shows a failure and keeps the form', async () => {
    const { user } = await setup(form(), { 'POST /api/auth/register': { status: 409 } });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    expect(
      await screen.findByText(
        'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Ana Souza');
  });

  it('opens terms and privacy in a new tab', async () => {
    await setup(form());
    for (const name of ['Termos de Uso', 'Política de Privacidade']) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });
});

describe('forgot password', () => {
  const success =
    'Se o e-mail estiver cadastrado em nosso sistema, você receberá um link para redefinir sua senha em breve.';
  const failed =
    'Não foi possível processar sua solicitação. Por favor, verifique o e-mail digitado ou tente novamente mais tarde.';

  it.each([
    [{ data: {} }, success, false],
    [{ status: 500 }, failed, true],
  ])('answer %j', async (reply, sentence, formStays) => {
    const { user } = await setup((on) => <ForgotPasswordWidget onNavigate={on.navigate} />, {
      'POST /api/auth/forgot-password': reply,
    });
    await paste(user, screen.getByLabelText('E-mail'), 'ana@exemplo.com.br');
    await user.click(screen.getByRole('button', { name: 'Enviar Link' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByLabelText('E-mail') !== null).toBe(formStays);
    // The focus is not lost when the form disappears.
    const focused = formStays ? { name: 'E-mail' } : { name: 'Recuperar Senha' };
    expect(document.activeElement).toBe(screen.getByRole(formStays ? 'textbox' : 'heading', focused));
  });

  it('shows no error while its button is held, which would move the button away from the pointer', async () => {
    const { user } = await setup((on) => <ForgotPasswordWidget onNavigate={on.navigate} />);
    const field = screen.getByLabelText('E-mail');
    await user.type(field, 'ana');
    const button = screen.getByRole('button', { name: 'Enviar Link' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('Formato de email inválido.')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(await screen.findByText('Formato de email inválido.')).toBeTruthy();
  });

  it.each([
    [undefined, '/login'],
    [sessionOf(), '/account'],
  ])('leads back to the page of the session', async (session, path) => {
    const { navigate, user } = await setup(
      (on) => <ForgotPasswordWidget onNavigate={on.navigate} />,
      {},
      session,
    );
    await user.click(screen.getByRole('link', { name: /^Voltar/ }));
    expect(navigate).toHaveBeenCalledWith(path);
  });
});

describe('reset password', () => {
  const dialog =
    (token: string | undefined, closed = vi.fn()) =>
    (on: { navigate: (to: string) => void }) => (
      <ResetPasswordDialog token={token} onClose={closed} onNavigate={on.navigate} />
    );
  const fill = async (user: ReturnType<typeof userEvent.setup>, second = strong) => {
    await paste(user, screen.getByLabelText('Nova senha'), strong);
    await paste(user, screen.getByLabelText('Confirmar nova senha'), second);
    await user.click(screen.getByRole('button', { name: 'Redefinir senha' }));
  };

  it('without a token shows a message and sends nothing', async () => {
    const { backend, user } = await setup(dialog(undefined));
    expect(await screen.findByText('Token de redefinição inválido ou ausente.')).toBeTruthy();
    await fill(user);
    expect(backend.requests).toHaveLength(0);
  });

  it('sends token and password, and closes by itself after three seconds', async () => {
    const closed = vi.fn();
    const { backend, user } = await setup(dialog('tok', closed), {
      'POST /api/auth/reset-password': { data: {} },
    });
    await fill(user);
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(backend.requests[0]?.body).toEqual({ token: 'tok', newPassword: strong, confirmPassword: strong });
    expect(closed).not.toHaveBeenCalled();
    await waitFor(() => expect(closed).toHaveBeenCalledWith('done'), { timeout: 4_000 });
  });

  it('cannot be dismissed while the password is sent, so that the outcome is seen', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const closed = vi.fn();
    const { user } = await setup(dialog('tok', closed), {
      'POST /api/auth/reset-password': async () => {
        await answered;
        return { status: 400 };
      },
    });
    await fill(user);
    const close = screen.getByRole('button', { name: 'Fechar' });
    await user.click(close);
    expect(closed).not.toHaveBeenCalled();
    answer();
    expect(await screen.findByText(/^Não foi possível redefinir sua senha\./)).toBeTruthy();
    await user.click(close);
    expect(closed).toHaveBeenCalledWith('dismissed');
  });

  it('shows a failure and a mismatch', async () => {
    const { user } = await setup(dialog('tok'), { 'POST /api/auth/reset-password': { status: 400 } });
    await fill(user, 'Outra#2026');
    expect(await screen.findByText('As senhas não conferem.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Confirmar nova senha'));
    await paste(user, screen.getByLabelText('Confirmar nova senha'), strong);
    await user.click(screen.getByRole('button', { name: 'Redefinir senha' }));
    expect(
      await screen.findByText(
        /Não foi possível redefinir sua senha\. O link pode ter expirado ou a nova senha não atende aos critérios\./,
      ),
    ).toBeTruthy();
  });
});

describe('e-mail code', () => {
  const unvalidated = sessionOf({ isEmailValidated: false });
  const widget = (on: { done: (destination: Destination) => void }) => (
    <EmailCodeWidget onDone={on.done} onSignOut={() => {}} />
  );
  const type = async (user: ReturnType<typeof userEvent.setup>, code: string) => {
    await user.click(screen.getByRole('textbox', { name: 'Caractere 1 de 5' }));
    await user.keyboard(code);
  };

  it('upper-cases, validates and goes to the chat', async () => {
    const { backend, done, user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { data: loginAnswer() } },
      unvalidated,
    );
    await type(user, 'a1b2c');
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(done.mock.calls[0]?.[0]).toMatchObject({ to: '/chat' });
    expect(backend.requests[0]?.path).toBe('/api/auth/validateEmail/A1B2C');
  });

  it('submits each distinct code once by itself, typed or pasted, but never after a correction', async () => {
    const { backend, user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { status: 400 } },
      unvalidated,
    );
    const wrong = 'Código de validação inválido ou expirado. Tente novamente.';
    const tries = () => backend.requests.map(({ path }) => path.split('/').at(-1));
    await type(user, 'a1b2c');
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(tries()).toEqual(['A1B2C']);
    const submitsItself = () =>
      screen.queryByText(/^A validação começa quando o código estiver completo/) !== null;
    const last = screen.getByRole('textbox', { name: 'Caractere 5 de 5' });
    await user.type(last, 'Z');
    await user.type(last, 'X');
    expect(tries()).toEqual(['A1B2C']);
    expect([screen.queryByText(wrong), submitsItself()]).toEqual([null, false]);
    expect(screen.getByText(/^Não recebeu\?/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Validar' }));
    await waitFor(() => expect(tries()).toEqual(['A1B2C', 'A1B2X']));
    expect(await screen.findByText(wrong)).toBeTruthy();
    await user.click(screen.getByRole('textbox', { name: 'Caractere 1 de 5' }));
    await user.paste('Ana Souza, o código é k9k9k.');
    await waitFor(() => expect(tries()).toEqual(['A1B2C', 'A1B2X', 'K9K9K']));
    expect(await screen.findByText(wrong)).toBeTruthy();
    await user.paste('K9K9K');
    expect(tries()).toHaveLength(3);
    await user.click(screen.getByRole('textbox', { name: 'Caractere 1 de 5' }));
    await user.keyboard('b2c3d');
    expect(submitsItself()).toBe(true);
    await waitFor(() => expect(tries().slice(3)).toEqual(['B2C3D']));
  });

  it('leaves its button in place right after the last character', async () => {
    const { backend, done, user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { data: loginAnswer() } },
      unvalidated,
    );
    await type(user, 'A1B2C');
    expect(backend.requests).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Validar' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(backend.requests).toHaveLength(1);
  });

  it('without a token in the answer goes to the login', async () => {
    const { done, user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { data: {} } },
      unvalidated,
    );
    await type(user, 'A1B2C');
    await waitFor(() => expect(done.mock.calls[0]?.[0]).toMatchObject({ to: '/login' }));
  });

  it('does not send an incomplete code; typing clears the message about a wrong one', async () => {
    const { backend, user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { status: 400 } },
      unvalidated,
    );
    await type(user, 'AB');
    await user.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText('Por favor, insira o código completo.')).toBeTruthy();
    expect(backend.requests).toHaveLength(0);
    await type(user, 'ABCDE');
    await user.click(screen.getByRole('button', { name: 'Validar' }));
    const wrong = 'Código de validação inválido ou expirado. Tente novamente.';
    expect(await screen.findByText(wrong)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Caractere 5 de 5' }), 'Z');
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
  });

  it('the last character still submits a code that was incomplete at first', async () => {
    const { backend, done, user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { data: loginAnswer() } },
      unvalidated,
    );
    await type(user, 'A1B');
    await user.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText('Por favor, insira o código completo.')).toBeTruthy();
    await user.click(screen.getByRole('textbox', { name: 'Caractere 4 de 5' }));
    await user.keyboard('2C');
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(backend.requests[0]?.path).toBe('/api/auth/validateEmail/A1B2C');
  });

  it.each([
    [unvalidated, '/api/auth/resend-validate-email/ana%40exemplo.com.br'],
    [sessionOf({ isEmailValidated: false, email: '' }), '/api/auth/resend-validate-email/7'],
  ])('requests another code by e-mail address, or else by id', async (session, path) => {
    const { backend, user } = await setup(
      widget,
      { 'POST /api/auth/resend-validate-email/:to': { data: {} } },
      session,
    );
    await user.click(screen.getByRole('button', { name: 'Reenviar código' }));
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    expect(backend.requests[0]?.path).toBe(path);
    expect(await screen.findByRole('button', { name: /Reenviar em/ })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Caractere 1 de 5'));
  });

  it('reports that another code could not be sent', async () => {
    const { user } = await setup(
      widget,
      { 'POST /api/auth/resend-validate-email/:to': { status: 500 } },
      unvalidated,
    );
    await user.click(screen.getByRole('button', { name: 'Reenviar código' }));
    expect(await screen.findByText(/^Ocorreu um erro ao reenviar o código/)).toBeTruthy();
    // The focus is on the button, so nothing else would announce it.
    expect(screen.getByRole('alert').textContent).toMatch(/^Ocorreu um erro ao reenviar o código/);
  });

  it('does not call a code invalid that the server has not seen', async () => {
    const { backend, user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { fail: 'before' } },
      unvalidated,
    );
    await type(user, 'A1B2C');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^O servidor não respondeu/);
    backend.on('POST /api/auth/validateEmail/:code', { status: 400 });
    await user.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText(/^Código de validação inválido/)).toBeTruthy();
  });

  it('announces a refused code, because the focus does not leave the group that it describes', async () => {
    const { user } = await setup(
      widget,
      { 'POST /api/auth/validateEmail/:code': { status: 400 } },
      unvalidated,
    );
    await type(user, 'A1B2C');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Código de validação inválido ou expirado. Tente novamente.');
    expect(screen.getByRole('group', { name: 'Código de validação' }).getAttribute('aria-describedby')).toBe(
      alert.id,
    );
  });
});

describe('terms', () => {
  const without = sessionOf({ acceptTerms: false });
  const dialog = (remembered?: string) => (on: { done: (destination: Destination) => void }) => (
    <TermsDialog remembered={remembered} onDone={on.done} onSignOut={() => {}} />
  );

  it('sends nothing without the tick', async () => {
    const { backend, user } = await setup(dialog(), {}, without);
    await user.click(await screen.findByRole('button', { name: 'Aceitar e continuar' }));
    const message = await screen.findByText('Você deve concordar com os Termos e Política de Privacidade.');
    const tick = screen.getByRole('checkbox');
    await waitFor(() => expect(document.activeElement).toBe(tick));
    expect(document.getElementById(tick.getAttribute('aria-describedby') ?? '')?.contains(message)).toBe(
      true,
    );
    expect(backend.requests).toHaveLength(0);
  });

  it.each([
    [without, undefined, '/chat'],
    [sessionOf({ acceptTerms: false, hasActivePlan: false }), undefined, '/choose-plan'],
    [without, '/account#cards', '/account#cards'],
    [sessionOf({ acceptTerms: false, isEmailValidated: false }), '/chat', '/validate-email'],
  ])('leads on after the acceptance', async (session, remembered, to) => {
    const { app, backend, done, user } = await setup(
      dialog(remembered),
      { 'POST /api/auth/accept-terms': { data: {} } },
      session,
    );
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Aceitar e continuar' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(done.mock.calls[0]?.[0]).toMatchObject({ to });
    expect(backend.requests[0]?.body).toBeUndefined();
    expect(app.session.getState().session?.acceptTerms).toBe(true);
  });

  it('shows a failure and stays open', async () => {
    const { done, user } = await setup(dialog(), { 'POST /api/auth/accept-terms': { status: 500 } }, without);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Aceitar e continuar' }));
    expect(await screen.findByText('Erro ao aceitar os termos. Tente novamente.')).toBeTruthy();
    expect(done).not.toHaveBeenCalled();
  });
});

describe('custom texts of a host', () => {
  const strings: TextOverrides = {
    auth: {
      login: { errors: { emailRequired: 'Cadê o e-mail?' } },
      register: { errors: { emailRequired: 'Diga seu e-mail.', passwordRequired: 'Escolha uma senha.' } },
    },
  };
  it.each([
    ['login', <LoginWidget key="l" onDone={vi.fn()} onNavigate={vi.fn()} />, 'Entrar', 'Cadê o e-mail?'],
    [
      'register',
      <RegisterWidget key="r" onDone={vi.fn()} onNavigate={vi.fn()} />,
      'Registrar',
      'Diga seu e-mail.',
    ],
    [
      'forgot password',
      <ForgotPasswordWidget key="f" onNavigate={vi.fn()} />,
      'Enviar Link',
      'Diga seu e-mail.',
    ],
    [
      'reset password',
      <ResetPasswordDialog key="p" token="t" onClose={vi.fn()} onNavigate={vi.fn()} />,
      'Redefinir senha',
      'Escolha uma senha.',
    ],
  ])('are shown by the form: %s', async (_name, widget, submit, sentence) => {
    const { user } = await setup(() => widget, {}, undefined, strings);
    await user.click(screen.getByRole('button', { name: submit }));
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });
});
