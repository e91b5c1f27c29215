import type { App, Texts } from '@vesalio/core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

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
      'A Vesálio widget was rendered outside <VesalioProvider>. Wrap it: <VesalioProvider app={createApp({ baseUrl })}>…</VesalioProvider>.',
    );
  }
  return app;
}

/** The texts of a feature, with the host's own sentences merged in. */
export function useTexts<K extends keyof Texts, D extends Partial<Texts[K]>>(
  feature: K,
  defaults: D,
): Pick<Texts[K], keyof D & keyof Texts[K]> {
  return useApp().texts(feature, defaults);
}

/** A part that is loaded when first needed: undefined until then. `failed` is set when it could not be fetched. */
export function useLoaded<T>(load: () => Promise<T>): {
  part: T | undefined;
  failed: boolean;
  retry(): void;
} {
  const [part, setPart] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is memoised by the app; another identity is not another part
  useEffect(() => {
    let gone = false;
    setFailed(false);
    load().then(
      (loaded) => {
        if (!gone) setPart(() => loaded);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  return { part, failed, retry: () => setAttempt((count) => count + 1) };
}
