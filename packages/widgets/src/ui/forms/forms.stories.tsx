import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide';
import { expect } from 'storybook/test';
import { Field, FieldLine } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const meta: Meta<typeof Field> = {
  title: 'Partes/Campo',
  component: Field,
  args: { label: 'E-mail', children: <TextInput type="email" autoComplete="email" /> },
  render: (args) => (
    <div className="stage-column">
      <Field {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Empty: Story = { name: 'Vazio' };
export const Filled: Story = {
  name: 'Preenchido',
  args: { children: <TextInput type="email" defaultValue="ana@exemplo.com.br" /> },
};
export const WithHint: Story = {
  name: 'Com dica',
  args: { hint: 'Enviaremos um código de cinco caracteres.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Enviaremos um código/);
  },
};
export const WithError: Story = {
  name: 'Com erro',
  args: { error: 'Formato de email inválido.', children: <TextInput type="email" defaultValue="ana@" /> },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('E-mail');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Formato de email inválido.');
  },
};
export const LongError: Story = {
  name: 'Erro com texto longo',
  args: {
    label: 'Senha',
    error: 'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.',
  },
};
export const Optional: Story = {
  name: 'Opcional',
  args: { label: 'Complemento', note: 'opcional', children: <TextInput /> },
};
export const Locked: Story = {
  name: 'Somente leitura',
  args: {
    label: 'Cidade',
    hint: 'Preenchida pelo CEP.',
    children: <TextInput readOnly defaultValue="Salvador" />,
  },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { children: <TextInput disabled defaultValue="ana@exemplo.com.br" /> },
};
export const WithIcon: Story = {
  name: 'Com ícone',
  args: { label: 'Número do cartão', children: <TextInput icon={CreditCard} inputMode="numeric" /> },
};

export const Password: Story = {
  name: 'Senha à mostra',
  args: {
    label: 'Senha',
    children: (
      <PasswordInput
        showLabel="Mostrar caracteres"
        hideLabel="Ocultar caracteres"
        capsLockHint="Caps Lock está ativado."
        autoComplete="current-password"
        defaultValue="Segredo1!"
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Senha', { selector: 'input' });
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar caracteres' }));
    await expect(box).toHaveAttribute('type', 'text');
  },
};

export const List: Story = {
  name: 'Lista de opções',
  args: {
    label: 'Estado',
    children: (
      <Select
        placeholder="Selecione"
        options={[
          { value: 'BA', label: 'Bahia' },
          { value: 'SP', label: 'São Paulo' },
        ]}
      />
    ),
  },
};

export const SeveralLines: Story = {
  name: 'Várias linhas',
  args: { label: 'Mensagem', children: <TextArea placeholder="Pergunte sobre um caso" /> },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Mensagem' });
    const before = box.clientHeight;
    await userEvent.type(box, 'um{enter}dois{enter}três{enter}quatro');
    await expect(box.clientHeight).toBeGreaterThan(before);
    await userEvent.type(box, '{enter}5{enter}6{enter}7{enter}8{enter}9{enter}10');
    await expect(box.clientHeight).toBeLessThanOrEqual(150);
  },
};

/** Only the line, for a group that is not a single control. */
export const LineAlone: Story = {
  name: 'Só dica e erro',
  render: () => (
    <div className="stage-column">
      <FieldLine id="line-hint" hint="Letras e números." />
      <FieldLine id="line-error" error="Por favor, insira o código completo." />
    </div>
  ),
};
