import { Navigate, useLocation } from 'react-router';

/** The link of the reset mail: to the account's dialog with its token, or to /login when it lacks one. */
export function ResetRedirect() {
  const token = new URLSearchParams(useLocation().search).get('token');
  const to = token
    ? `/account?resetToken=${encodeURIComponent(token)}#security`
    : '/login?error=invalidResetLink';
  return <Navigate to={to} replace />;
}
