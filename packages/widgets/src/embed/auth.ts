import { authElement } from '../auth/auth.element.tsx';
import { defineElement } from '../define-element.tsx';
import { version } from '../version.ts';

defineElement(authElement, version);
