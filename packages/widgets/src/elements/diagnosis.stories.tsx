import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The gateway's own page at `/embed/diagnostico`, for whoever puts the elements into a page. */
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
  parameters: { bare: true },
  tags: ['no-gateway'],
};
export default meta;
type Story = StoryObj<typeof Diagnosis>;

/** The page inside, once it has told of the connection. */
async function diagnosed(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
  await waitFor(() =>
    expect(frame.contentDocument?.getElementById('checks')).toHaveTextContent(
      'Tudo certo · Conexão com o servidor',
    ),
  );
  return frame;
}

/** It shows times that are measured now. */
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
