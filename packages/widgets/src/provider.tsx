import type { App, SomeTexts, TextShape, Texts } from '@vesalio/core';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { tellRefused } from './refused.ts';

const AppContext = createContext<App | undefined>(undefined);

/** Gives the app to every widget below it. */
export function VesalioProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext.Provider value={app}>{children}</AppContext.Provider>;
}

/** The app of the nearest provider. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) {
    throw new Error(
      'A Vesálio widget stands outside <VesalioProvider app={createApp({ baseUrl })}>: put it inside.',
    );
  }
  return app;
}

/** The texts of a feature, with the host's own sentences merged in. */
export function useTexts<K extends keyof Texts, D extends SomeTexts<Texts[K]>>(
  feature: K,
  defaults: D,
): TextShape<D> {
  return useApp().texts(feature, defaults);
}

export interface LoadedOptions<T> {
  /** Another value loads anew. */
  of?: unknown;
  /** Waits for the first `ready`. */
  lazy?: boolean;
  /** Lets go of a part that was made for this widget alone; one that the app shares is left alone. */
  release?: (part: T) => void;
  /** Makes it ready before anybody has it. */
  arrive?: (part: T) => void;
}

/**
 * A part or a flow that is loaded for a mounted widget: `part` is undefined until it is there, `failed` is set when it
 * could not be fetched. `ready` is for what is pressed before: it waits for the part, fetches again what had failed,
 * rejects when that fails too, and gives undefined once the widget is gone.
 */
export function useLoaded<T>(load: () => Promise<T>, { of, lazy, release, arrive }: LoadedOptions<T> = {}) {
  const [part, setPart] = useState<T>();
  const [failed, setFailed] = useState(false);
  const given = useRef({ load, release, arrive });
  given.current = { load, release, arrive };
  const mounted = useRef<Stay<T>>({ isGone: true });

  const ready = useCallback((): Promise<T | undefined> => {
    const stay = mounted.current;
    if (stay.isGone) return Promise.resolve(undefined);
    setFailed(false);
    stay.loading ??= given.current.load().then(
      (loaded) => {
        if (stay.isGone) {
          given.current.release?.(loaded);
          return undefined;
        }
        given.current.arrive?.(loaded);
        stay.part = { loaded };
        setPart(() => loaded);
        return loaded;
      },
      (error) => {
        stay.loading = undefined;
        tellRefused(error);
        if (!stay.isGone) setFailed(true);
        throw error;
      },
    );
    return stay.loading;
  }, []);
  const retry = useCallback(() => void ready().catch(() => undefined), [ready]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is the occasion to load anew
  useLayoutEffect(() => {
    const stay: Stay<T> = { isGone: false };
    mounted.current = stay;
    if (!lazy) retry();
    return () => {
      stay.isGone = true;
      setPart(undefined);
      if (stay.part) given.current.release?.(stay.part.loaded);
    };
  }, [of, lazy, retry]);

  return { part, failed, ready, retry };
}

/** One stay of a widget in the page: what comes after its end belongs to nobody. */
interface Stay<T> {
  isGone: boolean;
  loading?: Promise<T | undefined> | undefined;
  part?: { loaded: T };
}
