import type { ElementFace } from '../define-element.tsx';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';

export const accountFace: ElementFace = {
  tag: 'vesalio-account',
  name: 'VesalioAccountElement',
  description: 'Profile, address, plan, cards and security of the person.',
  shadow: false,
  attributes: { ...commonAttributes, ...headingLevel, ...allowSensitive },
  properties: commonProperties,
  methods: signOut,
  events: {
    ...commonEvents,
    'vesalio-plan': { detail: '{ plan: string }', description: 'The plan of the account is another now.' },
  },
};
