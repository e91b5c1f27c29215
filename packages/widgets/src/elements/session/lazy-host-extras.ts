import { lazy } from '../../lazy.tsx';

export const hostExtras = lazy(() => import('../host-extras.ts'));
