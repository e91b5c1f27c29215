import type { AppFlows } from './app-flows.ts';
import type { ChatFlow } from './chat/chat.flow.ts';
import type { FlowContext } from './context.ts';
import type { Http, HttpDeps } from './http/http.ts';
import { once } from './memoize.ts';
import type { GetToken, HandOver } from './session/hand-over.ts';
import type { LoginAnswer } from './session/session.ts';

interface PartsConfig {
  baseUrl: string;
  getToken: () => GetToken | undefined;
  fetch: typeof fetch | undefined;
}

export type AppParts = ReturnType<typeof createAppParts>;

/** What an app needs to speak with its gateway and to converse, each imported when first used. */
export function createAppParts(context: FlowContext, { baseUrl, getToken, fetch }: PartsConfig) {
  const { session, clock } = context;
  const stops: (() => void)[] = [];
  let beyond: AppFlows | undefined;
  let handOver: HandOver | undefined;

  const loadHandOver = once(async () => {
    const { createHandOver } = await import('./session/hand-over.ts');
    handOver = createHandOver({ session, clock, getToken, describe });
    return handOver;
  });
  const renew = async () => (getToken() ? (await loadHandOver()).run() : undefined);

  const speak = async (own: Pick<HttpDeps, 'token' | 'epoch' | 'renew' | 'expire'>): Promise<Http> =>
    (await import('./http/http.ts')).createHttp({ baseUrl, clock, fetch, ...own });

  const http = once(() =>
    speak({
      token: () => session.getState().session?.jwtToken,
      epoch: () => session.getState().epoch,
      renew,
      expire: session.expire,
    }),
  );

  /** Clients for a token that is not the session's: not yet, or no longer. */
  const speakWith = (token: string) =>
    speak({ token: () => token, renew: async () => undefined, expire: () => false });

  async function describe(token: string): Promise<LoginAnswer> {
    const [{ createAccountApi }, { loginFields }] = await Promise.all([
      import('./account/account.api.ts'),
      import('./account/account-session.ts'),
    ]);
    return loginFields(context, await createAccountApi(() => speakWith(token)).read());
  }

  async function openChat(own?: Pick<FlowContext, 'texts' | 'draftScope'>): Promise<ChatFlow> {
    const flow = (await import('./chat/chat.flow.ts')).createChatFlow({ ...context, ...own });
    const unfollow = flow.store.subscribe(({ listVersion }, before) => {
      // It also rises when the person leaves: then there is nobody's list to read.
      if (listVersion !== before.listVersion && session.getState().session) void beyond?.opened()?.refresh();
    });
    stops.push(unfollow, flow.dispose);
    return flow;
  }

  const flows = once(async () => {
    beyond = (await import('./app-flows.ts')).createAppFlows(context);
    stops.push(beyond.dispose);
    return beyond;
  });

  return {
    http,
    renew,
    /** Asks the server to revoke the token of a session that has ended here. */
    async revoke(token: string | undefined) {
      if (!token) return;
      const { createAuthApi } = await import('./auth/auth.api.ts');
      await createAuthApi(() => speakWith(token)).logout();
    },
    chat: once(() => openChat()),
    anotherChat: openChat,
    flows,
    rest() {
      handOver?.rest();
    },
    dispose() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
