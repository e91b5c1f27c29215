import { type Configuration, configurationSchema } from '@vesalio/core';

let loading: Promise<Configuration> | undefined;
let loaded: Configuration | undefined;

/** The configuration, if it is already loaded. */
export const knownSiteConfig = (): Configuration | undefined => loaded;

/** Reads `/config.json` once. If this fails, the optional features stay hidden and the next caller tries again. */
export function loadSiteConfig(): Promise<Configuration> {
  loading ??= fetch('/config.json', { headers: { Accept: 'application/json' } })
    .then(async (response) => {
      if (!response.ok) throw new Error(`config.json answered ${response.status}`);
      return configurationSchema.parse(await response.json());
    })
    .catch(() => {
      loading = undefined;
      return configurationSchema.parse({});
    })
    .then((config) => {
      loaded = config;
      return config;
    });
  return loading;
}
