import { EmailCodeWidget } from '@vesalio/widgets';
import { useLocation } from 'react-router';
import type { AccessState } from '../session/access-state.ts';
import { useSignOut } from '../session/sign-out.ts';
import { useDestination } from '../session/use-destination.ts';

export default function ValidateEmailPage() {
  const state = useLocation().state as AccessState | null;
  const signOut = useSignOut();
  return (
    <EmailCodeWidget
      email={state?.email}
      from={state?.from}
      autoFocus
      onDone={useDestination()}
      onSignOut={() => void signOut()}
    />
  );
}
