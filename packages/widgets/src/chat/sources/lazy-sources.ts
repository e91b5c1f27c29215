import { lazy } from '../../lazy.tsx';

/** The sources drawer, loaded on the first press that may open it. */
export const sources = lazy(() => import('./sources.ts'));
