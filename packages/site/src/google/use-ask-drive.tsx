import type { AskDrive } from '@vesalio/core';
import { openGoogleDrive } from '@vesalio/widgets';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useSiteConfig } from '../use-site-config.ts';
import type { DriveQuestion } from './drive-stand-in.tsx';

const loadStandIn = () => import('./drive-stand-in.tsx');
const StandIn = lazy(async () => ({ default: (await loadStandIn()).DriveStandInDialog }));

/**
 * Access to Google Drive if the server has both keys, the demonstration's files in the sandbox, otherwise undefined,
 * which hides the button. Render `dialog` next to the chat.
 */
export function useAskDrive(): { askDrive: AskDrive | undefined; dialog: ReactNode } {
  const config = useSiteConfig();
  const clientId = config?.googleClientId;
  const apiKey = config?.googleApiKey;
  const isSandbox = config?.sandbox === true;
  const [question, setQuestion] = useState<DriveQuestion>();
  const askDrive = useMemo<AskDrive | undefined>(() => {
    if (clientId && apiKey) {
      return () => openGoogleDrive({ clientId, apiKey });
    }
    if (!isSandbox) return undefined;
    return async () => (await loadStandIn()).openDriveStandIn(setQuestion);
  }, [clientId, apiKey, isSandbox]);
  return {
    askDrive,
    dialog: question && (
      <Suspense>
        <StandIn question={question} />
      </Suspense>
    ),
  };
}
