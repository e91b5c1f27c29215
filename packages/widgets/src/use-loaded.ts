import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { reportLoadFailure } from './load-failure.ts';

interface LoadedOptions<T> {
  /** A different `of` loads the value again. */
  of?: unknown;
  /** Loads only when `ready` is first called. */
  lazy?: boolean;
  /** Releases a value that was created for this component alone. */
  release?: (value: T) => void;
  /** Prepares the value before anyone else gets it. */
  arrive?: (value: T) => void;
}

/** One mount of a component. A value that arrives after the unmount is released. */
interface Mount<T> {
  isGone: boolean;
  loading?: Promise<T | undefined> | undefined;
  loaded?: { value: T };
}

/**
 * A value that a component loads while mounted. `value` is undefined until loaded. `ready` waits for it and retries
 * after `failed`; it rejects if the retry fails too, and resolves to undefined after unmount.
 */
export function useLoaded<T>(load: () => Promise<T>, { of, lazy, release, arrive }: LoadedOptions<T> = {}) {
  const [value, setValue] = useState<T>();
  const [failed, setFailed] = useState(false);
  const given = useRef({ load, release, arrive });
  given.current = { load, release, arrive };
  const current = useRef<Mount<T>>({ isGone: true });

  const ready = useCallback((): Promise<T | undefined> => {
    const mount = current.current;
    if (mount.isGone) return Promise.resolve(undefined);
    setFailed(false);
    mount.loading ??= given.current.load().then(
      (loaded) => {
        if (mount.isGone) {
          given.current.release?.(loaded);
          return undefined;
        }
        given.current.arrive?.(loaded);
        mount.loaded = { value: loaded };
        setValue(() => loaded);
        return loaded;
      },
      (error) => {
        mount.loading = undefined;
        // Leaving aborts the load, which is not a failure.
        if (!mount.isGone) {
          reportLoadFailure(error);
          setFailed(true);
        }
        throw error;
      },
    );
    return mount.loading;
  }, []);
  const retry = useCallback(() => void ready().catch(() => undefined), [ready]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `of` loads again
  useLayoutEffect(() => {
    const mount: Mount<T> = { isGone: false };
    current.current = mount;
    if (!lazy) retry();
    return () => {
      mount.isGone = true;
      setValue(undefined);
      if (mount.loaded) given.current.release?.(mount.loaded.value);
    };
  }, [of, lazy, retry]);

  return { value, failed, ready, retry };
}
