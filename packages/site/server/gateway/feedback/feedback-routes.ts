import { feedbackReasons, findIdentifiers, limits } from '@vesalio/core';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ServerContext, ServerEnv } from '../../platform/server-env.ts';
import { readId } from '../accounts.ts';
import { readJson } from '../body.ts';
import { type CallerDeps, createCaller, demandPathId } from '../caller.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { FeedbackRow, FeedbackRows, NewFeedback } from './feedback-rows.ts';
import type { Messages } from './messages.ts';

const comment = z.string().check(z.trim(), z.maxLength(limits.feedbackLength));
/** The conversation of the message. Without it, the newest conversations are searched. */
const hint = z.optional(z.union([z.string(), z.number()]));

export const ratingBody = z.object({
  helpful: z.boolean(),
  reasons: z.array(z.enum(feedbackReasons)).check(z.maxLength(feedbackReasons.length)),
  text: z.optional(comment),
  conversationId: hint,
});
export const clinicalErrorBody = z.object({
  text: comment.check(z.minLength(1)),
  conversationId: hint,
});

interface Options extends CallerDeps {
  messages: Messages;
  rows: FeedbackRows;
}

/** `/gateway/feedback`: ratings of answers and reports of clinical errors. */
export function createFeedbackRoutes(options: Options) {
  const { messages, rows } = options;
  const app = new Hono<ServerEnv>();

  const caller = createCaller(options);
  /** Rejects texts with patient identifiers, regardless of the client's check. */
  const demandAnonymous = (text: string | undefined): void => {
    if (text && findIdentifiers(text).length > 0)
      throw new GatewayFailure(422, texts.identifiers, undefined, 'identifiers');
  };

  async function write(
    c: ServerContext,
    read: (body: unknown) => { given: NewFeedback; conversationId: string | number | undefined } | undefined,
  ): Promise<FeedbackRow> {
    const { token, account } = await caller(c, 'feedback');
    const id = demandPathId(c);
    const body = read((await readJson(c)).value);
    if (!body) throw new GatewayFailure(400, texts.badFields);
    const conversation = body.conversationId === undefined ? undefined : readId(body.conversationId);
    const facts = await messages.find(id, { account, token, hint: conversation });
    if (!facts) throw new GatewayFailure(404, texts.notFound);
    demandAnonymous(body.given.text ?? undefined);
    return rows.write(account.id, id, body.given, facts);
  }

  async function withdraw(c: ServerContext, kind: FeedbackRow['kind']): Promise<Response> {
    const { token, account } = await caller(c, 'feedback');
    const id = demandPathId(c);
    const isGone = await rows.withdraw(account.id, id, kind);
    if (!isGone && !(await messages.find(id, { account, token })))
      throw new GatewayFailure(404, texts.notFound);
    return c.body(null, 204);
  }

  app.get('/', async (c) => {
    // The chat reads this on its own, so it must not count toward the limit of the person's reports.
    const { account } = await caller(c, 'history');
    return c.json({ items: await rows.read(account.id) });
  });
  app.put('/:id', async (c) => {
    const row = await write(c, (value) => {
      const { success, data } = ratingBody.safeParse(value);
      if (!success) return undefined;
      const { helpful, reasons, text, conversationId } = data;
      return {
        given: { kind: 'rating', helpful, reasons: [...new Set(reasons)], text: text || null },
        conversationId,
      };
    });
    return c.json(row);
  });
  app.delete('/:id', (c) => withdraw(c, 'rating'));
  app.put('/:id/clinical-error', async (c) => {
    c.set('audit', 'clinical-error');
    const row = await write(c, (value) => {
      const { success, data } = clinicalErrorBody.safeParse(value);
      if (!success) return undefined;
      const { text, conversationId } = data;
      return { given: { kind: 'clinical-error', helpful: null, reasons: [], text }, conversationId };
    });
    return c.json(row);
  });
  app.delete('/:id/clinical-error', (c) => withdraw(c, 'clinical-error'));
  return app;
}
