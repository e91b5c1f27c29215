import { createAccountApi } from './account/account.api.ts';
import { loginFields } from './account/account-session.ts';
import type { AppFlows } from './app-flows.ts';
import type { ChatFlow } from './chat/chat.flow.ts';
import { sweepDrafts } from './chat/drafts.ts';
import { createTemporaryIds } from './chat/temporary/temporary-ids.ts';
import type { FlowContext } from './context.ts';
import { ApiError } from './http/errors.ts';
import { createHttp, type Http, type HttpDeps } from './http/http.ts';
import { type Id, isId, toWireId } from './ids.ts';
import { once } from './memoize.ts';
import { createHandOver, type GetToken, type HandOver } from './session/hand-over.ts';
import type { LoginAnswer } from './session/session.ts';

interface PartsConfig {
  baseUrl: string;
  getToken: () => GetToken | undefined;
  fetch: typeof fetch | undefined;
}

export type AppParts = ReturnType<typeof createAppParts>;

/** The HTTP client and the session hand-over of an app, and the loaders of its flows. */
export function createAppParts(context: FlowContext, { baseUrl, getToken, fetch }: PartsConfig) {
  const { session, clock, person } = context;
  sweepDrafts(context.storage, clock.now());
  const temporary = createTemporaryIds(context.storage);
  const tabs = once(async () =>
    (await import('./chat/temporary/temporary-tabs.ts')).createTemporaryTabs(temporary),
  );
  const stops: (() => void)[] = [];
  let flowsBesideChat: AppFlows | undefined;
  let handOver: HandOver | undefined;
  /** The conversation with an unread answer, as reported by the account of a token. */
  let unread: { token: string; id: unknown } | undefined;
  /** The request for it in progress, if the host has handed over a whole account. */
  let readingAccount: Promise<unknown> | undefined;

  const loadHandOver = once(async () => {
    handOver = createHandOver({ session, clock, getToken, describe });
    return handOver;
  });
  const renew = async () => (getToken() ? (await loadHandOver()).run() : undefined);

  const loadHttp = async (own: Pick<HttpDeps, 'signal' | 'token' | 'renew' | 'expire'>): Promise<Http> =>
    createHttp({ baseUrl, clock, fetch, temporary: temporary.read, ...own });

  const httpOf = (signal: AbortSignal) => ({
    signal,
    load: once(() =>
      loadHttp({ signal, token: () => session.getState().session?.jwtToken, renew, expire: session.expire }),
    ),
  });
  let current: ReturnType<typeof httpOf> | undefined;

  async function http(signal = person.scope().signal): Promise<Http> {
    if (signal.aborted) throw new ApiError('aborted');
    if (current?.signal !== signal) current = httpOf(signal);
    const { load } = current;
    if (temporary.read().length > 0 && session.getState().session)
      tabs().then(
        (all) => all.deleteAbandoned(load),
        () => undefined,
      );
    return load();
  }

  /** Makes calls with a token that is not the session's, or no longer. */
  const httpWithToken = (token: string) =>
    loadHttp({ token: () => token, renew: async () => undefined, expire: () => false });

  async function describe(token: string): Promise<LoginAnswer> {
    const { read } = createAccountApi(() => httpWithToken(token));
    const account = await read({
      onHeaders: (headers) => {
        unread = { token, id: headers['x-unread-conversation'] };
      },
    });
    return loginFields(context, account);
  }

  /**
   * Returns the conversation only once, so that one chat of the page opens it. Reads the account if this page has not.
   */
  async function takeUnread(): Promise<Id | null> {
    const token = session.getState().session?.jwtToken;
    if (!token) return null;
    if (unread?.token !== token) {
      readingAccount ??= describe(token).finally(() => {
        readingAccount = undefined;
      });
      await readingAccount.catch(() => undefined);
    }
    if (unread?.token !== token || token !== session.getState().session?.jwtToken) return null;
    const { id } = unread;
    unread = { token, id: undefined };
    return isId(id) ? toWireId(id) : null;
  }

  async function openChat(
    own?: Pick<FlowContext, 'texts' | 'draftScope' | 'gate' | 'signInAnswered'>,
  ): Promise<ChatFlow> {
    const { createChatFlow } = await import('./chat/chat.flow.ts');
    const flow = createChatFlow(
      { ...context, ...own },
      async () => (await flows()).gatewayFeatures(),
      takeUnread,
      tabs,
    );
    const unfollow = flow.store.subscribe(({ listVersion }, before) => {
      if (listVersion > before.listVersion) void flowsBesideChat?.conversationsIfOpen()?.refresh();
    });
    stops.push(unfollow, flow.dispose);
    return flow;
  }

  const flows = once(async () => {
    flowsBesideChat = (await import('./app-flows.ts')).createAppFlows(context);
    stops.push(flowsBesideChat.dispose);
    return flowsBesideChat;
  });

  return {
    http,
    renew,
    /** Asks the server to revoke the token of a session that ended here. */
    async revoke(token: string | undefined) {
      if (!token) return;
      const { createAuthApi } = await import('./auth/auth.api.ts');
      await createAuthApi(() => httpWithToken(token)).logout();
    },
    /** The open conversation, its input and the answer in progress. */
    chat: once(() => openChat()),
    /** Another conversation with its own texts and drafts, for a page with several chats. */
    anotherChat: openChat,
    flows,
    suspend() {
      handOver?.pause();
    },
    dispose() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
