import { ForgotPasswordWidget } from '@vesalio/widgets';
import { useLocation, useNavigate } from 'react-router';
import type { AccessState } from '../session/access-state.ts';

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const state = useLocation().state as AccessState | null;
  return <ForgotPasswordWidget email={state?.email} onNavigate={(to) => navigate(to)} />;
}
