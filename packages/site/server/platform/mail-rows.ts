import type { Db } from './database.ts';

export interface QueuedMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The mail is dropped if no mail server has accepted it by then. */
  readonly usefulUntil?: Date | undefined;
  /** A waiting mail with the same topic is dropped. One that is being sent goes first. */
  readonly topic?: string | undefined;
}

/** A mail that this process has claimed. */
export type WaitingMail = Omit<QueuedMail, 'usefulUntil'> & {
  id: number;
  attempts: number;
  createdAt: Date;
  usefulUntil: Date | null;
};

/** A delivery renews its lease regularly, so that no other process repeats it even if the mail server is slow. */
const LEASE_MS = 30_000;

/** The mails in the database. A lease belongs to the process that is sending the mail. */
export function createMailRows({ db, now }: { db: Db; now: () => Date }) {
  const later = (ms: number) => new Date(now().getTime() + ms);
  return {
    add: async ({ recipient, subject, text, html, usefulUntil, topic }: QueuedMail) => {
      if (topic)
        await db.query('delete from mail_queue where topic = $1 and coalesce(leased_until, $2) <= $2', [
          topic,
          now(),
        ]);
      await db.query(
        `insert into mail_queue
           (recipient, subject, body_text, body_html, created_at, next_try_at, useful_until, topic)
         values ($1, $2, $3, $4, $5, $5, $6, $7)`,
        [recipient, subject, text, html, now(), usefulUntil ?? null, topic ?? null],
      );
    },

    /** Takes a due mail and starts its lease. */
    claim: async (): Promise<WaitingMail | undefined> => {
      const [row] = await db.query<WaitingMail>(
        `update mail_queue set attempts = attempts + 1, leased_until = $2
         where id = (select id from mail_queue as due
           where next_try_at <= $1 and coalesce(leased_until, $1) <= $1 and not exists (
             select 1 from mail_queue as earlier
             where earlier.topic = due.topic and earlier.id < due.id and earlier.leased_until > $1)
           order by next_try_at limit 1 for update skip locked)
         returning id, recipient, subject, body_text as text, body_html as html, attempts,
           created_at as "createdAt", useful_until as "usefulUntil"`,
        [now(), later(LEASE_MS)],
      );
      return row;
    },

    remove: (id: number) => db.query('delete from mail_queue where id = $1', [id]),

    /** Whether a newer mail has the same topic. */
    isReplaced: async (id: number): Promise<boolean> =>
      (
        await db.query(
          `select 1 from mail_queue as mail join mail_queue as newer using (topic)
           where mail.id = $1 and newer.id > mail.id`,
          [id],
        )
      ).length > 0,

    putOff: (id: number, pauseMs: number, error: string) =>
      db.query('update mail_queue set next_try_at = $2, leased_until = null, last_error = $3 where id = $1', [
        id,
        later(pauseMs),
        error,
      ]),

    renew: (ids: readonly number[]) =>
      db.query(
        'update mail_queue set leased_until = $2 where id = any($1::bigint[]) and leased_until is not null',
        [ids, later(LEASE_MS)],
      ),

    release: (ids: readonly number[]) =>
      db.query('update mail_queue set leased_until = null where id = any($1::bigint[])', [ids]),

    /** Ends the pauses of all mails. */
    makeDue: () => db.query('update mail_queue set next_try_at = $1 where next_try_at > $1', [now()]),
  };
}

/** Number of waiting mails across all processes. */
export async function countMails(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from mail_queue');
  return Number(row?.count ?? 0);
}
