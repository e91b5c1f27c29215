import { findIdentifiers, limits } from '@vesalio/core';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ServerContext, ServerEnv } from '../../platform/server-env.ts';
import type { Conversations } from '../ai/conversations.ts';
import { readJson } from '../body.ts';
import { type CallerDeps, createCaller, demandPathId } from '../caller.ts';
import { GatewayFailure } from '../failure.ts';
import { abortWhenLeft } from '../leaving.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Sandbox, Upstream } from '../upstream/upstreams.ts';
import type { ConversationMarks } from './conversation-marks.ts';
import { searchConversations } from './search-conversations.ts';
import type { Temporary } from './temporary.ts';

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.ownTitleLength));
/** `PUT /gateway/conversations/{id}`: the fields to change. */
export const markBody = z.object({
  /** Null restores the product's title. */
  title: z.optional(z.nullable(title)),
  pinned: z.optional(z.boolean()),
  /** The title in the list, shown until the conversation's page is loaded. */
  listTitle: z.optional(z.string().check(z.maxLength(500))),
});
/** `POST /gateway/conversations/search`. The query is in the body, because proxies log addresses. */
export const searchBody = z.object({
  query: z.string().check(z.trim(), z.minLength(2), z.maxLength(limits.searchQueryLength)),
});

/** Milliseconds to read the list for a search. Browsers wait a little longer. */
const SEARCH_MS = limits.requestTimeoutMs - 3_000;

interface Options extends CallerDeps {
  conversations: Conversations;
  marks: ConversationMarks;
  temporary: Temporary;
  product: Upstream;
  sandbox: Sandbox | undefined;
  searchMs?: number | undefined;
}

/** `/gateway/conversations`: titles, pins, search, and the keep-alive of temporary conversations. */
export function createConversationRoutes(options: Options): Hono<ServerEnv> {
  const { conversations, marks, temporary, product, sandbox, searchMs = SEARCH_MS } = options;
  const app = new Hono<ServerEnv>();

  const callerOf = createCaller(options);
  const caller = (c: ServerContext) => callerOf(c, 'records');

  app.get('/', async (c) => {
    const { account } = await caller(c);
    return c.json({ items: await marks.read(account.id) });
  });

  app.put('/:id', async (c) => {
    const { token, account } = await caller(c);
    const id = demandPathId(c);
    const body = markBody.safeParse((await readJson(c)).value);
    if (!body.success) throw new GatewayFailure(400, texts.badFields);
    if (body.data.title && findIdentifiers(body.data.title).length > 0)
      throw new GatewayFailure(422, texts.identifiers, undefined, 'identifiers');
    if (!(await conversations.isOwn(id, account, token))) throw new GatewayFailure(404, texts.notFound);
    return c.json(await marks.write(account.id, id, body.data));
  });

  app.put('/:id/lease', async (c) => {
    const { account } = await caller(c);
    if (!(await temporary.renew(demandPathId(c), account.id))) throw new GatewayFailure(404, texts.notFound);
    return c.body(null, 204);
  });

  app.post('/search', async (c) => {
    const { token, account } = await caller(c);
    const body = searchBody.safeParse((await readJson(c)).value);
    if (!body.success) throw new GatewayFailure(400, texts.badFields);
    // Somebody who types on leaves each search for the next one.
    const over = abortWhenLeft(c);
    const timer = setTimeout(() => over.abort(), searchMs);
    const items = await searchConversations({
      product,
      sandbox,
      token,
      ownerId: account.id,
      query: body.data.query,
      marks: await marks.read(account.id),
      hidden: await temporary.idsOf(account.id),
      signal: over.signal,
    })
      .catch((error: unknown) => {
        throw over.signal.aborted ? new GatewayFailure(504, texts.upstreamSlow) : error;
      })
      .finally(() => clearTimeout(timer));
    return c.json({ items });
  });
  return app;
}
