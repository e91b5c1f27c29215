import { version } from '../../version.ts';
import { authElement } from '../auth.element.tsx';
import { defineElement } from '../define-element.tsx';

defineElement(authElement, version);
