import type { MiddlewareHandler } from 'hono';
import { logFailure } from '../../platform/log.ts';
import { currentScope } from '../../platform/scope.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import type { Turns } from './turns.ts';

/**
 * Adds the header `X-Unread-Conversation` with the conversation of the person's last question if its answer is in
 * progress or has ended unread. A page without stored state, such as an element after a reload, opens that
 * conversation.
 */
export const nameUnread =
  ({ unreadOf }: Pick<Turns, 'unreadOf'>): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    await next();
    const account = currentScope()?.request?.account;
    if (!c.res.ok || account === undefined) return;
    // Do not fail the account request because of this header.
    const unread = await unreadOf(account).catch((error: unknown) => logFailure('turns: unread', error));
    if (unread) c.header('X-Unread-Conversation', encodeURIComponent(unread));
  };
