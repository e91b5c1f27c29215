import { type ComponentType, lazy, useState } from 'react';

/** A page in its own chunk. */
export interface LazyPage {
  (): React.ReactNode;
  /** Loads the page, so that its first render is synchronous. Required before hydration and prerendering. */
  preload(): Promise<void>;
}

/** Wraps the loader of a page module. A page that is not preloaded suspends. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const Suspending = lazy(async () => ({ default: await load() }));

  // Chosen once per mount, because switching would remount the page and lose its state.
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, at module level
  function Page() {
    const [Body] = useState<ComponentType>(() => loaded ?? Suspending);
    return <Body />;
  }

  return Object.assign(Page, {
    async preload() {
      loaded ??= await load();
    },
  });
}
