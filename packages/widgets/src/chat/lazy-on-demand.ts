import { lazy } from '../lazy.tsx';

/** Context, follow-ups, edits, quotes, records, files, search, dialogs, Google Drive; loaded at the first use. */
export const onDemand = lazy(() => import('./on-demand.ts'));
