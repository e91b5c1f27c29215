import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { Notices, type NoticesProps } from './notices.tsx';

const meta: Meta<typeof Notices> = {
  title: 'Partes/Notificações',
  component: Notices,
  args: {
    label: 'Notificações',
    closeLabel: 'Fechar notificação',
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
};
export default meta;
type Story = StoryObj<typeof Notices>;

export const EveryType: Story = {
  name: 'Todos os tipos',
  args: {
    notices: [
      { id: 1, type: 'info', text: 'Nenhuma alteração detectada.' },
      { id: 2, type: 'success', text: 'Dados salvos com sucesso.' },
      { id: 3, type: 'warning', text: 'Sua sessão expirou. Entre novamente para continuar.' },
      { id: 4, type: 'error', text: 'Email ou senha inválidos. Por favor, verifique e tente novamente.' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    // On a small screen, older notices wait so that the newest ones are visible.
    const newest = canvas.getAllByRole('button', { name: 'Fechar notificação' }).at(-1);
    if (newest) await userEvent.click(newest);
    await expect(args.onDismiss).toHaveBeenCalledWith(4);
  },
};
export const MoreThanFit: Story = {
  name: 'Muitas notificações',
  args: {
    notices: Array.from({ length: 6 }, (_, index) => ({
      id: index + 1,
      type: 'error' as const,
      text: `A imagem "exame-${index + 1}.png" excede o limite de 20MB.`,
    })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(6);
    await waitFor(() => expect(args.onPause).toHaveBeenCalledWith(1));
  },
};
export const VeryLong: Story = {
  name: 'Texto longo',
  args: {
    notices: [
      {
        id: 1,
        type: 'warning',
        text: 'Você pode anexar no máximo 5 arquivos no total. Alguns arquivos podem não ter sido adicionados. Limite de 5 arquivos atingido. "laudo-tomografia-computadorizada-de-torax-sem-contraste-2026-11-20.pdf" e os subsequentes não foram adicionados.',
      },
    ],
  },
};
/** Content of a story without a visible notice. */
const nothingSeen = (words: string): Partial<Story> => ({
  render: (args) => (
    <>
      <p>{words}</p>
      <Notices {...args} />
    </>
  ),
});

export const Leaving: Story = {
  name: 'Saindo da tela',
  ...nothingSeen('A notificação apagou-se em 300 ms. Nada ocupa o seu lugar.'),
  args: { notices: [{ id: 1, type: 'success', text: 'Conversa excluída.', leaving: true }] },
};
export const None: Story = {
  name: 'Nenhuma notificação',
  ...nothingSeen('Sem notificação, nada é desenhado.'),
  args: { notices: [] },
};

/** Arrives after the dialog has opened, like the notice of a failed save. */
function LateNotices(props: NoticesProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return isOpen && <Notices {...props} />;
}

/** In a dialog that fills the screen, the notice covers text but neither the title nor the buttons. */
export const OverADialog: Story = {
  name: 'Sobre um diálogo',
  args: { notices: [{ id: 1, type: 'error', text: 'Não foi possível salvar o registro. Tente novamente.' }] },
  render: (args) => (
    <Dialog
      open
      title="Registro de uso"
      closeLabel="Fechar"
      actions={
        <>
          <Button>Agora não</Button>
          <Button variant="primary">Copiar o registro</Button>
        </>
      }
    >
      {Array.from({ length: 24 }, (_, index) => index + 1).map((line) => (
        <p key={line}>{line}. Pergunta feita ao assistente e resposta lida pelo profissional.</p>
      ))}
      <LateNotices {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Notificações' });
    const kept = [
      canvas.getByRole('heading', { name: 'Registro de uso' }),
      ...canvas.getAllByRole('button', { name: /^(Fechar|Agora não|Copiar o registro)$/ }),
    ];
    await waitFor(() => {
      const notices = region.getBoundingClientRect();
      for (const element of kept) {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isBeside = left >= notices.right || right <= notices.left;
        expect(isBeside || top >= notices.bottom || bottom <= notices.top).toBe(true);
      }
      expect(notices.bottom).toBeLessThanOrEqual(innerHeight);
      expect(region).toContainElement(
        document.elementFromPoint(notices.left + 40, notices.top + 20) as HTMLElement,
      );
    });
  },
};

/** A notice after a payment does not cover the receipt. */
export const BesideAReceipt: Story = {
  name: 'Junto a um recibo',
  args: { notices: [{ id: 1, type: 'success', text: 'Cartão salvo para futuras compras!' }] },
  render: (args) => (
    <>
      <div style={{ blockSize: 200 }} />
      <section className="vs-outcome--paid" aria-label="Recibo">
        {Array.from({ length: 24 }, (_, index) => index + 1).map((line) => (
          <p key={line}>Linha {line} do recibo</p>
        ))}
      </section>
      <Notices {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Notificações' });
    const receipt = canvas.getByRole('region', { name: 'Recibo' });
    await waitFor(() => {
      const { bottom, left } = region.getBoundingClientRect();
      const { top, right } = receipt.getBoundingClientRect();
      // On a wide page the notice is beside the receipt.
      expect(bottom <= top || left >= right).toBe(true);
    });
  },
};

/** A notice about a section of the page covers none of the controls around it. */
export const AmongControls: Story = {
  name: 'Entre os controles da página',
  args: { notices: [{ id: 1, type: 'success', text: 'Cartão removido com sucesso!' }] },
  render: (args) => (
    <>
      <div style={{ position: 'fixed', inset: 'auto 0 24px', display: 'grid', justifyItems: 'end' }}>
        <Button>Excluir outro cartão</Button>
      </div>
      <Notices {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Notificações' });
    const { top } = canvas.getByRole('button', { name: 'Excluir outro cartão' }).getBoundingClientRect();
    await waitFor(() => expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
  },
};

/** On a phone in landscape, a long text leaves no room above the composer. */
export const AboveAHighComposer: Story = {
  name: 'Sobre um campo de mensagem alto',
  args: {
    notices: [
      { id: 1, type: 'error', text: 'Não foi possível carregar o arquivo.' },
      { id: 2, type: 'error', text: 'Não foi possível copiar.' },
    ],
  },
  render: (args) => (
    <>
      <div
        className="vs-chat__dock"
        style={{ position: 'fixed', inset: '60px 0 0', display: 'grid', alignItems: 'end' }}
      >
        <Button variant="primary">Enviar</Button>
      </div>
      <Notices {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Notificações' });
    const { top } = canvas.getByRole('button', { name: 'Enviar' }).getBoundingClientRect();
    await waitFor(() => expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
    expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

function LateDialog(props: NoticesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir o registro</Button>
      <Notices {...props} />
      <Dialog
        open={isOpen}
        title="Registro de uso"
        closeLabel="Fechar"
        actions={<Button variant="primary">Copiar o registro</Button>}
      >
        {Array.from({ length: 24 }, (_, index) => index + 1).map((line) => (
          <p key={line}>{line}. Pergunta feita ao assistente e resposta lida pelo profissional.</p>
        ))}
      </Dialog>
    </>
  );
}

/** The notice appears before the dialog. It then moves above the dialog, without covering its title or buttons. */
export const BeforeADialog: Story = {
  name: 'Aberta antes do diálogo',
  args: { notices: [{ id: 1, type: 'success', text: 'Conversa removida com sucesso!' }] },
  render: (args) => <LateDialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Notificações' });
    const entered = spyOn(region, 'showPopover');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir o registro' }));
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    const copy = canvas.getByRole('button', { name: 'Copiar o registro' }).getBoundingClientRect();
    const notices = region.getBoundingClientRect();
    const isBeside = copy.left >= notices.right || copy.right <= notices.left;
    await expect(isBeside || copy.top >= notices.bottom || copy.bottom <= notices.top).toBe(true);
  },
};

function ClosingNotices({ notices, ...props }: NoticesProps) {
  const [shown, setShown] = useState(notices);
  const dismiss = (closed: number) => setShown(shown.filter(({ id }) => id !== closed));
  return (
    <>
      <input aria-label="Anotação" />
      <Notices {...props} notices={shown} onDismiss={dismiss} />
    </>
  );
}

/** When the keyboard closes a notice, the focus returns to the field where it was. */
export const ClosedByKeyboard: Story = {
  name: 'Fechada pelo teclado',
  args: { notices: [{ id: 1, type: 'error', text: 'Não foi possível salvar o registro. Tente novamente.' }] },
  render: (args) => <ClosingNotices {...args} />,
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Anotação' });
    await userEvent.click(note);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fechar notificação' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(note).toHaveFocus();
  },
};
