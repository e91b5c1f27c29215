import { createBackground } from './background.ts';
import type { Db } from './database.ts';
import { within } from './lifecycle.ts';
import { logFailure } from './log.ts';
import { createMailRows, type QueuedMail, type WaitingMail } from './mail-rows.ts';

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

export function createMailQueue({ db, now, deliver }: Options): MailQueue {
  const rows = createMailRows({ db, now });
  const background = createBackground();
  const sending = new Set<number>();
  /** Delivered mails that could not be deleted from the database yet. */
  const delivered = new Set<number>();
  const senders = new Set<Promise<void>>();
  /** Whether a mail was added since the senders last looked for one. */
  let isAsked = false;
  let isStopping = false;

  async function putOff({ id, attempts, createdAt }: WaitingMail, error: unknown): Promise<void> {
    const { responseCode = 0, code = 'failed' } = error as SmtpError;
    // Do not log the server's message, because it repeats the recipient.
    logFailure('mail', new Error(`${code} ${responseCode} at try ${attempts}`));
    const isOver = isFinal(error as SmtpError) || now().getTime() - createdAt.getTime() > KEPT_MS;
    if (isOver || (await rows.isReplaced(id))) return void (await rows.remove(id));
    const pause = RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1] ?? 0;
    await rows.putOff(id, pause, `${code} ${responseCode || ''}`.trim());
  }

  async function deliverOnce(mail: WaitingMail): Promise<void> {
    try {
      if (!delivered.has(mail.id)) await deliver(mail);
    } catch (error) {
      if (!isStopping) await putOff(mail, error);
      return;
    }
    delivered.add(mail.id);
    await rows.remove(mail.id);
    delivered.delete(mail.id);
  }

  async function send(): Promise<void> {
    while (!isStopping) {
      isAsked = false;
      const mail = await rows.claim();
      if (!mail && !isAsked) return;
      if (!mail) continue;
      if (mail.usefulUntil && mail.usefulUntil <= now()) {
        logFailure(
          'mail',
          new Error(`Dropped before try ${mail.attempts}: what it brings would have expired`),
        );
        await rows.remove(mail.id);
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
    if (sending.size > 0) await rows.renew([...sending]);
    run();
  };

  const settled = async (): Promise<void> => {
    while (senders.size > 0) await Promise.all(senders);
  };

  /** Retries all mails immediately, ignoring the pauses set before the restart. */
  async function start(): Promise<void> {
    await rows.makeDue();
    run();
  }

  background.every(TURN_MS, 'mail', turn);
  void start().catch((error: unknown) => logFailure('mail', error));

  return {
    add: async (mail) => {
      await rows.add(mail);
      run();
    },
    settled,
    stop: async () => {
      isStopping = true;
      await within(500, Promise.all([background.stop(), settled()]));
      if (sending.size > 0) await rows.release([...sending]);
    },
  };
}
