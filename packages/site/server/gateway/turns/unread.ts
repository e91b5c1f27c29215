import type { MiddlewareHandler } from 'hono';
import { logFailure } from '../../platform/log.ts';
import { currentScope } from '../../platform/scope.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import type { Turns } from './turns.ts';

/**
 * Names the conversation of the person's last question in the header `X-Unread-Conversation`, if its answer is under
 * way or ended unread. A page that has kept nothing, such as an element after a reload, opens it.
 */
export const nameUnread =
  ({ unreadOf }: Pick<Turns, 'unreadOf'>): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    await next();
    const account = currentScope()?.request?.account;
    if (!c.res.ok || account === undefined) return;
    // The account is worth more than this header.
    const unread = await unreadOf(account).catch((error: unknown) => logFailure('turns: unread', error));
    if (unread) c.header('X-Unread-Conversation', encodeURIComponent(unread));
  };
