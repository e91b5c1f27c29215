import { lazy } from '../lazy.tsx';

/** The module of the chat's third moment: menus, copies, feedback and citation popups. */
export const extras = lazy(() => import('./extras.ts'));
