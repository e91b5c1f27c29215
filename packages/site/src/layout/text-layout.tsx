import { useCurrentSession } from '../use-session.ts';
import { AppShell } from './app-shell.tsx';
import { DocumentLayout } from './document-layout.tsx';

/** Frame of the legal texts: the app's sidebar for who is signed in, the plain frame for everybody else. */
export function TextLayout() {
  return useCurrentSession() ? <AppShell /> : <DocumentLayout />;
}
