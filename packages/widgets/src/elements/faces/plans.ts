import { plansShape } from '../element-shapes.ts';
import { chatParts } from './chat.ts';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';
import { faceOf } from './face-of.ts';

export const plansFace = faceOf(plansShape, {
  name: 'VesalioPlansElement',
  description: 'The plan choice.',
  attributes: { ...commonAttributes, ...headingLevel, ...allowSensitive },
  properties: commonProperties,
  methods: signOut,
  events: {
    ...commonEvents,
    'vesalio-plan': {
      detail: '{ plan: string }',
      description:
        'A plan was chosen: the identifier of the plan. The free plan is active then; a paid one is to be paid.',
    },
  },
  parts: { root: chatParts.root, gate: chatParts.gate },
});
