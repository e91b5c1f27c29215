import { chatTexts, limits } from '@vesalio/core';
import type { Db } from '../../platform/database.ts';
import { titleBody } from '../bodies.schema.ts';
import type { Feature } from '../context.ts';
import { readBody, requirePerson } from '../product-app.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

const PAGE_SIZE = limits.conversationPageSize;
const PAGE_SIZE_MAX = 100;
const TITLE_LENGTH = limits.conversationTitleLength;

const countOf = (text: string | undefined, fallback: number, max: number): number => {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, max) : fallback;
};

/** Short words that must not end a title. */
const DANGLING = /( (a|ao|à|as|o|os|e|ou|de|da|do|das|dos|em|na|no|nas|nos|com|para|por|um|uma|que))+$/i;

/** At most 50 characters of the question's first line, cut between words if at least 20 remain. */
export function titleOf(question: string): string {
  const [first = ''] = question.trim().split(/[\r\n]/, 1);
  const line = first.replace(/\s+/g, ' ').trim();
  if ([...line].length <= TITLE_LENGTH) return line;
  const cut = [...line].slice(0, TITLE_LENGTH - 1).join('');
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(DANGLING, '');
  return `${(atWord.length >= 20 ? atWord : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Lists the person's conversations, deletes one, or names one after its question. */
export const addConversations: Feature = (app, { db, tokens, now }) => {
  const person = requirePerson(tokens);

  app.get('/api/conversations', person, async (c) => {
    const page = countOf(c.req.query('page'), 1, 1_000_000);
    const size = countOf(c.req.query('pageSize'), PAGE_SIZE, PAGE_SIZE_MAX);
    return c.json({ data: await listConversations(db, c.get('person').id, page, size) });
  });

  app.delete('/api/conversations/:id', person, async (c) => {
    const id = c.req.param('id');
    if (!/^\d{1,15}$/.test(id)) throw new Refusal(404, texts.notFound);
    const userId = c.get('person').id;
    await db.tx(async (tx) => {
      const [gone] = await tx.query(
        `update conversations set deleted_at = $3, title = ''
         where id = $1 and user_id = $2 and deleted_at is null returning id`,
        [Number(id), userId, now()],
      );
      if (!gone) throw new Refusal(404, texts.notFound);
      await tx.query('delete from messages where conversation_id = $1', [Number(id)]);
    });
    return c.json({ success: true });
  });

  app.post('/api/conversations/getNewTitle', person, async (c) => {
    const body = await readBody(c, titleBody);
    const title = titleOf(body.question ?? '') || chatTexts.defaultTitle;
    const [row] = await db.query<{ title: string }>(
      `update conversations set title = $3
       where id = $1 and user_id = $2 and deleted_at is null returning title`,
      [body.conversationId, c.get('person').id, title.replaceAll('\0', '')],
    );
    if (!row) throw new Refusal(404, texts.notFound);
    return c.json({ title: row.title });
  });
};

async function listConversations(db: Db, userId: number, page: number, size: number) {
  const rows = await db.query<{ id: number; title: string; created_at: Date }>(
    `select id, title, created_at from conversations where user_id = $1 and deleted_at is null
     order by id desc limit $2 offset $3`,
    [userId, size, (page - 1) * size],
  );
  const [total] = await db.query<{ count: number }>(
    'select count(*)::int as count from conversations where user_id = $1 and deleted_at is null',
    [userId],
  );
  const items = rows.map(({ id, title, created_at }) => ({
    id,
    title,
    dataCriacao: created_at.toISOString(),
  }));
  return { items, totalCount: total?.count ?? 0 };
}
