import { Suspense } from 'react';
import { lazyPage } from '../lazy-page.tsx';
import { useCurrentSession } from '../session/use-session.ts';
import { DocumentLayout } from './document-layout.tsx';
import { KeepFocus, useKeptFocus } from './kept-focus.ts';

/** Loaded only for signed-in people, because it contains the chat's sidebar. */
export const LazyAppShell = lazyPage(async () => (await import('./app-shell.tsx')).AppShell);

/** Frame of the legal texts: with the app's sidebar for signed-in people, otherwise without it. */
export function TextLayout() {
  const session = useCurrentSession();
  const kept = useKeptFocus();
  const plain = (
    <>
      <KeepFocus kept={kept} />
      <DocumentLayout />
    </>
  );
  if (!session) return plain;
  return (
    <Suspense fallback={plain}>
      <KeepFocus kept={kept} />
      <LazyAppShell />
    </Suspense>
  );
}
