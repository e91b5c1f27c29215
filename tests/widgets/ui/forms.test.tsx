import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortExpiry } from '@vesalio/core';
import {
  Checkbox,
  CodeInput,
  ErrorSummary,
  Field,
  type MaskedControl,
  MaskedInput,
  PasswordInput,
  RadioCards,
  Select,
  Slider,
  Switch,
  TextInput,
} from '@vesalio/widgets';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

const described = (element: HTMLElement) => {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('Field', () => {
  it('names its control, describes it by the hint, and replaces the hint with the error', () => {
    const field = (error?: string) => (
      <Field label="E-mail" hint="O mesmo do cadastro" error={error} required>
        <TextInput type="email" />
      </Field>
    );
    const { rerender } = render(field());
    const box = screen.getByRole('textbox', { name: 'E-mail' });
    expect(described(box)).toBe('O mesmo do cadastro');
    expect(box.getAttribute('aria-invalid')).toBeNull();
    expect(box.getAttribute('aria-required')).toBe('true');

    rerender(field('Formato de email inválido.'));
    expect(described(box)).toBe('Formato de email inválido.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('O mesmo do cadastro')).toBeNull();
  });

  it('gives its id and error to a list as well', () => {
    render(
      <Field label="UF" error="UF inválida.">
        <Select options={[{ value: 'BA', label: 'Bahia' }]} placeholder="Escolha" />
      </Field>,
    );
    expect(described(screen.getByRole('combobox', { name: 'UF' }))).toBe('UF inválida.');
  });
});

describe('the description of a control', () => {
  it('begins with the error, before the rules of a control and before the note of its field', () => {
    render(
      <>
        <Field label="Senha" error="Senha é obrigatória." note="opcional">
          <TextInput aria-describedby="rules" />
        </Field>
        <p id="rules">8 caracteres</p>
      </>,
    );
    expect(described(screen.getByRole('textbox', { name: 'Senha' }))).toBe(
      'Senha é obrigatória. opcional 8 caracteres',
    );
  });

  it('of a card to choose includes what stands at its end', () => {
    const options = [{ value: 'a', label: 'Clínica', detail: 'Validade 12/30', end: 'Em uso' }];
    render(<RadioCards label="Cartões" value={null} onChange={vi.fn()} options={options} />);
    expect(described(screen.getByRole('radio', { name: 'Clínica' }))).toBe('Validade 12/30 Em uso');
  });
});

describe('PasswordInput', () => {
  it('shows and hides the password in the same box, and warns about caps lock', async () => {
    const user = userEvent.setup();
    render(
      <Field label="Senha">
        <PasswordInput
          showLabel="Mostrar caracteres"
          hideLabel="Ocultar caracteres"
          capsLockHint="Caps Lock está ligado."
        />
      </Field>,
    );
    const box = screen.getByLabelText('Senha', { selector: 'input' });
    expect(box.getAttribute('type')).toBe('password');
    await user.type(box, 'Segredo1!');
    await user.click(screen.getByRole('button', { name: 'Mostrar caracteres' }));
    expect(screen.getByLabelText('Senha', { selector: 'input' })).toBe(box);
    expect(box.getAttribute('type')).toBe('text');
    expect((box as HTMLInputElement).value).toBe('Segredo1!');
    await user.click(screen.getByRole('button', { name: 'Ocultar caracteres' }));
    expect(box.getAttribute('type')).toBe('password');

    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent(
      box,
      Object.assign(new KeyboardEvent('keyup', { key: 'A', bubbles: true }), {
        getModifierState: () => true,
      }),
    );
    expect(screen.getByRole('status').textContent).toBe('Caps Lock está ligado.');
  });
});

describe('MaskedInput', () => {
  const cpf = { mask: '000.000.000-00' };

  it('formats while typing and keeps the caret', async () => {
    const user = userEvent.setup();
    render(<MaskedInput aria-label="CPF" {...cpf} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await user.type(box, '52998224725');
    expect(box.value).toBe('529.982.247-25');
    await user.type(box, '{backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box.value.replace(/\D/g, '')).toBe('5298224725');
    expect(box.selectionStart).toBeLessThanOrEqual(3);
  });

  it('attaches one mask in strict mode, whose first one leaves no listener behind', async () => {
    const failed = vi.fn();
    window.addEventListener('error', failed);
    const user = userEvent.setup();
    const changed = vi.fn();
    render(
      <StrictMode>
        <MaskedInput aria-label="CPF" {...cpf} onChange={({ target }) => changed(target.value)} />
      </StrictMode>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await user.type(box, '529');
    fireEvent.input(box, { target: { value: '52998224725' } });
    window.removeEventListener('error', failed);
    expect(box.value).toBe('529.982.247-25');
    expect(changed.mock.calls.map(([value]) => value)).toEqual(['5', '52', '529', '529.982.247-25']);
    expect(failed).not.toHaveBeenCalled();
  });

  it('reads full-width digits', async () => {
    const user = userEvent.setup();
    render(<MaskedInput aria-label="CPF" {...cpf} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    box.focus();
    await user.paste('５２９.９８２.２４７-２５');
    expect(box.value).toBe('529.982.247-25');
  });

  it('reads what is typed as a whole where that means something else, and lets it be deleted', async () => {
    const user = userEvent.setup();
    render(<MaskedInput aria-label="Validade" mask="00/00" prepare={shortExpiry} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Validade' });
    await user.type(box, '1/30');
    expect(box.value).toBe('01/30');
    box.setSelectionRange(0, 5);
    await user.keyboard('12/30');
    expect(box.value).toBe('12/30');
    // As a browser does when a text replaces the whole value.
    box.value = '2/31';
    fireEvent(box, new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '2/31' }));
    expect(box.value).toBe('02/31');
    await user.type(box, '{backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(box.value).not.toBe('02/31');
  });

  it('undoes and redoes the last 100 states with Ctrl+Z and Ctrl+Y', async () => {
    const user = userEvent.setup();
    render(<MaskedInput aria-label="CEP" mask="00000-000" />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'CEP' });
    await user.type(box, '40140');
    const key = (keyCode: number) => fireEvent.keyDown(box, { keyCode, ctrlKey: true });
    key(90);
    expect(box.value).toBe('4014');
    key(90);
    expect(box.value).toBe('401');
    key(89);
    expect(box.value).toBe('4014');

    await user.clear(box);
    const digits = Array.from({ length: 130 }, (_, index) => String(index % 10));
    for (const digit of digits) {
      await user.type(box, digit);
      await user.clear(box);
    }
    for (let press = 0; press < 300; press++) key(90);
    const oldest = box.value;
    let states = 1;
    for (let press = 0, last = oldest; press < 300; press++) {
      key(89);
      if (box.value === last) break;
      last = box.value;
      states++;
    }
    expect(states).toBe(100);
  }, 60_000);

  it('chooses the mask by the input', async () => {
    const user = userEvent.setup();
    render(
      <MaskedInput
        aria-label="Cartão"
        mask={['0000 000000 00000', '0000 0000 0000 0000 000']}
        chooseMask={(typed) => (/^3[47]/.test(typed) ? 0 : 1)}
      />,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cartão' });
    await user.type(box, '4242424242424242');
    expect(box.value).toBe('4242 4242 4242 4242');
    await user.clear(box);
    await user.type(box, '378282246310005');
    expect(box.value).toBe('3782 822463 10005');
  });

  it('masks values from outside, reports typed ones, and drops its history when cleared', async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    const control: { current: MaskedControl | null } = { current: null };
    render(
      <MaskedInput
        aria-label="CEP"
        mask="00000-000"
        ref={control}
        onChange={({ target }) => changed(target.value)}
        defaultValue="01310100"
      />,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'CEP' });
    expect(box.value).toBe('01310-100');
    await user.clear(box);
    await user.type(box, '7004');
    expect(changed).toHaveBeenLastCalledWith('7004');

    changed.mockClear();
    if (control.current) control.current.value = '40140110';
    expect(box.value).toBe('40140-110');
    if (control.current) control.current.value = '';
    expect(changed).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { keyCode: 90, ctrlKey: true });
    expect(box.value).toBe('');
  });
});

function Code({ onComplete }: { onComplete?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <CodeInput
        label="Código de validação"
        boxLabel={(box, boxes) => `Caractere ${box} de ${boxes}`}
        value={value}
        onChange={setValue}
        onComplete={onComplete}
      />
      <output>{value}</output>
    </>
  );
}

describe('CodeInput', () => {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const values = () => boxes().map((box) => box.value);

  it('is a group of five named boxes that move on, move back and convert to upper case', async () => {
    const user = userEvent.setup();
    const complete = vi.fn();
    render(<Code onComplete={complete} />);
    expect(screen.getByRole('group', { name: 'Código de validação' })).toBeTruthy();
    expect(boxes()).toHaveLength(5);
    expect(boxes()[0]?.autocomplete).toBe('one-time-code');

    await user.click(screen.getByRole('textbox', { name: 'Caractere 1 de 5' }));
    await user.keyboard('a-1b');
    expect(values()).toEqual(['A', '1', 'B', '', '']);
    expect(document.activeElement).toBe(boxes()[3]);
    await user.keyboard('{Backspace}');
    expect(values()).toEqual(['A', '1', '', '', '']);
    expect(document.activeElement).toBe(boxes()[2]);
    await user.keyboard('{ArrowLeft}{ArrowLeft}z');
    expect(values()).toEqual(['Z', '1', '', '', '']);
    await user.keyboard('{End}9');
    expect(values()).toEqual(['Z', '1', '', '', '9']);
    expect(screen.getByText('Z1 9', { normalizer: (text) => text.replace(/ +/g, ' ') })).toBeTruthy();
    expect(complete).not.toHaveBeenCalled();
    await user.click(screen.getByRole('textbox', { name: 'Caractere 3 de 5' }));
    await user.keyboard('xy');
    expect(complete).toHaveBeenLastCalledWith('Z1XY9');
  });

  it('accepts a whole code that is pasted into any box or filled in by the platform (catalogue 59)', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.click(screen.getByRole('textbox', { name: 'Caractere 4 de 5' }));
    await user.paste(' q7w-8e ');
    expect(values()).toEqual(['Q', '7', 'W', '8', 'E']);
    fireEvent.input(screen.getByRole('textbox', { name: 'Caractere 1 de 5' }), {
      target: { value: '12345' },
    });
    expect(values()).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('choices', () => {
  it('names a checkbox by its whole label and describes it by its error', () => {
    render(<Checkbox label={<>Li os Termos de Uso</>} error="Você deve concordar." />);
    const box = screen.getByRole('checkbox', { name: 'Li os Termos de Uso' });
    expect(described(box)).toBe('Você deve concordar.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('has a switch, and a slider whose value is read as words', async () => {
    const user = userEvent.setup();
    const flipped = vi.fn();
    const moved = vi.fn();
    render(
      <>
        <Switch label="Pesquisar na web" onChange={(event) => flipped(event.currentTarget.checked)} />
        <Slider
          label="Profundidade da pesquisa"
          min={3}
          max={17}
          value={10}
          valueText="10 fontes"
          onChange={moved}
        />
      </>,
    );
    await user.click(screen.getByRole('switch', { name: 'Pesquisar na web' }));
    expect(flipped).toHaveBeenCalledWith(true);
    const slider = screen.getByRole('slider', { name: 'Profundidade da pesquisa' });
    expect(slider.getAttribute('aria-valuetext')).toBe('10 fontes');
    fireEvent.input(slider, { target: { value: '12' } });
    expect(moved).toHaveBeenCalledWith(12);
  });

  it('groups radio cards under one name', async () => {
    const user = userEvent.setup();
    const chosen = vi.fn();
    render(
      <RadioCards
        label="Cartões salvos"
        options={[
          { value: 'a', label: 'Pessoal', detail: 'Visa final 4242' },
          { value: 'b', label: 'Clínica', detail: 'Elo final 0001' },
        ]}
        value="a"
        onChange={chosen}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Cartões salvos' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pessoal' }).checked).toBe(true);
    await user.click(screen.getByText('Elo final 0001'));
    expect(chosen).toHaveBeenCalledWith('b');
  });
});

describe('ErrorSummary', () => {
  it('gets the focus, lists what is missing, and links to each field (catalogue 59)', async () => {
    const user = userEvent.setup();
    const form = (attempt: number) => (
      <>
        <Field label="CEP" id="cep">
          <TextInput />
        </Field>
        <ErrorSummary
          title="Confira os campos"
          faults={[{ fieldId: 'cep', message: 'CEP incompleto.' }]}
          attempt={attempt}
        />
      </>
    );
    const { rerender } = render(form(1));
    // A focused alert would be read twice, and an alert that stays is not read again.
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert.parentElement);
    rerender(form(2));
    expect(screen.getByRole('alert')).not.toBe(alert);
    expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
    await user.click(screen.getByRole('button', { name: 'CEP incompleto.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'CEP' }));
  });
});
