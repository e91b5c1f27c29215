import { accountElement } from './account/account.element.tsx';
import { authElement } from './auth/auth.element.tsx';
import { chatElement } from './chat/chat.element.tsx';
import { launcherElement } from './chat/launcher.element.tsx';
import { defineElement } from './define-element.tsx';
import { paymentElement } from './payment/payment.element.tsx';
import { plansElement } from './plans/plans.element.tsx';
import { version } from './version.ts';

/** Defines every tag; harmless when repeated. */
export function defineElements(): void {
  for (const element of [
    chatElement,
    launcherElement,
    authElement,
    plansElement,
    paymentElement,
    accountElement,
  ]) {
    defineElement(element, version);
  }
}
