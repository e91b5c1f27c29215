import { lazy } from '../lazy.tsx';

/** Rarely used parts, loaded on first use: files, dictation, clinicians' tools, search, dialogs, Drive. */
export const onDemand = lazy(() => import('./on-demand.ts'));
