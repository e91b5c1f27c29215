import { lazy } from '../lazy.tsx';

/** The module of the chat's third moment: menus, popups, attachments and dictation, which a press opens. */
export const extras = lazy(() => import('./extras.ts'));
