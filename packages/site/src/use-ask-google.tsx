import type { AskGoogle } from '@vesalio/widgets';
import { useCallback, useState } from 'react';
import { GoogleStandIn } from './google-stand-in.tsx';
import { useSiteConfig } from './use-site-config.ts';

/**
 * How the site asks Google: by Google's own script where a client id is set, by the demonstration's stand-in in the
 * sandbox, and not at all otherwise. `dialog` is to be rendered beside the form.
 */
export function useAskGoogle(): { askGoogle: AskGoogle | undefined; dialog: React.ReactNode } {
  const config = useSiteConfig();
  const [pending, setPending] = useState<{ resolve(given: { credential?: string } | undefined): void }>();

  const askReal = useCallback<AskGoogle>(
    async (purpose) => {
      const { askGoogleIdentity } = await import('./google-identity.ts');
      return askGoogleIdentity(config?.googleClientId ?? '', purpose);
    },
    [config],
  );
  const askStandIn = useCallback<AskGoogle>(() => new Promise((resolve) => setPending({ resolve })), []);

  if (config?.googleClientId) return { askGoogle: askReal, dialog: null };
  if (!config?.sandbox) return { askGoogle: undefined, dialog: null };
  return {
    askGoogle: askStandIn,
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
