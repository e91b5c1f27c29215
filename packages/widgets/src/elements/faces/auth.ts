import { authShape } from '../element-shapes.ts';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';
import { faceOf } from './face-of.ts';

export const authFace = faceOf(authShape, {
  name: 'VesalioAuthElement',
  description: 'Login, registration and password recovery; e-mail code and terms follow in place.',
  attributes: { ...commonAttributes, ...headingLevel, ...allowSensitive },
  properties: commonProperties,
  methods: signOut,
  events: commonEvents,
});
