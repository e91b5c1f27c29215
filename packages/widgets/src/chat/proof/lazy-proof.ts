import { lazy } from '../../lazy.tsx';

export type ProofModule = typeof import('./proof.ts');

/** The citation check, in a separate module that is loaded for the first finished answer with references. */
export const proof = lazy<ProofModule>(() => import('./proof.ts'));
