import { defineElement } from '../define-element.tsx';
import { paymentElement } from '../payment/payment.element.tsx';
import { version } from '../version.ts';

defineElement(paymentElement, version);
