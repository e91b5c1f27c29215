import type { App, SomeTexts, TextShape, Texts } from '@vesalio/core';
import { createContext, type ReactNode, useContext } from 'react';

const AppContext = createContext<App | undefined>(undefined);

/** Provides the app to every widget below it. */
export function VesalioProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext.Provider value={app}>{children}</AppContext.Provider>;
}

/** The app of the nearest provider. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('Put the widget inside <VesalioProvider app={createApp({ baseUrl })}>.');
  return app;
}

/** The texts of a feature, with the host's own sentences merged in. */
export function useTexts<K extends keyof Texts, D extends SomeTexts<Texts[K]>>(
  feature: K,
  defaults: D,
): TextShape<D> {
  return useApp().texts(feature, defaults);
}
