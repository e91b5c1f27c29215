import { type App, createStore, generalTexts, type StoreApi } from '@vesalio/core';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { reportLoadFailure } from './load-failure.ts';
import { useApp } from './provider.tsx';

/** The notice for an action whose module could not be fetched. */
export function notifyLoadFailure({ notices, texts }: Pick<App, 'notices' | 'texts'>): void {
  notices.notify('error', texts('general', generalTexts).errors.partLoad);
}

interface LazyState<T> {
  module: T | undefined;
  hasFailed: boolean;
}

/** A module that is imported on demand: fetched once, and again after a failure. */
export interface Lazy<T> {
  store: StoreApi<LazyState<T>>;
  /** Resolves to the module. A failed fetch is reported; the next call fetches again. */
  load(): Promise<T>;
  /** Fetches ahead of use. A failure is handled where the module is used. */
  prefetch(): void;
}

export function lazy<T>(fetchModule: () => Promise<T>): Lazy<T> {
  const store = createStore<LazyState<T>>(() => ({ module: undefined, hasFailed: false }));
  let loading: Promise<T> | undefined;
  const load = () => {
    loading ??= fetchModule().then(
      (module) => {
        store.setState({ module, hasFailed: false });
        return module;
      },
      (error) => {
        loading = undefined;
        reportLoadFailure(error);
        store.setState({ hasFailed: true });
        throw error;
      },
    );
    return loading;
  };
  return { store, load, prefetch: () => void load().catch(() => undefined) };
}

/** The module once it is loaded. It is fetched after the first paint of the component that uses it. */
export function useLazy<T>(source: Lazy<T>, isWanted = true): LazyState<T> {
  useEffect(() => (isWanted ? afterPaint(source.prefetch) : undefined), [source, isWanted]);
  return useStore(source.store);
}

interface LazyViewProps<T> {
  of: Lazy<T>;
  /** Renders with the module. */
  children: (module: T) => ReactNode;
  /** Shown until the module is loaded. */
  fallback?: ReactNode;
  /** Called when the fetch fails. Closes the view that a press has opened, so that the next press tries again. */
  onFail?: () => void;
}

/** A view that needs a lazy module. A notice reports a failed fetch. */
export function LazyView<T>({ of, children, fallback = null, onFail }: LazyViewProps<T>) {
  const app = useApp();
  const { module } = useStore(of.store);
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    let isGone = false;
    of.load().catch(() => {
      if (isGone) return;
      notifyLoadFailure(app);
      fail.current?.();
    });
    return () => {
      isGone = true;
    };
  }, [of, app]);
  return module ? children(module) : fallback;
}

/** For a press that needs the module: acts at once or when it is loaded. `isLoading` is true meanwhile. */
export function useLazyAction<T>(of: Lazy<T>) {
  const app = useApp();
  const [isLoading, setLoading] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const run = async (act: (module: T) => unknown) => {
    const { module } = of.store.getState();
    // Act synchronously: browsers allow some actions only directly in a press.
    if (module) return void act(module);
    setLoading(true);
    const loaded = await of.load().catch(() => notifyLoadFailure(app));
    if (!isMounted.current) return;
    setLoading(false);
    if (loaded) act(loaded);
  };
  return { run, isLoading };
}

/** Calls back after the next paint, or soon if nothing is painted. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(act);
  };
  const frame = requestAnimationFrame(later);
  // Hidden pages get no frames.
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, 200);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export interface LoadedOptions<T> {
  /** Another `of` loads the value again. */
  of?: unknown;
  /** Loads only when `ready` is first called. */
  lazy?: boolean;
  /** Releases a value that was created for this component alone. */
  release?: (value: T) => void;
  /** Prepares the value before it is available to anyone else. */
  arrive?: (value: T) => void;
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
        // Leaving aborts what is being loaded, which is no failure.
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

/** One mount of a component. A value that arrives after the unmount is released. */
interface Mount<T> {
  isGone: boolean;
  loading?: Promise<T | undefined> | undefined;
  loaded?: { value: T };
}
