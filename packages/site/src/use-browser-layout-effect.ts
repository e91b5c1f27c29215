import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser. On the server, where effects do not run, it avoids React's warning. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
