import { lazy } from '../../lazy.tsx';

export const onRequest = lazy(() => import('./on-request.ts'));
