import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentTexts } from '@vesalio/core';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Announcer } from './announcer.tsx';
import { Avatar } from './avatar.tsx';
import { CardFace } from './card-face.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';
import { Logo, Mark, MarkDrawing } from './mark.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { Tag } from './tag.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta: Meta = {
  title: 'Partes/Mostruário',
  component: CardFace,
  parameters: { docs: { description: { component: 'Parts that are only looked at.' } } },
  subcomponents: { Avatar, Tag, EmptyState, Illustration, Logo, Mark, Skeleton, Spinner },
};
export default meta;
type Story = StoryObj;

export const Brand: Story = {
  name: 'Marca',
  render: () => (
    <div className="stage-row">
      <Mark size={16} />
      <Mark size={24} />
      <Mark size={48} />
      <Logo name="Vesálio" size={32} />
    </div>
  ),
};

/** A partner's brand kit replaces the logo everywhere. */
export const BrandOfAPartner: Story = {
  name: 'Marca de parceiro',
  render: () => (
    <MarkDrawing
      value={{ strokes: ['M6 26c2-9 4-15 7-20', 'M13 6c4 6 7 12 9 20'], point: { cx: 26, cy: 8, r: 3 } }}
    >
      <Logo name="Clínica Aurora" size={32} />
    </MarkDrawing>
  ),
};

/** Four pixels in petrol and amber, enough to show that the canvas is drawn. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR4nGPgiorYkibDAMRAFgAb3gPlQHrcVQAAAABJRU5ErkJggg==';

export const Avatars: Story = {
  name: 'Avatares',
  render: () => (
    <div className="stage-row">
      <Avatar name="Ana Souza" label="Ana Souza" />
      <Avatar name="Ana D’Ávila Souza" size={64} />
      <Avatar name="João" size={24} />
      <Avatar name="Com foto" photo={picture} size={64} label="Com foto" />
      <Avatar name="Foto Ilegível" photo="nada" size={64} />
    </div>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getByRole('img', { name: 'Com foto' });
    await waitFor(() => expect(drawn.textContent).toBe(''));
    await expect(drawn.querySelector('canvas')).toBeVisible();
  },
};

export const Tags: Story = {
  name: 'Etiquetas',
  render: () => (
    <div className="stage-row">
      <Tag>em breve</Tag>
      <Tag tone="brand">Base interna</Tag>
      <Tag tone="success">Ativo</Tag>
      <Tag tone="warning">Pendente</Tag>
      <Tag tone="danger">Inativo</Tag>
      <Tag tone="info">Web</Tag>
    </div>
  ),
};

export const CardEmpty: Story = {
  name: 'Cartão vazio',
  render: () => <CardFace label="Cartão ainda sem dados" holder="" expiry="" lastFour="" />,
};
export const CardFull: Story = {
  name: 'Cartão preenchido',
  render: () => (
    <CardFace
      label="Cartão Visa final 4242, Ana D’Ávila Souza, 12/31"
      brand="VISA"
      holder="Ana D’Ávila Souza"
      expiry="12/31"
      lastFour="4242"
    />
  ),
};
export const CardLongHolder: Story = {
  name: 'Cartão com nome longo',
  render: () => (
    <CardFace
      label="Cartão Mastercard final 0005"
      brand="Mastercard"
      holder="Maria Aparecida da Conceição Albuquerque de Vasconcelos Filha"
      expiry="03/29"
      lastFour="0005"
    />
  ),
};

const drawings: IllustrationName[] = [
  'conversation',
  'search',
  'offline',
  'error',
  'lost',
  'soon',
  'card',
  'done',
];
export const Drawings: Story = {
  name: 'Ilustrações',
  render: () => (
    <div className="stage-row">
      {drawings.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </div>
  ),
};

export const NothingYet: Story = {
  name: 'Nenhuma conversa',
  render: () => (
    <EmptyState
      drawing="conversation"
      title="Nenhuma conversa ainda"
      actions={<Button variant="primary">Nova Conversa</Button>}
    >
      Suas perguntas e respostas ficam guardadas aqui.
    </EmptyState>
  ),
};
export const NotFound: Story = {
  name: 'Página não encontrada',
  render: () => (
    <EmptyState
      drawing="lost"
      headingLevel={1}
      title="Página Não Encontrada"
      actions={<Button>Voltar para o início</Button>}
    >
      Desculpe, a página que você está procurando não existe ou foi movida.
    </EmptyState>
  ),
};

export const Waiting: Story = {
  name: 'Carregando',
  render: () => (
    <div className="stage-column">
      <Spinner label="Carregando" />
      <Skeleton label="Carregando a conversa" lines={4} />
    </div>
  ),
};

export const Faults: Story = {
  name: 'Resumo com um erro',
  render: () => (
    <div className="stage-column">
      <ErrorSummary
        title="Confira os campos abaixo"
        faults={[{ fieldId: 'story-cep', message: 'CEP incompleto.' }]}
      />
      <Field id="story-cep" label="CEP" error="CEP incompleto.">
        <TextInput defaultValue="4014" />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'CEP incompleto.' }));
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveFocus();
  },
};

const several = ['Nome', 'Documento', 'Número do cartão', 'Cidade', 'Endereço'];

/** A phone shows the first two of many errors and the number of the others. */
export const ManyFaults: Story = {
  name: 'Resumo com vários erros',
  render: () => (
    <div className="stage-column">
      <ErrorSummary
        more={paymentTexts.errors.andMore}
        title="Por favor, corrija os erros no passo atual antes de prosseguir."
        faults={several.map((name) => ({ fieldId: `story-${name}`, message: `${name}: campo obrigatório.` }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const isNarrow = canvas.getByRole('alert').clientWidth < 384;
    await expect(canvas.getAllByRole('button')).toHaveLength(isNarrow ? 2 : 5);
    await expect(canvas.getByText('E mais 3 campos.').checkVisibility()).toBe(isNarrow);
  },
};

export const Said: Story = {
  name: 'Aviso para leitor de tela',
  render: () => (
    <>
      <p>Um leitor de tela diz: “Resposta concluída.”</p>
      <Announcer message="Resposta concluída." />
      <VisuallyHidden>Só para leitores de tela</VisuallyHidden>
    </>
  ),
};
