import { version } from '../../version.ts';
import { defineElement } from '../define-element.tsx';
import { paymentElement } from '../payment.element.tsx';

defineElement(paymentElement, version);
