import { Suspense } from 'react';
import { lazyPage } from '../lazy-page.tsx';
import { useCurrentSession } from '../session/use-session.ts';
import { DocumentLayout } from './document-layout.tsx';

/** Loaded only for signed-in people, because it contains the chat's sidebar. */
export const LazyAppShell = lazyPage(async () => (await import('./app-shell.tsx')).AppShell);

/** Frame of the legal texts: with the app's sidebar for signed-in people, otherwise the plain frame. */
export function TextLayout() {
  const session = useCurrentSession();
  if (!session) return <DocumentLayout />;
  return (
    <Suspense fallback={<DocumentLayout />}>
      <LazyAppShell />
    </Suspense>
  );
}
