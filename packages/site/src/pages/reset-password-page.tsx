import { Navigate, useLocation } from 'react-router';

/** Redirects the link in the reset e-mail to the account's dialog, or to /login if the token is missing. */
export default function ResetPasswordPage() {
  const token = new URLSearchParams(useLocation().search).get('token');
  const to = token
    ? `/account?resetToken=${encodeURIComponent(token)}#security`
    : '/login?error=invalidResetLink';
  return <Navigate to={to} replace />;
}
