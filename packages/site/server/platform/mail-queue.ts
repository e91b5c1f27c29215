import { createBackground } from './background.ts';
import type { Db } from './database.ts';
import { within } from './lifecycle.ts';
import { logFailure } from './log.ts';

export interface QueuedMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails in the database until a mail server has accepted them. All processes share one queue. */
export interface MailQueue {
  /** Resolves when the mail is stored. It is sent soon after. */
  add(mail: QueuedMail): Promise<void>;
  /** Resolves when every mail that is due has been tried. */
  settled(): Promise<void>;
  /** Stops within half a second. Unfinished mails are sent after the next start. */
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  now: () => Date;
  /** Hands a mail to the mail server. An error with a `responseCode` of 500 or more is final. */
  deliver(mail: QueuedMail & { id: number }): Promise<void>;
}

const TURN_MS = 2_000;
const SENDERS = 3;
/** Longer than one delivery can take. */
const LEASE_MS = 30_000;
const RETRY_MS = [5_000, 15_000, 60_000, 300_000, 900_000];
/** Longer than any link or code in a mail is valid. */
const KEPT_MS = 24 * 3600 * 1000;

type Row = QueuedMail & { id: number; attempts: number; createdAt: Date };

export function createMailQueue({ db, now, deliver }: Options): MailQueue {
  const background = createBackground();
  const sending = new Set<number>();
  let turn: Promise<void> = Promise.resolve();
  let isStopping = false;
  const later = (ms: number) => new Date(now().getTime() + ms);

  async function claim(): Promise<Row | undefined> {
    const [row] = await db.query<Row>(
      `update mail_queue set attempts = attempts + 1, leased_until = $2
       where id = (select id from mail_queue
         where next_try_at <= $1 and coalesce(leased_until, $1) <= $1
         order by next_try_at limit 1 for update skip locked)
       returning id, recipient, subject, body_text as text, body_html as html, attempts,
         created_at as "createdAt"`,
      [now(), later(LEASE_MS)],
    );
    return row;
  }

  const forget = (id: number) => db.query('delete from mail_queue where id = $1', [id]);

  async function putOff({ id, attempts, createdAt }: Row, error: unknown): Promise<void> {
    const { responseCode = 0, code = 'failed' } = error as { responseCode?: number; code?: string };
    // Do not log the server's message, because it repeats the recipient.
    logFailure('mail', new Error(`${code} ${responseCode} at try ${attempts}`));
    const isOver = responseCode >= 500 || now().getTime() - createdAt.getTime() > KEPT_MS;
    if (isOver) return void (await forget(id));
    const pause = RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1] ?? 0;
    await db.query(
      'update mail_queue set next_try_at = $2, leased_until = null, last_error = $3 where id = $1',
      [id, later(pause), `${code} ${responseCode || ''}`.trim()],
    );
  }

  async function send(): Promise<void> {
    while (!isStopping) {
      const mail = await claim();
      if (!mail) return;
      sending.add(mail.id);
      await deliver(mail).then(
        () => forget(mail.id),
        (error: unknown) => (isStopping ? undefined : putOff(mail, error)),
      );
      sending.delete(mail.id);
    }
  }

  const run = (): Promise<void> => {
    const next = turn.then(async () => void (await Promise.all(Array.from({ length: SENDERS }, send))));
    turn = next.catch(() => undefined);
    return next;
  };

  /** Retries all mails at once, without waiting for pauses from before the restart. */
  async function start(): Promise<void> {
    await db.query('update mail_queue set next_try_at = $1 where next_try_at > $1', [now()]);
    await run();
  }

  background.every(TURN_MS, 'mail', run);
  void start().catch((error: unknown) => logFailure('mail', error));

  return {
    add: async ({ recipient, subject, text, html }) => {
      await db.query(
        `insert into mail_queue (recipient, subject, body_text, body_html, created_at, next_try_at)
         values ($1, $2, $3, $4, $5, $5)`,
        [recipient, subject, text, html, now()],
      );
      void run().catch((error: unknown) => logFailure('mail', error));
    },
    settled: () => turn,
    stop: async () => {
      isStopping = true;
      await within(500, Promise.all([background.stop(), turn]));
      if (sending.size > 0)
        await db.query('update mail_queue set leased_until = null where id = any($1::bigint[])', [
          [...sending],
        ]);
    },
  };
}

/** Number of waiting mails of all processes. */
export async function countMails(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from mail_queue');
  return Number(row?.count ?? 0);
}
