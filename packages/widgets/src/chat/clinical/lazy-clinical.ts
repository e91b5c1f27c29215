import { lazy } from '../../lazy.tsx';

/** Context, follow-ups, edits, quotes, records and files: fetched where one of them is used. */
export const clinical = lazy(() => import('./clinical.ts'));
