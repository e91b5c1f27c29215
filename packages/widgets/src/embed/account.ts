import { accountElement } from '../account/account.element.tsx';
import { defineElement } from '../define-element.tsx';
import { version } from '../version.ts';

defineElement(accountElement, version);
