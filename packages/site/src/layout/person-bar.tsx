import { generalTexts } from '@vesalio/core';
import { Button, buttonClass } from '@vesalio/widgets';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useSignOut } from '../session/sign-out.ts';
import { useCurrentSession } from '../session/use-session.ts';

const { sidebar: texts } = generalTexts;

/** Account and sign-out links for signed-in people on pages without the sidebar, for example at a gate. */
export function PersonBar() {
  const signOut = useSignOut();
  if (!useCurrentSession()) return null;
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
