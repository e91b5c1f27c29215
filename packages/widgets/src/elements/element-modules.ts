import type { ElementModule } from './element-model.ts';
import type { ElementTag } from './registry.ts';

/** The module of each element. Separate from the table, so that importing one element does not bundle the others. */
export const elementModules: Readonly<Record<ElementTag, () => Promise<{ default: ElementModule }>>> = {
  'vesalio-chat': () => import('./chat/chat-shell.ts'),
  'vesalio-launcher': () => import('./chat/launcher.element.tsx'),
  'vesalio-auth': () => import('./auth.element.tsx'),
  'vesalio-plans': () => import('./plans.element.tsx'),
  'vesalio-payment': () => import('./payment.element.tsx'),
  'vesalio-account': () => import('./account.element.tsx'),
};
