import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import { readId } from '../accounts.ts';
import type { Conversations } from '../ai/conversations.ts';
import { readJson } from '../body.ts';
import { type CallerDeps, createCaller } from '../caller.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Messages } from './messages.ts';

const id = z.union([z.string(), z.number()]);
export const replacementBody = z.object({ replaces: id, conversationId: id });
export const replacementQuery = { conversationId: z.string() };

interface Options extends CallerDeps {
  db: Db;
  conversations: Pick<Conversations, 'isOwn'>;
  messages: Pick<Messages, 'find'>;
  scope: string;
  now: () => Date;
}

/** `/gateway/replacements`: records that one of a person's answers replaced an earlier one. */
export function createReplacementRoutes(options: Options) {
  const { db, conversations, messages, scope, now } = options;
  const app = new Hono<ServerEnv>();

  const caller = createCaller(options);

  app.get('/', async (c) => {
    // Read together with each history, so it must not count toward the limit of error reports.
    const { token, account } = await caller(c, 'history');
    const conversation = readId(c.req.query('conversationId'));
    if (conversation === undefined || !(await conversations.isOwn(conversation, account, token)))
      throw new GatewayFailure(404, texts.notFound);
    const rows = await db.query<{ messageId: string; replaces: string }>(
      `select message_id as "messageId", replaced_id as replaces from gateway_replacement
       where owner_id = $1 and conversation_id = $2 order by created_at limit 1000`,
      [scope + account.id, scope + conversation],
    );
    const bare = (stored: string) => stored.slice(scope.length);
    return c.json({
      items: rows.map(({ messageId, replaces }) => ({
        messageId: bare(messageId),
        replaces: bare(replaces),
      })),
    });
  });

  app.put('/:id', async (c) => {
    const { token, account } = await caller(c, 'feedback');
    const messageId = readId(c.req.param('id'));
    const body = replacementBody.safeParse((await readJson(c)).value);
    const replaced = readId(body.data?.replaces);
    const hint = readId(body.data?.conversationId);
    if (replaced === undefined || hint === undefined) throw new GatewayFailure(400, texts.badFields);
    // Other people's messages and conversations get the same 404 as unknown ids.
    const areOwn =
      messageId !== undefined &&
      messageId !== replaced &&
      (await conversations.isOwn(hint, account, token)) &&
      (await messages.find(messageId, { account, token, hint })) &&
      (await messages.find(replaced, { account, token, hint }));
    if (!areOwn) throw new GatewayFailure(404, texts.notFound);
    // The conversation may have been deleted in between.
    await db.query(
      `insert into gateway_replacement (message_id, owner_id, conversation_id, replaced_id, created_at)
       select $1, $2, conversation_id, $4, $5 from gateway_conversation
       where conversation_id = $3 and owner_id = $6 for key share on conflict (message_id) do nothing`,
      [scope + messageId, scope + account.id, scope + hint, scope + replaced, now(), account.id],
    );
    return c.body(null, 204);
  });
  return app;
}
