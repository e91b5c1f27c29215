import type { Destination } from '@vesalio/core';
import { useState } from 'react';
import { ForgotPasswordWidget } from './forgot-password-widget.tsx';
import type { AskGoogle } from './google-button.tsx';
import { LoginWidget } from './login-widget.tsx';
import { RegisterWidget } from './register-widget.tsx';

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
  const go = (to: string) => {
    if (to === '/login' || to === '/register' || to === '/forgot-password') setScreen(to);
    else onNavigate(to);
  };
  if (screen === '/register') return <RegisterWidget onDone={onDone} onNavigate={go} askGoogle={askGoogle} />;
  if (screen === '/forgot-password') return <ForgotPasswordWidget onNavigate={go} />;
  return <LoginWidget onDone={onDone} onNavigate={go} askGoogle={askGoogle} />;
}
