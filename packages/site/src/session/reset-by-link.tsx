import { authTexts } from '@vesalio/core';
import { ResetPasswordDialog, useApp } from '@vesalio/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AccessState, resetTokenOf } from './access-state.ts';
import { useCurrentSession } from './use-session.ts';

/** 'Redefinir Senha' for the token of a reset link. A visitor goes to /login afterwards. */
export function ResetByLink() {
  const isSignedIn = useCurrentSession() !== null;
  const location = useLocation();
  const navigate = useNavigate();
  const token = resetTokenOf(location);
  const app = useApp();
  const close = useCallback(
    async (outcome: 'done' | 'dismissed') => {
      if (!isSignedIn) {
        navigate('/login', { replace: true });
        return;
      }
      // A new password may have ended this session too. Find out before the page continues.
      if (outcome === 'done') await (await app.account()).load();
      if (!app.session.getState().session) {
        const state: AccessState = { notification: { type: 'success', text: authTexts.reset.success } };
        navigate('/login', { replace: true, state });
        return;
      }
      const { resetToken: _spent, ...rest } = (location.state ?? {}) as AccessState;
      navigate(
        { pathname: location.pathname, search: location.search, hash: location.hash },
        { replace: true, state: rest },
      );
    },
    [app, isSignedIn, location, navigate],
  );
  if (token === undefined) return null;
  return <ResetPasswordDialog token={token} onClose={close} onNavigate={(to) => navigate(to)} />;
}
