import { TermsDialog } from '@vesalio/widgets';
import { useSignOut } from './sign-out.ts';
import { useDestination } from './use-destination.ts';

/** The blocking terms dialog above the page. */
export function TermsGate({ remember }: { remember?: string }) {
  const signOut = useSignOut();
  return <TermsDialog remembered={remember} onDone={useDestination()} onSignOut={() => void signOut()} />;
}
