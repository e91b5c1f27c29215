import type { Configuration } from '@vesalio/core';
import { useSyncExternalStore } from 'react';
import { knownSiteConfig, loadSiteConfig } from './site-config.ts';

function subscribe(onChange: () => void): () => void {
  let isGone = false;
  void loadSiteConfig().then(() => {
    if (!isGone) onChange();
  });
  return () => {
    isGone = true;
  };
}

/** The server's configuration; undefined until it is loaded, and during hydration of the server's HTML. */
export const useSiteConfig = (): Configuration | undefined =>
  useSyncExternalStore(subscribe, knownSiteConfig, () => undefined);
