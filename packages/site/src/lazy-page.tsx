import { type ComponentType, lazy, useState } from 'react';

/** A page in a chunk of its own. */
export interface LazyPage {
  (): React.ReactNode;
  /** Loads the page ahead, so that its first render is synchronous: needed before hydration and pre-rendering. */
  preload(): Promise<void>;
}

/** Wraps a page module's loader. A page that is not preloaded suspends while it loads. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const Suspending = lazy(async () => ({ default: await load() }));

  // The choice is made once per mount: switching later would remount the page and lose its state.
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
