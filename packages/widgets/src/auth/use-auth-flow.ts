import { type AuthFlows, stateTexts } from '@vesalio/core';
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
      app.notices.notify('error', app.texts('general', stateTexts).errors.partLoad);
      return undefined;
    }
  };
  return { flow, act };
}
