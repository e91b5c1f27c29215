import type { ElementFace } from '../define-element.tsx';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';

export const paymentFace: ElementFace = {
  tag: 'vesalio-payment',
  name: 'VesalioPaymentElement',
  description:
    'Card payment of a plan, where cards may be typed; elsewhere the way to the site of the product.',
  shadow: false,
  attributes: {
    ...commonAttributes,
    plan: {
      kind: 'string',
      description: 'Identifier of the plan to pay, such as fleming_plan (beyond the contract).',
    },
    ...headingLevel,
    ...allowSensitive,
  },
  properties: commonProperties,
  methods: signOut,
  events: {
    ...commonEvents,
    'vesalio-paid': { detail: '{ plan: string }', description: 'The payment went through.' },
    'vesalio-plan': {
      detail: '{ plan: string | null }',
      description: 'The person goes back to the choice of a plan (null).',
    },
  },
};
