/** Texts by key. Never throws: if storage is missing, full or forbidden, the values stay in memory. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Calls `listener` after another tab has changed something. Returns a function that stops this. */
  watch(listener: () => void): () => void;
}

export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
    watch: () => () => {},
  };
}

interface WebStorageHost {
  localStorage: Storage;
  sessionStorage: Storage;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  addEventListener(type: 'pageshow', listener: (event: PageTransitionEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'pageshow', listener: (event: PageTransitionEvent) => void): void;
}

/**
 * Web storage behind the interface. Values that cannot be written stay in memory until another tab changes them.
 * @param area which of the two storages
 * @param prefix of each key, so that an embed does not touch its host's keys
 */
export function createWebStore(
  area: 'localStorage' | 'sessionStorage',
  prefix = '',
  host: WebStorageHost | undefined = typeof window === 'undefined' ? undefined : window,
): KeyValueStore {
  const overflow = createMemoryStore();
  const storage = openStorage(area, host);
  if (!storage || !host) return overflow;
  return {
    get(key) {
      const kept = overflow.get(key);
      if (kept !== null) return kept;
      try {
        return storage.getItem(prefix + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        storage.setItem(prefix + key, value);
        overflow.remove(key);
      } catch {
        overflow.set(key, value);
      }
    },
    remove(key) {
      overflow.remove(key);
      try {
        storage.removeItem(prefix + key);
      } catch {
        // Forbidden storage has none of our keys.
      }
    },
    keys() {
      const names = new Set(overflow.keys());
      try {
        for (let index = 0; index < storage.length; index++) {
          const name = storage.key(index);
          if (name?.startsWith(prefix)) names.add(name.slice(prefix.length));
        }
      } catch {
        // Forbidden storage has none of our keys.
      }
      return [...names];
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        // Without a key, everything was cleared.
        const { key, storageArea } = event;
        if (storageArea !== storage || !(key ?? prefix).startsWith(prefix)) return;
        if (key) overflow.remove(key.slice(prefix.length));
        listener();
      };
      // A page in the back/forward cache has missed the changes of other tabs.
      const onReturn = ({ persisted }: PageTransitionEvent) => persisted && listener();
      host.addEventListener('storage', onStorage);
      host.addEventListener('pageshow', onReturn);
      return () => {
        host.removeEventListener('storage', onStorage);
        host.removeEventListener('pageshow', onReturn);
      };
    },
  };
}

/** A sandboxed frame throws on access, a private window on the first write. */
function openStorage(
  area: 'localStorage' | 'sessionStorage',
  host: WebStorageHost | undefined,
): Storage | undefined {
  try {
    return host?.[area] ?? undefined;
  } catch {
    return undefined;
  }
}
