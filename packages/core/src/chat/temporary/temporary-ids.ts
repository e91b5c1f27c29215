import { createMemoryStore, type KeyValueStore } from '../../storage.ts';

const KEY = 'own:temporary';

/** The temporary conversations that this browser has not deleted yet. */
export type TemporaryIds = ReturnType<typeof createTemporaryIds>;

/** Without Web Locks a tab cannot tell which other tabs are alive, so it knows only its own conversations. */
export function createTemporaryIds(storage: KeyValueStore) {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const kept = locks ? storage : createMemoryStore();
  return {
    locks,
    read: (): string[] => kept.get(KEY)?.match(/[\w-]{1,64}/g) ?? [],
    write: (ids: readonly string[]) => (ids.length > 0 ? kept.set(KEY, ids.join(' ')) : kept.remove(KEY)),
  };
}
