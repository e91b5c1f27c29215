import { Suspense } from 'react';
import { lazyPage } from '../navigation/lazy-page.tsx';
import { useCurrentSession } from '../session/use-session.ts';
import { DocumentLayout } from './document-layout.tsx';

/** The shell brings the chat's sidebar, so it comes only to who is signed in. */
export const LazyAppShell = lazyPage(async () => (await import('./app-shell.tsx')).AppShell);

/** Frame of the legal texts: the app's sidebar for who is signed in, the plain frame for everybody else. */
export function TextLayout() {
  const session = useCurrentSession();
  if (!session) return <DocumentLayout />;
  return (
    <Suspense fallback={<DocumentLayout />}>
      <LazyAppShell />
    </Suspense>
  );
}
