import { paymentShape } from '../element-shapes.ts';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';
import { faceOf } from './face-of.ts';

export const paymentFace = faceOf(paymentShape, {
  name: 'VesalioPaymentElement',
  description:
    'Card payment of a plan, where cards may be typed; elsewhere the way to the site of the product.',
  attributes: {
    ...commonAttributes,
    plan: 'Identifier of the plan to pay, such as fleming_plan.',
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
});
