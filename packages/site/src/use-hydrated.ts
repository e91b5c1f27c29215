import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render in the browser, true after. What depends on the session waits for it,
 * because the pre-rendered page is everybody's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
