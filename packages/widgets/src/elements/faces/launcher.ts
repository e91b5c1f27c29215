import { launcherShape } from '../element-shapes.ts';
import { chatMembers, chatParts } from './chat.ts';
import { faceOf } from './face-of.ts';

export const launcherFace = faceOf(launcherShape, {
  name: 'VesalioLauncherElement',
  description: 'A floating button that opens the chat in a panel; the chat is loaded with the first opening.',
  ...chatMembers,
  parts: {
    button: 'The floating button.',
    panel: 'The panel with the chat.',
    ...chatParts,
  },
  variables: {
    '--vesalio-launcher-layer': 'z-index of button and panel; 2147480000 by default.',
    '--vesalio-launcher-inset': 'Distance from the edges of the window; 20px by default.',
  },
});
