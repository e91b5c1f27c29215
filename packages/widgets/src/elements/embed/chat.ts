import { version } from '../../version.ts';
import { chatElement } from '../chat/chat.element.tsx';
import { defineElement } from '../define-element.tsx';

defineElement(chatElement, version);
