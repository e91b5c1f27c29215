import { lazy } from '../lazy.tsx';

/** The third moment of the chat: whatever a press opens. */
export const extras = lazy(() => import('./extras.ts'));
