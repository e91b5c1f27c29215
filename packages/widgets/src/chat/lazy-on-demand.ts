import { lazy } from '../lazy.tsx';

/** Context, follow-ups, edits, quotes, records, files, search, dialogs, Google Drive: fetched where one is used. */
export const onDemand = lazy(() => import('./on-demand.ts'));
