import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacyPolicy, termsOfUse } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { legalIdentity } from '../brand.ts';
import '../styles/site.css';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PlaceholderPage } from '../pages/placeholder-page.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LegalPage } from './legal-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { PersonBar } from './person-bar.tsx';

interface FrameProps {
  /** Address at which the part is shown. */
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
  component: Frame,
  args: { path: '/' },
  decorators: [withApp()],
};
export default meta;
type Story = StoryObj<typeof Frame>;

export const HeaderForVisitor: Story = { args: { part: <Header /> } };
export const HeaderSignedIn: Story = {
  args: { part: <Header /> },
  decorators: [withApp({ session: sessionOf() })],
};
export const HeaderAtBenefits: Story = { args: { path: '/benefits', part: <Header /> } };
export const MenuOpen: Story = {
  args: { part: <Header /> },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByRole('button', { name: 'Abrir menu' });
    // Above the menu's width there is nothing to open.
    if (!toggle) return;
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: 'Depoimentos' })).toBeVisible();
  },
};
export const WaysOutOfAGate: Story = {
  args: { path: '/choose-plan', part: <PersonBar /> },
  decorators: [withApp({ session: sessionOf() })],
};
export const FooterOfThePages: Story = { args: { part: <Footer /> } };
export const Breadcrumbs: Story = { args: { path: '/payment', part: <BreadcrumbBar /> } };
export const BreadcrumbsAtHome: Story = {
  args: { part: <BreadcrumbBar /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const NotFound: Story = { args: { path: '/nowhere', part: <NotFoundPage /> } };
export const ConsultationToCome: Story = { args: { path: '/med-pront-pat', part: <PlaceholderPage /> } };
export const CalculatorToCome: Story = { args: { path: '/doctor-calc-ia', part: <PlaceholderPage /> } };
export const ExploreToCome: Story = { args: { path: '/explore', part: <PlaceholderPage /> } };
export const Terms: Story = {
  args: { path: '/terms', part: <LegalPage document={termsOfUse(legalIdentity)} /> },
};
export const Privacy: Story = {
  args: { path: '/privacy', part: <LegalPage document={privacyPolicy(legalIdentity)} /> },
};
export const LoadingAPage: Story = { args: { part: <PageLoading /> } };
