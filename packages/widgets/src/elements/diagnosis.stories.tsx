import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The gateway's page at `/embed/diagnostico`, for the developer who embeds the elements. */
function Diagnosis() {
  return (
    <iframe
      className="stage-page"
      src={`${import.meta.env.BASE_URL}embed/diagnostico.html`}
      title="Diagnóstico da integração"
    />
  );
}

const meta: Meta<typeof Diagnosis> = {
  title: 'Elementos/Diagnóstico',
  component: Diagnosis,
  parameters: {
    bare: true,
    docs: { description: { component: 'Says on a page of the host what keeps the elements from working.' } },
  },
  tags: ['no-gateway'],
};
export default meta;
type Story = StoryObj<typeof Diagnosis>;

/** The page in the frame, after it has checked the connection. */
async function diagnosed(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
  await waitFor(() =>
    expect(frame.contentDocument?.getElementById('checks')).toHaveTextContent(
      'Tudo certo · Conexão com o servidor',
    ),
  );
  return frame;
}

/** Its picture varies, because it shows measured times. */
export const Fine: Story = {
  name: 'Tudo certo',
  tags: ['moving'],
  play: async ({ canvasElement }) => {
    const { contentDocument } = await diagnosed(canvasElement);
    await expect(contentDocument?.body).not.toHaveTextContent('Precisa de atenção');
  },
};
export const Unreachable: Story = {
  name: 'Servidor sem resposta',
  tags: ['long'],
  play: async ({ canvasElement, userEvent }) => {
    const { contentDocument, contentWindow } = await diagnosed(canvasElement);
    const page = within(contentDocument?.body as HTMLElement);
    if (contentWindow) contentWindow.fetch = () => Promise.reject(new TypeError('fetch failed'));
    await userEvent.click(page.getByRole('button', { name: 'Verificar novamente' }));
    const checks = contentDocument?.getElementById('checks');
    await waitFor(() => expect(checks).toHaveTextContent('Precisa de atenção · Conexão com o servidor'));
    await expect(checks?.firstElementChild).toHaveTextContent(/não respondeu\. Confira o base-url/);
  },
};
