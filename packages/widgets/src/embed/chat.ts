import { chatElement } from '../chat/chat.element.tsx';
import { defineElement } from '../define-element.tsx';
import { version } from '../version.ts';

defineElement(chatElement, version);
