import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginAnswer, sessionOf } from '@vesalio/core/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { EmailCodeWidget } from './email-code-widget.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const unvalidated = sessionOf({ isEmailValidated: false });
const meta: Meta<typeof EmailCodeWidget> = {
  title: 'Entrada/Código e termos',
  component: EmailCodeWidget,
  subcomponents: { TermsDialog },
  args: { onDone: fn(), onSignOut: fn() },
  decorators: [
    withApp({
      session: unvalidated,
      routes: { 'POST /api/auth/validateEmail/:code': { data: loginAnswer() } },
    }),
  ],
};
export default meta;
type Story = StoryObj<typeof EmailCodeWidget>;
type Play = NonNullable<Story['play']>;

/** Types into the code's boxes. The last character submits it. */
const type =
  (code: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Caractere 1 de 5' }));
    await userEvent.keyboard(code);
  };

export const Code: Story = {
  name: 'Código vazio',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/enviado para ana@exemplo\.com\.br\.$/)).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
  },
};
export const CodeWithoutAddress: Story = {
  name: 'Código sem e-mail conhecido',
  decorators: [withApp({ session: sessionOf({ isEmailValidated: false, email: '' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/enviado para o seu e-mail\.$/)).toBeVisible();
  },
};
export const CodeIncomplete: Story = {
  name: 'Código incompleto',
  play: async (context) => {
    await type('AB')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Validar' }));
    await expect(await context.canvas.findByText('Por favor, insira o código completo.')).toBeVisible();
  },
};
export const CodeWrong: Story = {
  name: 'Código recusado',
  decorators: [
    withApp({ session: unvalidated, routes: { 'POST /api/auth/validateEmail/:code': { status: 400 } } }),
  ],
  play: async (context) => {
    await type('ABCDE')(context);
    await expect(
      await context.canvas.findByText('Código de validação inválido ou expirado. Tente novamente.'),
    ).toBeVisible();
  },
};
export const CodeAccepted: Story = {
  name: 'Código aceito',
  play: async (context) => {
    await type('A1B2C')(context);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
  },
};
export const CodeOfNobody: Story = {
  name: 'E-mail não identificado',
  decorators: [withApp({ session: sessionOf({ isEmailValidated: false, email: '', userId: null }) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reenviar código' }));
    await expect(
      await canvas.findByText(
        'Não foi possível identificar seu e-mail. Entre novamente para receber o código.',
      ),
    ).toBeVisible();
  },
};
export const CodeSentAgain: Story = {
  name: 'Código reenviado',
  decorators: [
    withApp({ session: unvalidated, routes: { 'POST /api/auth/resend-validate-email/:to': { data: {} } } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reenviar código' }));
    await expect(await canvas.findByRole('button', { name: /^Reenviar em/ })).toBeVisible();
  },
};
export const CodeNotSent: Story = {
  name: 'Reenvio com falha',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reenviar código' }));
    await expect(await canvas.findByText(/^Ocorreu um erro ao reenviar o código/)).toBeVisible();
  },
};

const without = sessionOf({ acceptTerms: false });
const terms: Story['render'] = ({ onDone, onSignOut }) => (
  <TermsDialog onDone={onDone} onSignOut={onSignOut} />
);
const accept = async ({ userEvent }: Pick<Parameters<Play>[0], 'userEvent'>, tick: boolean) => {
  if (tick) await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar e continuar' }));
};

export const Terms: Story = {
  name: 'Termos abertos',
  render: terms,
  decorators: [withApp({ session: without })],
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' }),
    ).toBeVisible();
  },
};
export const TermsNotTicked: Story = {
  name: 'Termos sem concordância',
  render: terms,
  decorators: [withApp({ session: without })],
  play: async (context) => {
    await accept(context, false);
    await expect(
      await screen.findByText('Você deve concordar com os Termos e Política de Privacidade.'),
    ).toBeVisible();
  },
};
export const TermsFailed: Story = {
  name: 'Aceite dos termos com falha',
  render: terms,
  decorators: [withApp({ session: without, routes: { 'POST /api/auth/accept-terms': { status: 500 } } })],
  play: async (context) => {
    await accept(context, true);
    await expect(await screen.findByText('Erro ao aceitar os termos. Tente novamente.')).toBeVisible();
  },
};
