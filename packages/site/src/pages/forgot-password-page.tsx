import { ForgotPasswordWidget } from '@vesalio/widgets';
import { useNavigate } from 'react-router';

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  return <ForgotPasswordWidget onNavigate={(to) => navigate(to)} />;
}
