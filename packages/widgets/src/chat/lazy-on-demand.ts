import { lazy } from '../lazy.tsx';

/** Context, follow-ups, edits, quotes, records, files, dialogs and Google Drive: fetched where one of them is used. */
export const onDemand = lazy(() => import('./on-demand.ts'));
