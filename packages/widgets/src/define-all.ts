import { chatElement } from './chat/chat.element.tsx';
import { defineElement } from './define-element.tsx';
import { version } from './version.ts';

/** Defines every tag; harmless when repeated. */
export function defineElements(): void {
  for (const element of [chatElement]) defineElement(element, version);
}
