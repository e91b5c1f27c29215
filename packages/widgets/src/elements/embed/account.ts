import { version } from '../../version.ts';
import { accountElement } from '../account.element.tsx';
import { defineElement } from '../define-element.tsx';

defineElement(accountElement, version);
