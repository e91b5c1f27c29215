import type { AuthFlows } from '@vesalio/core';
import { notifyLoadFailure } from '../lazy.tsx';
import { useApp } from '../provider.tsx';
import { useLoaded } from '../use-loaded.ts';

/**
 * A flow that is created once per mounted widget, after the auth flows are loaded. `act` waits for it, so that a press
 * on a slow network is not lost. If loading fails, `act` shows a notice.
 */
export function useAuthFlow<Flow>(create: (flows: AuthFlows) => Flow, release?: (flow: Flow) => void) {
  const app = useApp();
  const { value: flow, ready } = useLoaded(async () => create(await app.auth()), { release });

  const act = async <Result>(run: (flow: Flow) => Promise<Result>): Promise<Result | undefined> => {
    try {
      const made = await ready();
      return made && (await run(made));
    } catch {
      notifyLoadFailure(app);
      return undefined;
    }
  };
  return { flow, act };
}
