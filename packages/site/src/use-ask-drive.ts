import type { AskDrive } from '@vesalio/core';
import { useMemo } from 'react';
import { useSiteConfig } from './use-site-config.ts';

/** The way to Google Drive, where the server has both keys for it; undefined otherwise, and the button stays away. */
export function useAskDrive(): AskDrive | undefined {
  const config = useSiteConfig();
  const clientId = config?.googleClientId;
  const apiKey = config?.googleApiKey;
  return useMemo(() => {
    if (!clientId || !apiKey) return undefined;
    return async () => {
      const { openGoogleDrive } = await import('./google-drive.ts');
      return openGoogleDrive({ clientId, apiKey });
    };
  }, [clientId, apiKey]);
}
