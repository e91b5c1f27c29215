import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacyPolicy, termsOfUse } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import { Button } from '@vesalio/widgets';
import { Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, spyOn } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { legalIdentity } from '../brand.ts';
import '../styles/site.css';
import { lazyPage } from '../lazy-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import PlaceholderPage from '../pages/placeholder-page.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LegalPage } from './legal-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { PersonBar } from './person-bar.tsx';

interface FrameProps {
  /** Address at which the component is shown. */
  path: string;
  part: React.ReactNode;
}

function Frame({ path, part }: FrameProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <div className="vs-page__main">{part}</div>
    </MemoryRouter>
  );
}

const meta: Meta<typeof Frame> = {
  title: 'Site/Moldura',
  parameters: {
    docs: {
      description: {
        component: 'The frame of the site: header, breadcrumbs, footer, texts and standstills.',
      },
    },
  },
  component: Frame,
  args: { path: '/' },
  decorators: [withApp()],
};
export default meta;
type Story = StoryObj<typeof Frame>;

const shows =
  (role: 'heading' | 'link' | 'button' | 'status', name: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [first] = await canvas.findAllByRole(role, { name });
    await expect(first).toBeVisible();
  };

export const HeaderForVisitor: Story = {
  name: 'Cabeçalho para visitante',
  args: { part: <Header /> },
  play: async (context) => {
    await shows('link', 'Cadastrar')(context);
    await expect(context.canvas.queryByRole('link', { name: 'Ir para o chat' })).toBeNull();
  },
};
export const HeaderSignedIn: Story = {
  name: 'Cabeçalho com sessão',
  args: { part: <Header /> },
  decorators: [withApp({ session: sessionOf() })],
  play: async (context) => {
    await shows('link', 'Ir para o chat')(context);
    await expect(context.canvas.queryByRole('link', { name: 'Entrar' })).toBeNull();
  },
};
export const HeaderAtBenefits: Story = {
  name: 'Cabeçalho em Benefícios',
  args: { path: '/benefits', part: <Header /> },
  play: async ({ canvas }) => {
    const place = await canvas.findByText('Benefícios');
    await expect(place).toHaveAttribute('aria-current', 'page');
  },
};
export const MenuOpen: Story = {
  name: 'Menu aberto no celular',
  args: { part: <Header /> },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Above the menu's width, there is nothing to open.
    if (canvasElement.clientWidth > 900) return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir menu' }));
    await expect(canvas.getByRole('link', { name: 'Depoimentos' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fechar menu' })).toBeVisible();
  },
};
export const WaysOutOfAGate: Story = {
  name: 'Saída na escolha de plano',
  args: { path: '/choose-plan', part: <PersonBar /> },
  decorators: [withApp({ session: sessionOf() })],
  play: shows('button', 'Sair'),
};
export const FooterOfThePages: Story = {
  name: 'Rodapé',
  args: { part: <Footer /> },
  play: shows('link', 'Política de Privacidade'),
};
export const Breadcrumbs: Story = {
  name: 'Trilha em Pagamento',
  args: { path: '/payment', part: <BreadcrumbBar /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pagamento')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Início' })).toBeVisible();
  },
};
export const BreadcrumbsAtHome: Story = {
  name: 'Nenhuma trilha no início',
  args: {
    part: (
      <>
        <p>Na página inicial a trilha não é desenhada.</p>
        <BreadcrumbBar />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
const screenOf = (path: string, part: React.ReactNode, heading: string): Story => ({
  args: { path, part },
  play: shows('heading', heading),
});
export const NotFound = {
  ...screenOf('/nowhere', <NotFoundPage />, 'Página Não Encontrada'),
  name: 'Página não encontrada',
};
export const ConsultationToCome = {
  ...screenOf('/med-pront-pat', <PlaceholderPage />, 'Consulta IA'),
  name: 'Consulta IA em breve',
};
export const CalculatorToCome = {
  ...screenOf('/doctor-calc-ia', <PlaceholderPage />, 'Calculadora MED'),
  name: 'Calculadora MED em breve',
};
export const ExploreToCome = {
  ...screenOf('/explore', <PlaceholderPage />, 'Explorar'),
  name: 'Explorar em breve',
};
export const Terms = {
  ...screenOf('/terms', <LegalPage document={termsOfUse(legalIdentity)} />, 'Termos de Uso'),
  name: 'Termos de uso',
};
export const Privacy = {
  ...screenOf('/privacy', <LegalPage document={privacyPolicy(legalIdentity)} />, 'Política de Privacidade'),
  name: 'Política de privacidade',
};
export const LoadingAPage: Story = {
  name: 'Carregando página',
  args: { part: <PageLoading /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando a página...')).toBeInTheDocument();
  },
};

const Lost = lazyPage(() => Promise.reject(new Error('A new version has replaced this file.')));
/** The code of a page could not be loaded, or the page crashed. */
export const PageFailed: Story = {
  name: 'Página com falha',
  args: {
    part: (
      <PageBoundary>
        <Suspense fallback={<PageLoading />}>
          <Lost />
        </Suspense>
      </PageBoundary>
    ),
  },
  beforeEach: () => {
    // React logs caught errors to the console.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async (context) => {
    await shows('heading', 'Não foi possível abrir esta página')(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(/^A conexão pode ter caído/);
    await shows('button', 'Recarregar página')(context);
  },
};

function WayBack() {
  const navigate = useNavigate();
  // Stands in for the browser's own back button.
  return <Button onClick={() => navigate(-1)}>Voltar no navegador</Button>;
}

/** Going back from a failed page leads to the page before it. */
export const PageFailedAndBack: Story = {
  name: 'De volta de uma página com falha',
  args: {
    part: (
      <>
        <WayBack />
        <PageBoundary>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              <Route path="/" element={<Link to="/about">Sobre</Link>} />
              <Route path="/about" element={<Lost />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </>
    ),
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: 'Sobre' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Não foi possível abrir esta página' });
    // The link is gone, and the page that replaces it has the focus.
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar no navegador' }));
    await expect(await canvas.findByRole('link', { name: 'Sobre' })).toBeVisible();
  },
};
