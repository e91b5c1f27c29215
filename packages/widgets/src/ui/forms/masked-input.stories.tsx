import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Field } from './field.tsx';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

const meta: Meta<typeof MaskedInput> = {
  title: 'Partes/Campo com máscara',
  component: MaskedInput,
  args: { mask: '000.000.000-00', inputMode: 'numeric' },
  render: (args) => (
    <div className="stage-column">
      <Field label="CPF">
        <MaskedInput {...args} />
      </Field>
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof MaskedInput>;

// imask reads the legacy key codes, which synthetic typing lacks.
const undo = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'z', keyCode: 90, ctrlKey: true });
const redo = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'y', keyCode: 89, ctrlKey: true });

export const Document: Story = {
  name: 'CPF em edição',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await userEvent.type(box, '52998224725');
    await expect(box).toHaveValue('529.982.247-25');
    box.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('529.822.472-5');
    await expect(box.selectionStart).toBe(4);
  },
};

export const UndoAndRedo: Story = {
  name: 'Desfeito e refeito',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'CPF' });
    await userEvent.type(box, '5299');
    await undo(box);
    await expect(box).toHaveValue('529');
    await redo(box);
    await expect(box).toHaveValue('529.9');
  },
};

/** A password manager or a script selects everything, which focuses the field, and inserts without a keystroke. */
export const ReplacedWhole: Story = {
  name: 'Telefone substituído por inteiro',
  args: { mask: ['(00) 0000-0000', '(00) 00000-0000'], defaultValue: '(21) 99' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    box.select();
    // Not immediately, because the field aligns the caret after the focus.
    await Promise.resolve();
    await expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('(21) 99');
    document.execCommand('insertText', false, '21987654321');
    await expect(box).toHaveValue('(21) 98765-4321');
  },
};

const submitted = fn();

function PostalCodeForm({ mask }: Pick<MaskedInputProps, 'mask'>) {
  const form = useForm({ mode: 'onBlur', defaultValues: { cep: '01310100' } });
  const error = form.formState.errors.cep?.message;
  return (
    <form className="stage-column" noValidate onSubmit={form.handleSubmit(({ cep }) => submitted(cep))}>
      <Field label="CEP" error={error}>
        <MaskedInput
          mask={mask}
          inputMode="numeric"
          {...form.register('cep', { validate: (cep) => cep.length === 9 || 'CEP incompleto.' })}
        />
      </Field>
      <div className="stage-row">
        <Button type="submit" variant="primary">
          Salvar
        </Button>
        <Button onClick={() => form.setValue('cep', '40140110')}>Preencher</Button>
        <Button onClick={() => form.setValue('cep', '')}>Limpar</Button>
      </div>
    </form>
  );
}

export const InAForm: Story = {
  name: 'CEP em formulário',
  args: { mask: '00000-000' },
  render: ({ mask }) => <PostalCodeForm mask={mask} />,
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    const box = canvas.getByRole('textbox', { name: 'CEP' });
    const save = canvas.getByRole('button', { name: 'Salvar' });
    await expect(box).toHaveValue('01310-100');
    await userEvent.clear(box);
    await userEvent.type(box, '7004');
    await userEvent.click(save);
    await expect(canvas.getByText('CEP incompleto.')).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.type(box, '0902');
    await userEvent.click(save);
    await expect(submitted).toHaveBeenLastCalledWith('70040-902');
    await userEvent.click(canvas.getByRole('button', { name: 'Preencher' }));
    await expect(box).toHaveValue('40140-110');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(box).toHaveValue('');
    await userEvent.click(box);
    await undo(box);
    await expect(box).toHaveValue('');
  },
};
