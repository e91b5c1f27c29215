import { createContext, useContext, useId } from 'react';

/** Prefix of all ids below it. Several React or Preact roots share a page, and each of them counts from the start. */
export const IdPrefix = createContext('');

/** An id that is unique in the page, for labels and descriptions. */
export function useUniqueId(): string {
  return useContext(IdPrefix) + useId();
}
