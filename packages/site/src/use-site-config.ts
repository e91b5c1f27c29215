import { useEffect, useState } from 'react';
import { loadSiteConfig, type SiteConfig } from './site-config.ts';

/** The server's configuration; undefined until it is loaded. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    let gone = false;
    void loadSiteConfig().then((loaded) => {
      if (!gone) setConfig(loaded);
    });
    return () => {
      gone = true;
    };
  }, []);
  return config;
}
