import { createBackground } from './background.ts';
import type { Db } from './database.ts';
import { within } from './lifecycle.ts';
import { logFailure } from './log.ts';

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

/** Keeps mails in the database until a mail server has accepted them. All processes share one queue. */
interface MailQueue {
  /** Resolves when the mail is stored. It is sent soon after. */
  add(mail: QueuedMail): Promise<void>;
  /** Resolves when every due mail has been tried. */
  settled(): Promise<void>;
  /** Stops within half a second. Unfinished mails are sent after the next start. */
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  now: () => Date;
  /** Sends a mail to the mail server. Only a refused recipient or refused content is final (`isFinal`). */
  deliver(mail: Pick<QueuedMail, 'recipient' | 'subject' | 'text' | 'html'> & { id: number }): Promise<void>;
}

const TURN_MS = 2_000;
const SENDERS = 3;
/** A delivery renews its lease regularly, so that no other process repeats it even if the mail server is slow. */
const LEASE_MS = 30_000;
const RETRY_MS = [5_000, 15_000, 60_000, 300_000, 900_000];
/** Longer than the validity of any link or code in a mail, in milliseconds. */
const KEPT_MS = 24 * 3600 * 1000;

interface SmtpError {
  responseCode?: number;
  code?: string;
  command?: string;
}

/** A refused sign-in, connection or sender is a configuration problem. Its mails wait until it is fixed. */
const isFinal = ({ responseCode = 0, code, command }: SmtpError): boolean =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';

type Row = Omit<QueuedMail, 'usefulUntil'> & {
  id: number;
  attempts: number;
  createdAt: Date;
  usefulUntil: Date | null;
};

export function createMailQueue({ db, now, deliver }: Options): MailQueue {
  const background = createBackground();
  const sending = new Set<number>();
  /** Delivered mails that could not be deleted from the database yet. */
  const delivered = new Set<number>();
  const senders = new Set<Promise<void>>();
  /** Whether a mail was added since the senders last looked for one. */
  let isAsked = false;
  let isStopping = false;
  const later = (ms: number) => new Date(now().getTime() + ms);

  async function claim(): Promise<Row | undefined> {
    const [row] = await db.query<Row>(
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
  }

  const forget = (id: number) => db.query('delete from mail_queue where id = $1', [id]);

  const isReplaced = async (id: number): Promise<boolean> =>
    (
      await db.query(
        `select 1 from mail_queue as mail join mail_queue as newer using (topic)
         where mail.id = $1 and newer.id > mail.id`,
        [id],
      )
    ).length > 0;

  async function putOff({ id, attempts, createdAt }: Row, error: unknown): Promise<void> {
    const { responseCode = 0, code = 'failed' } = error as SmtpError;
    // Do not log the server's message, because it repeats the recipient.
    logFailure('mail', new Error(`${code} ${responseCode} at try ${attempts}`));
    const isOver = isFinal(error as SmtpError) || now().getTime() - createdAt.getTime() > KEPT_MS;
    if (isOver || (await isReplaced(id))) return void (await forget(id));
    const pause = RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1] ?? 0;
    await db.query(
      'update mail_queue set next_try_at = $2, leased_until = null, last_error = $3 where id = $1',
      [id, later(pause), `${code} ${responseCode || ''}`.trim()],
    );
  }

  async function deliverOnce(mail: Row): Promise<void> {
    try {
      if (!delivered.has(mail.id)) await deliver(mail);
    } catch (error) {
      if (!isStopping) await putOff(mail, error);
      return;
    }
    delivered.add(mail.id);
    await forget(mail.id);
    delivered.delete(mail.id);
  }

  async function send(): Promise<void> {
    while (!isStopping) {
      isAsked = false;
      const mail = await claim();
      if (!mail && !isAsked) return;
      if (!mail) continue;
      if (mail.usefulUntil && mail.usefulUntil <= now()) {
        logFailure(
          'mail',
          new Error(`Dropped before try ${mail.attempts}: what it brings would have expired`),
        );
        await forget(mail.id);
        continue;
      }
      sending.add(mail.id);
      try {
        await deliverOnce(mail);
      } finally {
        sending.delete(mail.id);
      }
    }
  }

  /** Starts idle senders. A slow delivery blocks one sender, not the mails after it. */
  const run = (): void => {
    isAsked = true;
    while (!isStopping && senders.size < SENDERS) {
      const sender = send()
        .catch((error: unknown) => logFailure('mail', error))
        .finally(() => senders.delete(sender));
      senders.add(sender);
    }
  };

  const turn = async (): Promise<void> => {
    if (sending.size > 0)
      await db.query(
        'update mail_queue set leased_until = $2 where id = any($1::bigint[]) and leased_until is not null',
        [[...sending], later(LEASE_MS)],
      );
    run();
  };

  const settled = async (): Promise<void> => {
    while (senders.size > 0) await Promise.all(senders);
  };

  /** Retries all mails immediately, ignoring the pauses set before the restart. */
  async function start(): Promise<void> {
    await db.query('update mail_queue set next_try_at = $1 where next_try_at > $1', [now()]);
    run();
  }

  background.every(TURN_MS, 'mail', turn);
  void start().catch((error: unknown) => logFailure('mail', error));

  return {
    add: async ({ recipient, subject, text, html, usefulUntil = null, topic = null }) => {
      if (topic)
        await db.query('delete from mail_queue where topic = $1 and coalesce(leased_until, $2) <= $2', [
          topic,
          now(),
        ]);
      await db.query(
        `insert into mail_queue
           (recipient, subject, body_text, body_html, created_at, next_try_at, useful_until, topic)
         values ($1, $2, $3, $4, $5, $5, $6, $7)`,
        [recipient, subject, text, html, now(), usefulUntil, topic],
      );
      run();
    },
    settled,
    stop: async () => {
      isStopping = true;
      await within(500, Promise.all([background.stop(), settled()]));
      if (sending.size > 0)
        await db.query('update mail_queue set leased_until = null where id = any($1::bigint[])', [
          [...sending],
        ]);
    },
  };
}

/** Number of waiting mails across all processes. */
export async function countMails(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from mail_queue');
  return Number(row?.count ?? 0);
}
