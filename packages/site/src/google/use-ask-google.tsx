import type { AskGoogle } from '@vesalio/widgets';
import { useCallback, useState } from 'react';
import { loadSiteConfig } from '../site-config.ts';
import { useSiteConfig } from '../use-site-config.ts';
import { GoogleStandIn } from './google-stand-in.tsx';

/**
 * Google's sign-in script if a client id is configured, the demonstration's stand-in in the sandbox, otherwise
 * undefined. Available until the configuration is loaded, so that the form does not shift. Render `dialog` next to the
 * form.
 */
export function useAskGoogle(): { askGoogle: AskGoogle | undefined; dialog: React.ReactNode } {
  const config = useSiteConfig();
  const [pending, setPending] = useState<{ resolve(given: { credential?: string } | undefined): void }>();

  const ask = useCallback<AskGoogle>(async (purpose) => {
    const { googleClientId, sandbox } = await loadSiteConfig();
    if (googleClientId) {
      const { askGoogleIdentity } = await import('./google-identity.ts');
      return askGoogleIdentity(googleClientId, purpose);
    }
    return sandbox ? new Promise((resolve) => setPending({ resolve })) : undefined;
  }, []);

  const isOffered = !config || config.googleClientId || config.sandbox;
  return {
    askGoogle: isOffered ? ask : undefined,
    dialog: pending && (
      <GoogleStandIn
        onChosen={(given) => {
          pending.resolve(given);
          setPending(undefined);
        }}
      />
    ),
  };
}
