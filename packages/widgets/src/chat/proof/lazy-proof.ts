import { lazy } from '../../lazy.tsx';

export type ProofModule = typeof import('./proof.ts');

/** The check of citations: loaded beside the conversation, for the first finished answer with references. */
export const proof = lazy<ProofModule>(() => import('./proof.ts'));
