import { type App, createStore, type StoreApi, stateTexts } from '@vesalio/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { reportLoadFailure } from './load-failure.ts';
import { useApp } from './provider.tsx';
import { afterPaint } from './scheduling.ts';

/** Withdraws the notice of a failed fetch. */
let withdraw: (() => void) | undefined;

/** The notice for an action whose module could not be fetched. */
export function notifyLoadFailure({ notices, texts }: Pick<App, 'notices' | 'texts'>): void {
  const id = notices.notify('error', texts('general', stateTexts).errors.partLoad);
  withdraw = () => notices.dismiss(id);
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
        withdraw?.();
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

/** The module, once loaded. It is fetched after the first paint of the component that uses it. */
export function useLazy<T>(source: Lazy<T>, isWanted = true): LazyState<T> {
  useEffect(() => (isWanted ? afterPaint(source.prefetch) : undefined), [source, isWanted]);
  return useStore(source.store);
}

interface LazyViewProps<T> {
  of: Lazy<T>;
  /** Renders using the module. */
  children: (module: T) => ReactNode;
  /** Shown until the module is loaded. */
  fallback?: ReactNode;
  /** Called if the fetch fails. Closes the view that a press has opened, so that the next press tries again. */
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

/** For a press that needs the module. Acts immediately, or after loading. `isLoading` is true during the load. */
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
