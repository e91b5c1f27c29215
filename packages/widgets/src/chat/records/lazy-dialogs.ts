import { lazy } from '../../lazy.tsx';

/** Dialogs that few people open: feedback, the report of an error, 'Sobre'. */
export const dialogs = lazy(() => import('./dialogs.ts'));
