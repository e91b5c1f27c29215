import { createHash } from 'node:crypto';
import { type Db, deleteExpired } from '../../platform/database.ts';
import { disown } from '../records/forget.ts';

/** A person on a seat. */
interface SeatPerson {
  readonly id: string;
  readonly name: string | null;
  readonly council: string | null;
  readonly termsAccepted: boolean;
  readonly createdAt: Date;
}

interface SeatConversation {
  readonly id: string;
  readonly title: string;
}

interface Options {
  db: Db;
  now: () => Date;
  /** Separates the conversations of different AI hosts in one database. */
  scope: string;
}

/** Days without a sign-in after which a person is deleted, with all conversation titles. */
const KEPT_DAYS = 400;
/** Characters of a title. */
const LONGEST = 200;

/** The people of all seats and the titles of their conversations, in the database. */
export function createSeatPeople({ db, now, scope }: Options) {
  const COLUMNS = `id, display_name as name, council, terms_accepted_at is not null as "termsAccepted",
    created_at as "createdAt"`;
  const OWN = 'owner_id = $1 and starts_with(conversation_id, $2)';

  return {
    /** Creates the person at the first sign-in, and stores the newest name and council number. */
    async meet(given: {
      subject: string;
      issuer: string;
      name?: string | undefined;
      council?: string | undefined;
    }) {
      const id = idOf(given.subject);
      await db.query(
        `insert into gateway_seat_person as known (id, issuer, display_name, council, created_at, seen_at)
         values ($1, $2, $3, $4, $5, $5)
         on conflict (id) do update set seen_at = $5,
           display_name = coalesce($3, known.display_name), council = coalesce($4, known.council)`,
        [id, given.issuer, given.name ?? null, given.council ?? null, now()],
      );
      return id;
    },
    find: async (id: string, issuer: string): Promise<SeatPerson | undefined> =>
      (
        await db.query<SeatPerson>(
          `select ${COLUMNS} from gateway_seat_person where id = $1 and issuer = $2`,
          [id, issuer],
        )
      )[0],
    acceptTerms: async (id: string): Promise<void> => {
      await db.query(
        'update gateway_seat_person set terms_accepted_at = coalesce(terms_accepted_at, $2) where id = $1',
        [id, now()],
      );
    },
    owns: async (id: string, conversationId: string): Promise<boolean> =>
      (
        await db.query('select 1 from gateway_conversation where owner_id = $1 and conversation_id = $2', [
          id,
          scope + conversationId,
        ])
      ).length > 0,
    async conversations(id: string, page: number, size: number) {
      const rows = await db.query<SeatConversation>(
        `select substr(conversation_id, length($2::text) + 1) as id, coalesce(title, '') as title
         from gateway_conversation left join gateway_seat_title using (conversation_id, owner_id)
         where ${OWN} order by created_at desc, conversation_id desc limit $3 offset $4`,
        [id, scope, size, (page - 1) * size],
      );
      const [total] = await db.query<{ count: number }>(
        `select count(*)::int as count from gateway_conversation where ${OWN}`,
        [id, scope],
      );
      return { rows, count: Number(total?.count ?? 0) };
    },
    /** Names the person's conversation, unless it was deleted in the meantime. */
    name: async (id: string, conversationId: string, title: string): Promise<void> => {
      await db.query(
        `insert into gateway_seat_title (conversation_id, owner_id, title)
         select conversation_id, owner_id, $3 from gateway_conversation
         where conversation_id = $1 and owner_id = $2 for key share
         on conflict (conversation_id) do update set title = $3 where gateway_seat_title.owner_id = $2`,
        [scope + conversationId, id, title.slice(0, LONGEST)],
      );
    },
    forget: (id: string, conversationId: string): Promise<void> =>
      db.tx(async (tx) => {
        await disown(tx, scope + conversationId, id);
        await tx.query('delete from gateway_seat_title where conversation_id = $1 and owner_id = $2', [
          scope + conversationId,
          id,
        ]);
      }),
    async sweep(): Promise<void> {
      const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
      const old = 'seen_at < $1';
      const ownedByOld = `owner_id in (select id from gateway_seat_person where ${old})`;
      await deleteExpired(db, 'gateway_seat_title', ownedByOld, [before]);
      await deleteExpired(db, 'gateway_seat_person', old, [before]);
    },
  };
}

export type SeatPeople = ReturnType<typeof createSeatPeople>;

/** The id of a subject in the product's clients and the gateway's own tables. */
export const idOf = (subject: string): string =>
  `seat-${createHash('sha256').update(subject).digest('base64url')}`;
