import { lazy } from '../lazy.tsx';

/** Rarely used parts: files, dictation, clinicians' tools, search, dialogs, Drive; loaded at the first use. */
export const onDemand = lazy(() => import('./on-demand.ts'));
