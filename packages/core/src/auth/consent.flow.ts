import type { FlowContext } from '../context.ts';
import { isApiError } from '../http/errors.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import type { AuthApi } from './auth.api.ts';

export interface ConsentState {
  phase: 'loading' | 'asking' | 'deciding' | 'granted' | 'denied' | 'over' | 'failed';
  /** The origin of the page that asks for the session; empty until it is known. */
  origin: string;
}

const INITIAL: ConsentState = { phase: 'loading', origin: '' };

/** The tab may open before the element has told the gateway about its request. */
const LOOKS = 6;
const LOOK_MS = 1_000;

/**
 * The consent of a signed-in person to use the session on a partner's page.
 * @param challenge from the element that opened the tab
 */
export function createConsentFlow(context: FlowContext, api: AuthApi, challenge: string) {
  return createPersonFlow(
    context,
    () => INITIAL,
    (own, store) => createConsent(own, store, api, challenge),
  );
}

function createConsent(own: PersonContext, store: StoreApi<ConsentState>, api: AuthApi, challenge: string) {
  const fail = (error: unknown) =>
    store.setState({ phase: isApiError(error, 'http') && (error.status ?? 0) < 500 ? 'over' : 'failed' });

  async function load(looks = LOOKS): Promise<void> {
    store.setState({ phase: 'loading' });
    try {
      const { origin } = await api.describeConsent(challenge);
      store.setState({ phase: 'asking', origin });
    } catch (error) {
      const isUnknown = isApiError(error) && error.code === 'embed-unknown';
      if (isUnknown && looks > 1) own.onEnd(own.clock.after(LOOK_MS, () => void load(looks - 1)));
      else fail(error);
    }
  }

  return {
    load: () => load(),
    async decide(allow: boolean): Promise<void> {
      if (store.getState().phase !== 'asking') return;
      store.setState({ phase: 'deciding' });
      try {
        await api.decideConsent(challenge, allow);
        store.setState({ phase: allow ? 'granted' : 'denied' });
      } catch (error) {
        fail(error);
      }
    },
  };
}

export type ConsentFlow = ReturnType<typeof createConsentFlow>;
