import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeRoutes, referenceFixtures, sessionOf } from '@vesalio/core/testing';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  attach,
  ComposerStage,
  messageBox,
  pdf,
  radiograph,
} from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

const meta: Meta<ComponentProps<typeof ComposerStage>> = {
  title: 'Chat/Balões',
  parameters: {
    docs: { description: { component: 'Questions with files, and an answer with all of Markdown.' } },
  },
  component: ChatWidget,
  render: (args) => <ComposerStage {...args} />,
};
export default meta;
type Story = StoryObj<typeof ComposerStage>;
type Play = NonNullable<Story['play']>;

const on = (routes: FakeRoutes) => [
  withApp({ routes: { ...chatRoutes(), ...routes }, session: sessionOf() }),
];
const stored = (pergunta: string, resposta: string, fields: Record<string, unknown> = {}) =>
  on({
    'GET /ai/api/mensagens/conversa/:id': {
      data: [
        {
          codigo: 1,
          pergunta,
          resposta,
          dataCadastro: '2026-11-20T12:00:00Z',
          referenciasJSON: JSON.stringify(referenceFixtures),
          ...fields,
        },
      ],
    },
  });

/** Sends a question with files, which stay in transit until the network answers. */
const send =
  (files: () => Promise<File[]>, see: Play): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await attach(context, ...(await files()));
    await userEvent.type(await messageBox(canvas), 'O que chama a atenção?');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enviar' })).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await see(context);
  };
const picture = async () => [await radiograph('raio-x-torax.png')];
const drawn: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: 'Imagem raio-x-torax.png' })).toBeVisible();
  await expect(canvas.getByText('O que chama a atenção?', { selector: 'figcaption' })).toBeVisible();
};
const answered: Play = async ({ canvas }) => {
  // The files are drawn first, which takes time on a slow machine.
  await expect(await canvas.findByText('Todas as citações têm fonte', {}, { timeout: 15_000 })).toBeVisible();
};

export const PictureUploading: Story = {
  name: 'Enviando imagem',
  tags: ['long'],
  decorators: on({ 'POST /ai/api/mensagens': { silent: true } }),
  play: send(picture, async (context) => {
    await drawn(context);
    await expect(context.canvas.getByText('Enviando arquivo...')).toBeVisible();
  }),
};
export const Picture: Story = {
  name: 'Imagem enviada',
  tags: ['long'],
  decorators: on({}),
  play: send(picture, async (context) => {
    await answered(context);
    await drawn(context);
  }),
};
export const Files: Story = {
  name: 'Imagem e PDF enviados',
  decorators: on({}),
  play: send(
    async () => [
      ...(await picture()),
      pdf('laudo-tomografia-computadorizada-de-torax-sem-contraste-2026-11-20.pdf'),
    ],
    async (context) => {
      await answered(context);
      await expect(context.canvas.getByText(/^laudo-tomografia/)).toBeVisible();
    },
  ),
};
/** The history does not store files. */
export const FilesAlone: Story = {
  name: 'Só anexos no histórico',
  args: { conversationId: 1018 },
  decorators: stored('', 'O laudo descreve derrame pleural à direita [search_1].'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mensagem com anexos')).toBeVisible();
  },
};

/** A stored part of an answer has no judgement of its last sentence, and says that it is incomplete. */
export const CutInHistory: Story = {
  name: 'Resposta interrompida no histórico',
  args: { conversationId: 1018 },
  decorators: stored('Qual a meta?', 'Meça a pressão [search_1]. Trate acima de **140 por', {
    interrupcao: 'queda',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Resposta interrompida')).toBeVisible();
    await expect(canvas.getByText('As citações até aqui têm fonte')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

const everyForm = `# Anticoagulação na fibrilação atrial

Escore **CHA₂DS₂-VA** a partir de *dois pontos* indica anticoagulante oral [search_1], salvo \`contraindicação\`.

> Estime o risco de sangramento, mas não o use sozinho para negar o tratamento.

1. Calcule o escore.
   - Some um ponto por idade de 65 a 74 anos.
   - Some dois a partir de 75.
2. Escolha o fármaco.

- [x] Função renal conferida
- [ ] Interações revistas

| Fármaco | Dose usual | Dose reduzida | Critérios de redução | Metabolização | Antídoto |
| --- | --- | --- | --- | --- | --- |
| Apixabana | 5 mg de 12 em 12 horas | 2,5 mg de 12 em 12 horas | Dois de três: 80 anos, 60 kg, creatinina 1,5 mg/dL | CYP3A4 e glicoproteína P | Alfa-andexanete |

\`\`\`text
ClCr = (140 - idade) x peso / (72 x creatinina) x 0,85 se mulher; para esta paciente, 38 mL/min
\`\`\`

---

Detalhes na diretriz [search_2].`;
/** Formulas in the formats of language models: LaTeX, `sub`, `sup` and `br`. */
const formulas = String.raw`A depuração de creatinina segue a fórmula de Cockcroft-Gault:

\[
\text{ClCr} = \frac{(140 - \text{idade}) \times \text{peso}}{72 \times \text{creatinina}} \times 0{,}85 \text{ (se mulher)}
\]

Para esta paciente, de 78 anos e 62 kg, com creatinina de 1,2 mg/dL, \(\frac{62 \times 62}{72 \times 1{,}2} \times 0{,}85 \approx 38\) mL/min.

O intervalo QT corrigido por Bazett é $\text{QTc} = \frac{\text{QT}}{\sqrt{\text{RR}}}$, com RR em segundos. O ânion gap:

$$
\begin{aligned}
AG &= Na^+ - (Cl^- + HCO_3^-) \\
&= 140 - (104 + 14) = 22
\end{aligned}
$$

| Medida | Valor |
| --- | --- |
| PaCO<sub>2</sub> | 38 mmHg<br>em ar ambiente |
| Plaquetas | 150 × 10<sup>9</sup>/L |
| Superfície corporal | $\sqrt{\frac{\text{peso} \times \text{altura}}{3600}}$ m² |`;
export const Formulas: Story = {
  name: 'Fórmulas',
  args: { conversationId: 1018 },
  decorators: stored('Como calcular a depuração de creatinina?', formulas),
  play: async ({ canvas }) => {
    const formula = await canvas.findByText(/^ClCr = /);
    await expect(formula).toHaveTextContent(
      'ClCr = ((140 − idade) × peso) / (72 × creatinina) × 0,85 (se mulher)',
    );
    await expect(canvas.getByText('PaCO₂')).toBeVisible();
  },
};
export const EveryForm: Story = {
  name: 'Todas as formatações',
  args: { conversationId: 1018 },
  decorators: stored('Como anticoagular?', everyForm),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copiar trecho' })).toBeVisible();
    await expect(canvas.getByLabelText('Concluído')).toBeVisible();
    await expect(canvas.getByLabelText('Pendente')).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
/** The AI service failed before the first word. The stored question stays, and can be asked again. */
export const Unanswered: Story = {
  name: 'Pergunta sem resposta',
  args: { conversationId: 1018 },
  decorators: stored('Qual a meta de pressão arterial?', '', { referenciasJSON: '[]', interrupcao: 'queda' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Desculpe, não consegui/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
/** Files are not stored. The question says so before it is asked again. */
export const FilesGone: Story = {
  name: 'Pergunta guardada com arquivos',
  args: { conversationId: 1018 },
  decorators: stored('O que chama a atenção?', 'Sem fratura.', { referenciasJSON: '[]', anexos: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Enviada com 2 arquivos\./)).toBeVisible();
  },
};
