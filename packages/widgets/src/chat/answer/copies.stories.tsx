import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accountAnswer,
  answerFixture,
  chatRoutes,
  type FakeReply,
  referenceFixtures,
  sessionOf,
} from '@vesalio/core/testing';
import { useSyncExternalStore } from 'react';
import { expect, screen, within } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget, type ChatWidgetProps } from '../chat-widget.tsx';

/** A fake clipboard whose content the story shows. */
const clipboard = {
  text: '',
  listeners: new Set<() => void>(),
  writeText: async (text: string) => {
    clipboard.text = text;
    for (const listener of clipboard.listeners) listener();
  },
  subscribe: (listener: () => void) => {
    clipboard.listeners.add(listener);
    return () => clipboard.listeners.delete(listener);
  },
};

/** The chat, which the copied text replaces after a copy. */
function Copying(props: ChatWidgetProps) {
  const copied = useSyncExternalStore(clipboard.subscribe, () => clipboard.text);
  return copied ? <pre className="stage-copied">{copied}</pre> : <ChatWidget {...props} />;
}

const formula = 'ClCr = (140 - idade) x peso / (72 x creatinina)';

const on = (account: FakeReply) => [
  withApp({
    session: sessionOf(),
    routes: {
      ...chatRoutes(),
      'GET /api/auth/my-account': account,
      'GET /ai/api/mensagens/conversa/:id': {
        data: [
          {
            codigo: 1,
            pergunta: 'Qual a meta de pressão arterial em paciente de 74 anos, de alto risco?',
            resposta: `${answerFixture().resposta}\n\n\`\`\`text\n${formula}\n\`\`\``,
            dataCadastro: '2026-11-20T12:00:00Z',
            referenciasJSON: JSON.stringify(referenceFixtures),
          },
        ],
      },
    },
  }),
];

const meta: Meta<ChatWidgetProps> = {
  title: 'Chat/Textos copiados',
  parameters: {
    docs: {
      description: {
        component: "What 'Copiar', 'Copiar em Vancouver/ABNT' and the record of use put on the clipboard.",
      },
    },
  },
  component: ChatWidget,
  render: (args) => <Copying {...args} />,
  args: { conversationId: 1018, brand: { name: 'Vesálio', version: '0.1.0' } },
  decorators: on({ data: accountAnswer({ council: 'CRM-SP 123456' }) }),
  beforeEach: () => {
    clipboard.text = '';
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
};
export default meta;
type Story = StoryObj<typeof Copying>;

/** A story that presses the given buttons in turn and ends when all parts have been copied. */
const copies = (buttons: string[], done: string, ...parts: (string | RegExp)[]): Story => ({
  play: async ({ canvas, userEvent }) => {
    const [first = '', item, confirm] = buttons;
    await userEvent.click(await canvas.findByRole('button', { name: first }));
    if (item) await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    if (confirm) await userEvent.click(await screen.findByRole('button', { name: confirm }));
    await expect(await canvas.findByText(done)).toBeVisible();
    for (const part of parts) await expect(clipboard.text).toMatch(part);
  },
});
const withReferences = 'Resposta copiada com as referências.';

/** The record for the chart: tool, question, sources, and a line for the physician's judgment. */
export const UsageRecord = {
  ...copies(
    ['Mais', 'Registro de uso de IA', 'Copiar registro'],
    'Registro de uso copiado.',
    /^Registro de uso de IA\nFerramenta: Vesálio/,
    'Qual a meta de pressão arterial em paciente de 74 anos',
    'A ferramenta apoia, não substitui, o julgamento clínico. A decisão foi do profissional.',
    'Julgamento clínico do profissional: ____',
  ),
  name: 'Registro de uso copiado',
};
/** The record has the council number if the account has one. */
export const Signed: Story = {
  name: 'Registro com CRM',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registro de uso de IA' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registro de uso de IA' });
    await expect(await within(dialog).findByText(/Profissional: Ana Souza, CRM-SP 123456/)).toBeVisible();
  },
};
/** If the account cannot be read, the record has only the name. */
export const SignedOffline: Story = {
  name: 'Registro sem conexão',
  tags: ['long'],
  decorators: on({ fail: 'before' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registro de uso de IA' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registro de uso de IA' });
    await expect(dialog).toHaveTextContent(/Profissional: Ana Souza(?!,)/);
    await expect(dialog).toHaveTextContent('Modelo: não informado');
  },
};
export const Vancouver = {
  ...copies(
    ['Copiar em Vancouver/ABNT', 'Vancouver'],
    withReferences,
    /Referências\n1\. SPRINT Research Group\. A Randomized Trial/,
  ),
  name: 'Referências em Vancouver',
};
export const Abnt = {
  ...copies(['Copiar em Vancouver/ABNT', 'ABNT'], withReferences, /SPRINT RESEARCH GROUP\. /),
  name: 'Referências em ABNT',
  tags: ['long'],
};
export const Snippet = {
  ...copies(['Copiar trecho'], 'Trecho copiado.', /^ClCr = /),
  name: 'Trecho copiado',
};
