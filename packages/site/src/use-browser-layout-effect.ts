import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser. Avoids React's warning on the server, where effects do not run. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
