import type { ElementFace } from '../define-element.tsx';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';

export const authFace: ElementFace = {
  tag: 'vesalio-auth',
  name: 'VesalioAuthElement',
  description: 'Login, registration and password recovery; e-mail code and terms follow in place.',
  shadow: false,
  attributes: { ...commonAttributes, ...headingLevel, ...allowSensitive },
  properties: commonProperties,
  methods: signOut,
  events: commonEvents,
};
