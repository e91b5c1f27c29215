import { generalTexts } from '@vesalio/core';
import { Button, buttonClass } from '@vesalio/widgets';
import { LogOut } from 'lucide';
import { Link, useLocation } from 'react-router';
import type { AccessState } from '../session/access-state.ts';
import { useSignOut } from '../session/sign-out.ts';
import { useCurrentSession } from '../session/use-session.ts';

const { sidebar: texts } = generalTexts;

/** Account and sign-out links for signed-in people on pages without the sidebar, for example at a gate. */
export function PersonBar() {
  const signOut = useSignOut();
  const state = useLocation().state as AccessState | null;
  // People who come from the e-mail code have just been told to sign in.
  if (!useCurrentSession() || state?.arriving) return null;
  return (
    <div className="vs-topbar__person">
      <Link className={buttonClass({ variant: 'ghost', size: 'small' })} to="/account">
        {texts.myAccount}
      </Link>
      <Button variant="ghost" size="small" icon={LogOut} onClick={() => void signOut()}>
        {texts.logout}
      </Button>
    </div>
  );
}
