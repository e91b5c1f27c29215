import { decideAccess } from '@vesalio/core';
import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { DocumentLayout } from './layout/document-layout.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { LazyAppShell, TextLayout } from './layout/text-layout.tsx';
import { type LazyPage, lazyPage } from './navigation/lazy-page.tsx';
import { normalPath } from './navigation/page-meta.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ResetRedirect } from './pages/reset-redirect.tsx';
import { RequireAccess } from './session/require-access.tsx';

const Landing = lazyPage(async () => (await import('./pages/landing-page.tsx')).LandingPage);
const Login = lazyPage(async () => (await import('./pages/login-page.tsx')).LoginPage);
const Register = lazyPage(async () => (await import('./pages/register-page.tsx')).RegisterPage);
const ForgotPassword = lazyPage(
  async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
);
const Terms = lazyPage(async () => (await import('./pages/terms-page.tsx')).TermsPage);
const Privacy = lazyPage(async () => (await import('./pages/privacy-page.tsx')).PrivacyPage);
const ValidateEmail = lazyPage(
  async () => (await import('./pages/validate-email-page.tsx')).ValidateEmailPage,
);
const ChoosePlan = lazyPage(async () => (await import('./pages/choose-plan-page.tsx')).ChoosePlanPage);
const Payment = lazyPage(async () => (await import('./pages/payment-page.tsx')).PaymentPage);
const Chat = lazyPage(async () => (await import('./pages/chat-page.tsx')).ChatPage);
const Account = lazyPage(async () => (await import('./pages/account-page.tsx')).AccountPage);
const Placeholder = lazyPage(async () => (await import('./pages/placeholder-page.tsx')).PlaceholderPage);

interface SiteRoute {
  path: string;
  page: LazyPage;
  /** Module of the page: the build's manifest knows its chunks by it. */
  source: string;
}

/** Frames and what they hold. Who may see a route is core's `decideAccess`, applied by RequireAccess. */
const frames = {
  landing: [
    { path: '/', page: Landing, source: 'landing-page' },
    { path: '/benefits', page: Landing, source: 'landing-page' },
    { path: '/testimonials', page: Landing, source: 'landing-page' },
  ],
  document: [
    { path: '/login', page: Login, source: 'login-page' },
    { path: '/register', page: Register, source: 'register-page' },
    { path: '/forgot-password', page: ForgotPassword, source: 'forgot-password-page' },
    { path: '/validate-email', page: ValidateEmail, source: 'validate-email-page' },
    { path: '/choose-plan', page: ChoosePlan, source: 'choose-plan-page' },
    { path: '/payment', page: Payment, source: 'payment-page' },
  ],
  text: [
    { path: '/terms', page: Terms, source: 'terms-page' },
    { path: '/privacy', page: Privacy, source: 'privacy-page' },
  ],
  app: [
    { path: '/account', page: Account, source: 'account-page' },
    { path: '/med-pront-pat', page: Placeholder, source: 'placeholder-page' },
    { path: '/doctor-calc-ia', page: Placeholder, source: 'placeholder-page' },
    { path: '/explore', page: Placeholder, source: 'placeholder-page' },
  ],
} as const satisfies Record<string, readonly SiteRoute[]>;

// One route for both, so that the chat stays mounted when the address takes the new conversation's id.
const chat: SiteRoute = { path: '/chat/:conversationId?', page: Chat, source: 'chat-page' };

const all: readonly SiteRoute[] = [...Object.values(frames).flat(), chat];

function routeAt(pathname: string): SiteRoute | undefined {
  return all.find(({ path }) => matchPath(path, pathname));
}

/** Module of the page at a path, as `src/pages/<name>.tsx`; undefined for the not-found page. */
export function pageSource(pathname: string): string | undefined {
  const route = routeAt(pathname);
  return route && `src/pages/${route.source}.tsx`;
}

/** Loads the page at a path and its frame, so that their first render is synchronous. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  const inShell = route === chat || frames.app.some((framed) => framed === route);
  await Promise.all([route?.page.preload(), inShell && LazyAppShell.preload()]);
}

/** What the HTML of a path shows before its code runs. */
export function drawingAt(pathname: string): string {
  if (decideAccess({ status: 'loading', session: null }, { pathname }).kind === 'loading') return 'verifying';
  return routeAt(pathname) ? normalPath(pathname) : 'not-found';
}

const leaf = ({ path, page: Page }: SiteRoute) => <Route key={path} path={path} element={<Page />} />;

/** The route table of the site. */
export function SiteRoutes() {
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route element={<RequireAccess />}>
            <Route element={<PublicLayout />}>
              {/* One element above the three addresses, so that changing among them never remounts the page. */}
              <Route element={<Landing />}>
                {frames.landing.map(({ path }) => (
                  <Route key={path} path={path} element={null} />
                ))}
              </Route>
            </Route>
            <Route element={<DocumentLayout />}>
              {frames.document.map(leaf)}
              <Route path="/reset-password" element={<ResetRedirect />} />
              <Route path="*" element={<NotFoundPage />} />
            </Route>
            <Route element={<TextLayout />}>{frames.text.map(leaf)}</Route>
            <Route element={<LazyAppShell />}>
              {leaf(chat)}
              {frames.app.map(leaf)}
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
