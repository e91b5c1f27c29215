import { retention } from '../../config/retention.ts';
import { type Db, deleteExpired } from '../../platform/database.ts';
import { readId } from '../accounts.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';

const MAX_MARKS = 1_000;

/** A person's title and pin for a conversation, as on the wire. */
export interface ConversationMark {
  readonly id: string;
  /** The person's title; null for the product's. */
  readonly title: string | null;
  /** The title in the list at the time of the mark. */
  readonly listTitle: string;
  readonly pinned: boolean;
}

export interface MarkChange {
  readonly title?: string | null | undefined;
  readonly pinned?: boolean | undefined;
  readonly listTitle?: string | undefined;
}

export type ConversationMarks = ReturnType<typeof createConversationMarks>;

/** Titles and pins of conversations, per person. */
export function createConversationMarks({ db, scope, now }: { db: Db; scope: string; now: () => Date }) {
  const columns = `conversation_id as id, title, list_title as "listTitle", pinned_at is not null as pinned`;
  const toMark = (row: ConversationMark): ConversationMark => ({ ...row, id: row.id.slice(scope.length) });

  const refusal = async (id: string, ownerId: string): Promise<GatewayFailure> => {
    const [known] = await db.query(
      'select 1 from gateway_conversation where conversation_id = $1 and owner_id = $2',
      [id, ownerId],
    );
    return known ? new GatewayFailure(409, texts.tooManyMarks) : new GatewayFailure(404, texts.notFound);
  };

  return {
    /** Pinned conversations first, the latest pin at the top. */
    async read(ownerId: string): Promise<ConversationMark[]> {
      const owner = scope + ownerId;
      const rows = await db.query<ConversationMark>(
        `select ${columns} from gateway_conversation_mark where owner_id = $1
         order by pinned_at desc nulls last, conversation_id`,
        [owner],
      );
      await db.query(
        'update gateway_conversation_mark set seen_at = $2 where owner_id = $1 and seen_at < $3',
        [owner, now(), new Date(now().getTime() - 86_400_000)],
      );
      return rows.map(toMark);
    },

    /** @throws GatewayFailure 404 if the conversation was deleted in the meantime, 409 beyond the limit of marks */
    async write(ownerId: string, conversationId: string, change: MarkChange): Promise<ConversationMark> {
      const [owner, id] = [scope + ownerId, scope + conversationId];
      const [row] = await db.query<ConversationMark>(
        `insert into gateway_conversation_mark as mark
           (owner_id, conversation_id, title, list_title, pinned_at, seen_at)
         select $1, $2, $3, coalesce($4, ''), case when $5 then $6::timestamptz end, $6
         from gateway_conversation where conversation_id = $2 and owner_id = $8 and (
           exists (select 1 from gateway_conversation_mark where owner_id = $1 and conversation_id = $2)
             or (select count(*) from gateway_conversation_mark where owner_id = $1) < ${MAX_MARKS})
         for key share
         on conflict (owner_id, conversation_id) do update set
           title = case when $7 then excluded.title else mark.title end,
           list_title = coalesce($4, mark.list_title),
           pinned_at = case when $5 is null then mark.pinned_at
                            when $5 then coalesce(mark.pinned_at, excluded.pinned_at) end,
           seen_at = excluded.seen_at
         returning ${columns}`,
        [
          owner,
          id,
          change.title ?? null,
          change.listTitle ?? null,
          change.pinned ?? null,
          now(),
          change.title !== undefined,
          ownerId,
        ],
      );
      if (!row) throw await refusal(id, ownerId);
      if (row.title === null && !row.pinned)
        // Another device may have pinned it in the meantime.
        await db.query(
          `delete from gateway_conversation_mark
           where owner_id = $1 and conversation_id = $2 and title is null and pinned_at is null`,
          [owner, id],
        );
      return toMark(row);
    },

    async sweep(): Promise<void> {
      await deleteExpired(db, 'gateway_conversation_mark', 'seen_at < $1', [
        new Date(now().getTime() - retention.mark * 86_400_000),
      ]);
    },
  };
}

/** Replaces the product's titles with the person's. */
export function withMarks<Item extends { readonly id: unknown; readonly title: string }>(
  items: readonly Item[],
  marks: readonly ConversationMark[],
): Item[] {
  const titles = new Map(marks.map(({ id, title }) => [id, title]));
  return items.map((item) => ({ ...item, title: titles.get(readId(item.id) ?? '') ?? item.title }));
}
