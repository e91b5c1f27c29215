import type { Destination } from '@vesalio/core';
import { useState } from 'react';
import { ForgotPasswordWidget } from './forgot-password-widget.tsx';
import type { AskGoogle } from './google-button.tsx';
import { LoginWidget } from './login-widget.tsx';
import { RegisterWidget } from './register-widget.tsx';
import type { SignInProps } from './sign-in-parts.tsx';

export interface AuthWidgetProps {
  /** Which form shows first. */
  start?: 'login' | 'register' | 'forgot-password';
  /** Called with the destination once the person is signed in. */
  onDone: (destination: Destination) => void;
  /** Called for links that lead out of the widget. */
  onNavigate: (to: string) => void;
  askGoogle?: AskGoogle;
}

/** Login, registration and recovery in one place, for hosts without routes of their own. */
export function AuthWidget({ start = 'login', onDone, onNavigate, askGoogle }: AuthWidgetProps) {
  const [screen, setScreen] = useState<string>(`/${start}`);
  const [email, setEmail] = useState<string>();
  const go: SignInProps['onNavigate'] = (to, typed) => {
    setEmail(typed?.email);
    if (to === '/login' || to === '/register' || to === '/forgot-password') setScreen(to);
    else onNavigate(to);
  };
  if (screen === '/register') return <RegisterWidget onDone={onDone} onNavigate={go} askGoogle={askGoogle} />;
  if (screen === '/forgot-password') return <ForgotPasswordWidget email={email} onNavigate={go} />;
  return <LoginWidget onDone={onDone} onNavigate={go} askGoogle={askGoogle} />;
}
