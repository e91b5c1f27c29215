import { useEffect, useLayoutEffect } from 'react';

/** A layout effect; the server, which runs no effects, is not warned of it. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
