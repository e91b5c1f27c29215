import { ResetPasswordDialog } from '@vesalio/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AccessState, resetTokenOf } from './access-state.ts';
import { useCurrentSession } from './use-session.ts';

/** 'Redefinir Senha' when a token came with a link. A visitor goes to /login afterwards. */
export function ResetByLink() {
  const isSignedIn = useCurrentSession() !== null;
  const location = useLocation();
  const navigate = useNavigate();
  const token = resetTokenOf(location);
  const close = useCallback(() => {
    if (!isSignedIn) {
      navigate('/login', { replace: true });
      return;
    }
    const { resetToken: _spent, ...rest } = (location.state ?? {}) as AccessState;
    navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { replace: true, state: rest },
    );
  }, [isSignedIn, location, navigate]);
  if (token === undefined) return null;
  return <ResetPasswordDialog token={token} onClose={close} onNavigate={(to) => navigate(to)} />;
}
