import { createApp } from '@vesalio/core';
import {
  ChatWidget,
  EmailCodeWidget,
  ForgotPasswordWidget,
  LoginWidget,
  Notices,
  PaymentWidget,
  PlansWidget,
  RegisterWidget,
  VesalioProvider,
} from '@vesalio/widgets';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = () => {};
const quote = { whatsapp: null, email: 'vendas@vesalio.example', brand: 'Vesálio' };
const notice = { id: 1, type: 'info' as const, text: 'Conversa removida' };

test.each<[string, () => ReactElement]>([
  [
    'Conversa removida',
    () => <Notices notices={[notice]} onDismiss={nothing} label="Avisos" closeLabel="Fechar" />,
  ],
  ['Mensagem', () => <ChatWidget />],
  ['Entrar', () => <LoginWidget onDone={nothing} onNavigate={nothing} />],
  ['Registrar', () => <RegisterWidget onDone={nothing} onNavigate={nothing} />],
  ['Enviar Link', () => <ForgotPasswordWidget onNavigate={nothing} />],
  ['Validar', () => <EmailCodeWidget onDone={nothing} onSignOut={nothing} />],
  ['Escolher Fleming', () => <PlansWidget onPay={nothing} onDone={nothing} quote={quote} />],
  [
    'Carregando cartões',
    () => <PaymentWidget plan="fleming_plan" onDone={nothing} onBackToPlans={nothing} />,
  ],
])('a server, which has no window, renders the widget with "%s"', (text, widget) => {
  const app = createApp({ storage: 'memory' });
  for (const name of ['window', 'document', 'matchMedia', 'localStorage']) vi.stubGlobal(name, undefined);
  expect(renderToString(<VesalioProvider app={app}>{widget()}</VesalioProvider>)).toContain(text);
});
