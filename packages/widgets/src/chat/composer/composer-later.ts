import { type App, chatOpeningTexts } from '@vesalio/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tellRefused } from '../../refused.ts';

export interface LaterState<T> {
  part: T | undefined;
  /** Somebody waits for it. */
  isAwaited: boolean;
}

/** A part of the composer that its first use fetches. */
export interface Later<T> {
  store: StoreApi<LaterState<T>>;
  /** Fetches it ahead of a use; resolves to whether it is there. */
  prepare(): Promise<boolean>;
  /** Uses it: at once where it is there, else as soon as it is. A notice tells that it could not be fetched. */
  use(act?: (part: T) => unknown): Promise<void>;
  dispose(): void;
}

export function createLater<T extends object>(
  { notices, texts }: Pick<App, 'notices' | 'texts'>,
  load: () => Promise<T>,
): Later<T> {
  const store = createStore<LaterState<T>>(() => ({ part: undefined, isAwaited: false }));
  let loading: Promise<T | undefined> | undefined;
  let isGone = false;

  const fetch = () => {
    loading ??= load().then(
      (part) => {
        if (isGone) leave(part);
        else store.setState({ part });
        return isGone ? undefined : part;
      },
      (error) => {
        loading = undefined;
        tellRefused(error);
        throw error;
      },
    );
    return loading;
  };

  return {
    store,
    prepare: () =>
      fetch().then(
        (part) => part !== undefined,
        () => false,
      ),
    async use(act) {
      const { part } = store.getState();
      // At once, because a browser may want a press behind it.
      if (part) return void (await act?.(part));
      store.setState({ isAwaited: true });
      const fetched = await fetch().catch(() => {
        notices.notify('error', texts('chat', chatOpeningTexts).welcome.failed);
      });
      store.setState({ isAwaited: false });
      if (fetched) await act?.(fetched);
    },
    dispose() {
      isGone = true;
      leave(store.getState().part);
    },
  };
}

function leave(part: object | undefined): void {
  if (part && 'dispose' in part && typeof part.dispose === 'function') part.dispose();
}
