import { version } from '../version.ts';
import { accountElement } from './account.element.tsx';
import { authElement } from './auth.element.tsx';
import { chatElement } from './chat/chat.element.tsx';
import { launcherElement } from './chat/launcher.element.tsx';
import { defineElement } from './define-element.tsx';
import { paymentElement } from './payment.element.tsx';
import { plansElement } from './plans.element.tsx';

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
