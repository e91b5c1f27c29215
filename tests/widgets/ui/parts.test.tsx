import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Alert,
  Avatar,
  Button,
  CardFace,
  closeTopLayer,
  Dialog,
  IconButton,
  Menu,
  Notices,
  PasswordInput,
  Popover,
  Skeleton,
  Spinner,
  Stepper,
  Tabs,
} from '@vesalio/widgets';
import { useRef, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

describe('Button', () => {
  it('announces that it is busy, keeps its focus, and neither acts nor submits', async () => {
    const user = userEvent.setup();
    const pressed = vi.fn();
    const submitted = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" busy={busy} busyLabel="Entrando..." onClick={pressed}>
          Entrar
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Entrar' });
    await user.click(button);
    expect(submitted).toHaveBeenCalledTimes(1);

    rerender(form(true));
    expect(screen.getByRole('button', { name: 'Entrando...' })).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('a button without words', () => {
  it('has its tooltip on the drawing, because a title of its own is read after the name', () => {
    render(
      <>
        <IconButton icon={[]} label="Fechar" />
        <Menu icon={[]} label="Opções" items={[]} />
        <PasswordInput showLabel="Mostrar senha" hideLabel="Ocultar senha" />
      </>,
    );
    const read = screen
      .getAllByRole('button')
      .map((button) => [
        button.getAttribute('aria-label'),
        button.getAttribute('title'),
        button.querySelector('[title]')?.getAttribute('title'),
      ]);
    expect(read).toEqual(['Fechar', 'Opções', 'Mostrar senha'].map((name) => [name, null, name]));
  });
});

describe('the words of a live region', () => {
  it('enter it once screen readers know the region, because they announce nothing that came with it', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const heard = () =>
      screen
        .getAllByRole('status')
        .map(
          (region) =>
            within(region).queryByText(/./, { ignore: '[aria-hidden] *, [aria-hidden]' })?.textContent,
        );
    const views = (end = '') => (
      <>
        <Notices
          label="Notificações"
          closeLabel="Fechar"
          onDismiss={vi.fn()}
          notices={[{ id: 1, type: 'info', text: 'Um' }]}
        />
        <Alert kind="success">{`Dois${end}`}</Alert>
        <Skeleton label="Três" />
        <Spinner label="Quatro" />
      </>
    );
    const { rerender } = render(views());
    expect(heard()).toEqual([undefined, undefined, undefined, undefined]);
    vi.advanceTimersByTime(500);
    expect(heard()).toEqual(['Um', 'Dois', 'Três', 'Quatro']);
    rerender(views(' agora'));
    expect(heard()).toContain('Dois agora');
  });

  it('of an error are announced as they come', () => {
    render(<Alert>Não deu.</Alert>);
    expect(within(screen.getByRole('alert')).getByText('Não deu.').closest('[aria-hidden]')).toBeNull();
  });
});

function Opener({ blocking }: { blocking?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Confirmar Exclusão"
        description="A conversa não poderá ser recuperada."
        closeLabel="Fechar"
        blocking={blocking}
        closeOnBackdrop
        actions={
          <>
            <Button data-autofocus="" onClick={() => setOpen(false)}>
              Não
            </Button>
            <Button variant="danger">Sim, Remover</Button>
          </>
        }
      />
    </>
  );
}

it('a dialog that its owner keeps is shown again after the second Esc, which closes it natively', async () => {
  render(<Dialog open title="Excluindo" onClose={() => {}} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
});

it('the topmost dialog closes for a step back, unless the person must decide', () => {
  expect(closeTopLayer()).toBe(false);
  const [below, above] = [vi.fn(), vi.fn()];
  const dialogs = (blocking: boolean) => (
    <>
      <Dialog open title="Fontes" onClose={below} />
      <Dialog open title="Excluir" onClose={above} blocking={blocking} />
    </>
  );
  const { rerender } = render(dialogs(false));
  expect(closeTopLayer()).toBe(true);
  rerender(dialogs(true));
  expect(closeTopLayer()).toBe(false);
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
});

it('a long dialog without controls can be scrolled by keys from its first moment', () => {
  // Without layout there are no heights. Pretend that the text is longer than an open dialog; a closed one has none.
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: Element,
  ) {
    return this.closest('dialog[open]') ? 2_000 : 0;
  });
  onTestFinished(() => height.mockRestore());
  render(
    <Dialog open title="Sobre">
      <p data-testid="text">Um texto longo</p>
    </Dialog>,
  );
  expect(screen.getByTestId('text').parentElement?.tabIndex).toBe(0);
});

describe.each(['document', 'shadow root'])('Dialog in a %s', (place) => {
  const mount = (blocking?: boolean) => {
    if (place === 'document') {
      render(<Opener blocking={blocking} />);
      return { root: document as Document | ShadowRoot, scope: screen };
    }
    const host = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => host.remove());
    const root: Document | ShadowRoot = host.attachShadow({ mode: 'open' });
    const container = root.appendChild(document.createElement('div'));
    render(<Opener blocking={blocking} />, { container });
    return { root, scope: within(container) };
  };

  it('opens modally with its name and description, focuses the harmless answer, and returns the focus (catalogue 59)', () => {
    const { root, scope } = mount();
    const opener = scope.getByRole('button', { name: 'Abrir' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = scope.getByRole<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    const text = (attribute: string) =>
      root.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent;
    expect(text('aria-labelledby')).toBe('Confirmar Exclusão');
    expect(text('aria-describedby')).toBe('A conversa não poderá ser recuperada.');
    expect(root.activeElement?.textContent).toBe('Não');

    fireEvent.click(scope.getByRole('button', { name: 'Não' }));
    expect(scope.queryByRole('dialog')).toBeNull();
    expect(root.activeElement).toBe(opener);
  });

  it('closes by Esc, by its button and by the backdrop', () => {
    const { scope } = mount();
    const ways = [
      (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
      () => fireEvent.click(scope.getByRole('button', { name: 'Fechar' })),
      (dialog: HTMLElement) => {
        fireEvent.mouseDown(dialog);
        fireEvent.click(dialog);
      },
    ];
    for (const close of ways) {
      fireEvent.click(scope.getByRole('button', { name: 'Abrir' }));
      close(scope.getByRole('dialog'));
      expect(scope.queryByRole('dialog')).toBeNull();
    }
  });

  it('stays when it is blocking', () => {
    const { scope } = mount(true);
    fireEvent.click(scope.getByRole('button', { name: 'Abrir' }));
    const dialog = scope.getByRole('dialog');
    expect(scope.queryByRole('button', { name: 'Fechar' })).toBeNull();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(scope.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  });
});

describe('Notices', () => {
  const note = (id: number, type: 'info' | 'success' | 'warning' | 'error') => ({
    id,
    type,
    text: `Nota ${id}`,
  });

  it('is a plain region whose notices have their own role and are not announced twice', () => {
    const region = (leaving: boolean) => (
      <Notices
        label="Notificações"
        closeLabel="Fechar notificação"
        onDismiss={() => undefined}
        notices={[{ ...note(1, 'info'), leaving }, note(2, 'success'), note(3, 'warning'), note(4, 'error')]}
      />
    );
    const { rerender } = render(region(false));
    const place = screen.getByRole('region', { name: 'Notificações' });
    expect(place.getAttribute('aria-live')).toBeNull();
    const spoken = screen.getAllByRole('status').concat(screen.getAllByRole('alert'));
    expect(spoken.map((element) => [element.getAttribute('role'), element.textContent])).toEqual([
      ['status', 'Nota 1'],
      ['status', 'Nota 2'],
      ['alert', 'Nota 3'],
      ['alert', 'Nota 4'],
    ]);
    rerender(region(true));
    expect(screen.getAllByRole('status')[0]).toBe(spoken[0]);
  });

  it('on a small screen shows the newest two; an older one is announced and waits with its timer stopped', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const [pause, resume] = [vi.fn(), vi.fn()];
    const region = (...ids: number[]) => (
      <Notices
        label="Notificações"
        closeLabel="Fechar notificação"
        onDismiss={() => undefined}
        onPause={pause}
        onResume={resume}
        notices={ids.map((id) => note(id, 'error'))}
      />
    );
    const inSight = () => screen.getAllByRole('button').length;
    const { rerender } = render(region(1, 2));
    expect([inSight(), pause.mock.calls]).toEqual([2, []]);
    rerender(region(1, 2, 3));
    expect(screen.getAllByRole('alert').map((element) => element.textContent)).toEqual([
      'Nota 1',
      'Nota 2',
      'Nota 3',
    ]);
    expect([inSight(), pause.mock.calls, resume.mock.calls]).toEqual([2, [[1]], []]);
    rerender(region(1, 3));
    expect([inSight(), pause.mock.calls, resume.mock.calls]).toEqual([2, [[1]], [[1]]]);
  });

  it('on a small screen removes a success that newer notices hide, so that it is not read as new', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const dismiss = vi.fn();
    const region = (...notices: ReturnType<typeof note>[]) => (
      <Notices label="Notificações" closeLabel="Fechar notificação" onDismiss={dismiss} notices={notices} />
    );
    const { rerender } = render(region(note(1, 'success'), note(2, 'warning')));
    expect(dismiss).not.toHaveBeenCalled();
    rerender(region(note(1, 'success'), note(2, 'warning'), note(3, 'error')));
    expect(dismiss.mock.calls).toEqual([[1]]);
  });

  it('stops the timer while the pointer or the focus is on a notice, and dismisses it', async () => {
    const user = userEvent.setup();
    const [dismiss, pause, resume] = [vi.fn(), vi.fn(), vi.fn()];
    render(
      <Notices
        label="Notificações"
        closeLabel="Fechar notificação"
        notices={[note(7, 'info')]}
        onDismiss={dismiss}
        onPause={pause}
        onResume={resume}
      />,
    );
    // A notice that opens under a resting mouse is entered without a move.
    fireEvent.mouseEnter(screen.getByRole('status'));
    expect(pause).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('status'));
    expect(pause).toHaveBeenLastCalledWith(7);
    await user.unhover(screen.getByRole('status'));
    expect(resume).toHaveBeenLastCalledWith(7);
    pause.mockClear();
    await user.tab();
    expect(pause).toHaveBeenLastCalledWith(7);
    await user.keyboard('{Enter}');
    expect(dismiss).toHaveBeenCalledWith(7);
  });
});

function Plans() {
  const [selected, setSelected] = useState('a');
  const tab = (id: string, label: string) => ({ id, label, content: `Painel ${label}` });
  return (
    <Tabs
      label="Tipos de plano"
      tabs={[tab('a', 'Privados'), { ...tab('x', 'Fechado'), disabled: true }, tab('b', 'Corporativo')]}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

describe('Tabs', () => {
  it('shows the panel of the selected tab; arrow keys skip a disabled tab and wrap at the end', async () => {
    const user = userEvent.setup();
    render(<Plans />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Privados', selected: true }));
    for (const [key, name] of [
      ['{ArrowRight}', 'Corporativo'],
      ['{ArrowRight}', 'Privados'],
      ['{ArrowLeft}', 'Corporativo'],
      ['{Home}', 'Privados'],
      ['{End}', 'Corporativo'],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
      expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`Painel ${name}`);
    }
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});

describe('Menu', () => {
  it('opens by press, moves by arrow keys, acts once, and returns the focus on Esc', async () => {
    const user = userEvent.setup();
    const [copy, remove] = [vi.fn(), vi.fn()];
    render(
      <Menu
        label="Mais ações"
        items={[
          { id: 'copy', label: 'Copiar', onSelect: copy },
          { id: 'remove', label: 'Excluir', danger: true, onSelect: remove },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Mais ações' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copiar' }));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Excluir' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);

    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('menuitem', { name: 'Copiar' }));
    expect(copy).toHaveBeenCalledTimes(1);
    expect(remove).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('a letter leads to the next item that begins with it, whatever its accent, and acts on none', async () => {
    const user = userEvent.setup();
    const select = vi.fn();
    const names = ['Editar título', 'Índice', 'Excluir', 'Exportar'];
    render(
      <Menu
        label="Mais ações"
        items={names.map((label) => ({ id: label, label, disabled: label === 'Exportar', onSelect: select }))}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    const seen: (string | null | undefined)[] = [];
    for (const key of ['e', 'E', 'i', 'x', '{Control>}e{/Control}', 'e']) {
      await user.keyboard(key);
      seen.push(document.activeElement?.textContent);
    }
    expect(seen).toEqual(['Excluir', 'Editar título', 'Índice', 'Índice', 'Índice', 'Excluir']);
    expect(select).not.toHaveBeenCalled();
  });

  it('marks the items that are on, and arrow keys reach them too', async () => {
    const user = userEvent.setup();
    const items = [
      { id: 'yes', label: 'Útil', isChecked: true, onSelect: vi.fn() },
      { id: 'no', label: 'Não útil', isChecked: false, onSelect: vi.fn() },
    ];
    render(<Menu label="Mais ações" items={items} />);
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Útil', checked: true })).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    const other = screen.getByRole('menuitemcheckbox', { name: 'Não útil', checked: false });
    expect(document.activeElement).toBe(other);
  });
});

function Reference({ onClose }: { onClose: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} type="button">
        1
      </button>
      <Popover open anchor={anchor} onClose={onClose} label="Referência 1">
        <a href="https://doi.org/">doi.org</a>
      </Popover>
      <p>fora</p>
    </>
  );
}

describe('Popover', () => {
  it('closes by Esc and by a press outside, but not on itself or its anchor', () => {
    const close = vi.fn();
    render(<Reference onClose={close} />);
    fireEvent.pointerDown(screen.getByRole('link', { name: 'doi.org' }));
    fireEvent.pointerDown(screen.getByRole('button', { name: '1' }));
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByText('fora'));
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('stays above the messages that its anchor is in, beside a drawer', async () => {
    const places = new Map([
      ['BUTTON', new DOMRect(500, 100, 20, 20)],
      ['DIV', new DOMRect(0, 0, 380, 200)],
      ['MAIN', new DOMRect(0, 0, 600, 700)],
    ]);
    const placeOf = ({ tagName }: Element) => places.get(tagName) ?? new DOMRect(0, 0, 1_024, 768);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return placeOf(this);
    });
    for (const width of ['clientWidth', 'offsetWidth'] as const)
      vi.spyOn(HTMLElement.prototype, width, 'get').mockImplementation(function (this: Element) {
        return placeOf(this).width;
      });
    onTestFinished(() => void vi.restoreAllMocks());
    render(
      <main className="vs-chat__log">
        <Reference onClose={() => {}} />
      </main>,
    );
    const box = screen.getByRole('dialog', { name: 'Referência 1' });
    // 8 pixels from the edge of the messages; twice, because this box is measured at 0 wherever it is put.
    await waitFor(() => expect(box.style.left).toBe(`${2 * (600 - 8 - 380)}px`));
  });
});

describe('display components', () => {
  it('marks the current step and announces the finished ones', () => {
    render(
      <Stepper
        label="Etapas"
        steps={['Cartão', 'Endereço', 'Conclusão']}
        current={1}
        doneLabel="concluída"
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Etapas' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[0]?.textContent).toContain('concluída');
    expect(steps[2]?.textContent).not.toContain('concluída');
  });

  it('shows only the last four digits of a card', () => {
    render(<CardFace label="Cartão" holder="Ana D’Ávila" expiry="12/31" lastFour="4242424242424242" />);
    const card = screen.getByRole('img', { name: 'Cartão' });
    expect(card.textContent?.match(/\d/g)?.join('')).toBe('42421231');
    expect(card.textContent).toContain('ANA D’ÁVILA');
  });

  it('keeps the initials when a picture cannot be read (catalogue 25)', async () => {
    render(<Avatar name="Ana Souza" photo="não é base64" label="Ana Souza" />);
    await Promise.resolve();
    expect(screen.getByRole('img', { name: 'Ana Souza' }).textContent).toBe('AS');
  });

  it('draws the newest picture, also if an older one is decoded later', async () => {
    const decoded = new Map<string, (bitmap: { width: number; height: number; close(): void }) => void>();
    vi.stubGlobal('createImageBitmap', async (picture: Blob) => {
      const text = await picture.text();
      return new Promise((resolve) => decoded.set(text, resolve));
    });
    const drawImage = vi.fn();
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
    getContext.mockReturnValue({ drawImage } as unknown as null);
    onTestFinished(() => void vi.unstubAllGlobals());
    onTestFinished(() => getContext.mockRestore());
    const [older, newer] = [0, 1].map(() => ({ width: 8, height: 8, close: vi.fn() }));
    const { rerender } = render(<Avatar name="Ana Souza" photo={btoa('older')} label="Ana Souza" />);
    rerender(<Avatar name="Ana Souza" photo={btoa('newer')} label="Ana Souza" />);
    await waitFor(() => expect(decoded.size).toBe(2));
    await act(async () => decoded.get('newer')?.(newer as never));
    await act(async () => decoded.get('older')?.(older as never));
    expect(drawImage.mock.calls.map(([picture]) => picture)).toEqual([newer]);
    expect(older?.close).toHaveBeenCalledOnce();
    expect(screen.getByRole('img', { name: 'Ana Souza' }).textContent).toBe('');
  });
});
