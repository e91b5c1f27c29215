import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp, MessageSquarePlus, Paperclip, Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink, IconButton } from './button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Partes/Botão',
  component: Button,
  args: { children: 'Entrar', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  name: 'Primário',
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { name: 'Secundário', args: { children: 'Ver os planos' } };
export const Ghost: Story = { name: 'Discreto', args: { variant: 'ghost', children: 'Manter' } };
export const Danger: Story = {
  name: 'Ação perigosa',
  args: { variant: 'danger', children: 'Sim, Remover', icon: Trash2 },
};
export const WithIcon: Story = {
  name: 'Com ícone',
  args: { children: 'Nova Conversa', icon: MessageSquarePlus },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { variant: 'primary', disabled: true },
  play: async ({ canvas }) => {
    // A translucent brand color would look muddy on a dark page.
    await expect(canvas.getByRole('button')).toHaveStyle({ opacity: '1' });
  },
};
export const Busy: Story = {
  name: 'Em andamento',
  args: { variant: 'primary', busy: true, busyLabel: 'Entrando...' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrando...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Block: Story = { name: 'Largura total', args: { variant: 'primary', block: true } };
export const LongLabel: Story = {
  name: 'Texto longo',
  args: { children: 'Aceitar os Termos de Uso e a Política de Privacidade e continuar para a próxima etapa' },
};

export const Sizes: Story = {
  name: 'Tamanhos',
  render: () => (
    <div className="stage-row">
      <Button size="small">Pequeno</Button>
      <Button>Médio</Button>
      <Button size="large">Grande</Button>
    </div>
  ),
};

export const Every: Story = {
  name: 'Todas as variantes',
  render: () => (
    <div className="stage-column">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <div key={variant} className="stage-row">
          <Button variant={variant}>Salvar</Button>
          <Button variant={variant} busy busyLabel="Salvando...">
            Salvar
          </Button>
          <Button variant={variant} disabled>
            Salvar
          </Button>
          <IconButton variant={variant} icon={ArrowUp} label="Enviar" />
        </div>
      ))}
    </div>
  ),
};

export const Link: StoryObj<typeof ButtonLink> = {
  name: 'Endereço em forma de botão',
  render: () => (
    <ButtonLink variant="primary" size="large" href="#planos">
      Começar gratuitamente
    </ButtonLink>
  ),
};

export const IconAlone: StoryObj<typeof IconButton> = {
  name: 'Somente ícone',
  render: () => (
    <div className="stage-row">
      <IconButton icon={Paperclip} label="Anexar arquivos" />
      <IconButton icon={Paperclip} label="Anexar arquivos" size="small" />
      <IconButton icon={Paperclip} label="Anexar arquivos" busy />
      <IconButton icon={Paperclip} label="Anexar arquivos" disabled />
    </div>
  ),
};
