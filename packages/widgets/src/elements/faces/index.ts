import { accountFace } from './account.ts';
import { authFace } from './auth.ts';
import { chatFace } from './chat.ts';
import type { ElementFace } from './face-of.ts';
import { launcherFace } from './launcher.ts';
import { paymentFace } from './payment.ts';
import { plansFace } from './plans.ts';

/** Every element's public face: manifest and typings are written from this list. */
export const elementFaces: readonly ElementFace[] = [
  chatFace,
  launcherFace,
  authFace,
  plansFace,
  paymentFace,
  accountFace,
];
