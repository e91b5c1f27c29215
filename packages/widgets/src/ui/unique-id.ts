import { createContext, useContext, useId, useState } from 'react';

/**
 * Creates the ids below an element. Several roots share a page, and `useId` starts counting anew in each of them. In
 * Preact it also starts over after two changes of the host's attributes.
 */
export const IdSource = createContext<(() => string) | undefined>(undefined);

/** An id that is unique in the page, for labels and descriptions. */
export function useUniqueId(): string {
  const own = useId();
  const [made] = useState(useContext(IdSource));
  return made ?? own;
}
