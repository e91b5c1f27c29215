import { accountShape } from '../element-shapes.ts';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';
import { faceOf } from './face-of.ts';

export const accountFace = faceOf(accountShape, {
  name: 'VesalioAccountElement',
  description: 'Profile, address, plan, cards and security of the person.',
  attributes: { ...commonAttributes, ...headingLevel, ...allowSensitive },
  properties: commonProperties,
  methods: signOut,
  events: {
    ...commonEvents,
    'vesalio-plan': { detail: '{ plan: string }', description: 'The plan of the account is another now.' },
  },
});
