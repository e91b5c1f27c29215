/** The server's configuration of the site. Absent features are null. */
export interface SiteConfig {
  googleClientId: string | null;
  googleApiKey: string | null;
  salesWhatsappNumber: string | null;
  /** Whether the site uses the embedded demonstration backend. */
  sandbox: boolean;
  version: string;
}

const NOTHING: SiteConfig = {
  googleClientId: null,
  googleApiKey: null,
  salesWhatsappNumber: null,
  sandbox: false,
  version: '',
};

let loading: Promise<SiteConfig> | undefined;
let loaded: SiteConfig | undefined;

/** The configuration, if it is already loaded. */
export const knownSiteConfig = (): SiteConfig | undefined => loaded;

/** Reads `/config.json` once. If this fails, the optional features stay hidden and the next caller tries again. */
export function loadSiteConfig(): Promise<SiteConfig> {
  loading ??= fetch('/config.json', { headers: { Accept: 'application/json' } })
    .then(async (response) => {
      if (!response.ok) throw new Error(`config.json answered ${response.status}`);
      return { ...NOTHING, ...((await response.json()) as Partial<SiteConfig>) };
    })
    .catch(() => {
      loading = undefined;
      return NOTHING;
    })
    .then((config) => {
      loaded = config;
      return config;
    });
  return loading;
}
