import { brand } from '@vesalio/site/brand';
import type { MailConfig } from '../../config/mail.ts';
import type { Db } from '../../platform/database.ts';
import { createMailQueue } from '../../platform/mail-queue.ts';
import type { QueuedMail } from '../../platform/mail-rows.ts';
import { digest } from '../keys.ts';
import { type Letter, subjectOf, writeHtml, writeText } from './letters.ts';

/** Sends mails by SMTP if configured, otherwise to the outbox. */
export interface Mailer {
  /** Resolves when the letter is in the queue or in the outbox. */
  send(to: string, letter: Letter, validity?: Pick<QueuedMail, 'usefulUntil' | 'topic'>): Promise<void>;
  /** Resolves when every due letter has been tried. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface MailerOptions {
  db: Db;
  now: () => Date;
  smtpUrl: string | undefined;
  publicUrl: string;
  /** If absent, the defaults of the configuration apply. */
  mail?: MailConfig | undefined;
}

export function createMailer(options: MailerOptions): Mailer {
  const { db, now, smtpUrl } = options;
  if (smtpUrl) return createSmtpMailer({ ...options, smtpUrl });
  return {
    async send(to, letter) {
      // Select from `users`, because the account may have been deleted in the meantime.
      await db.query(
        `insert into outbox (recipient, subject, body_text, body_html, code, link, created_at)
         select email, $2, $3, $4, $5, $6, $7 from users where email = $1 for key share`,
        [
          to,
          subjectOf(letter),
          writeText(letter),
          writeHtml(letter),
          letter.code ?? null,
          letter.link ?? null,
          now(),
        ],
      );
    },
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Milliseconds. Mail servers deliberately delay their greeting, and scan a mail before accepting it. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  socketTimeout: 60_000,
};

function createSmtpMailer({
  db,
  now,
  smtpUrl,
  publicUrl,
  mail,
}: MailerOptions & { smtpUrl: string }): Mailer {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url: smtpUrl, ...TIMEOUTS }),
  );
  const { hostname } = new URL(publicUrl);
  const from = mail?.from ?? `"${brand.name}" <nao-responda@${hostname}>`;
  const autoSubmitted = mail?.autoSubmitted ?? 'auto-generated';
  const headers = autoSubmitted === 'no' ? {} : { 'Auto-Submitted': autoSubmitted };
  const replyTo = mail?.replyTo;
  const queue = createMailQueue({
    db,
    now,
    deliver: async ({ id, recipient: to, subject, text, html }) => {
      // Use the same id for every try, so that a mail accepted twice is shown once.
      const messageId = `<${id}.${digest(text).slice(0, 16)}@${hostname}>`;
      await (await transport).sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        headers,
        ...(replyTo ? { replyTo } : {}),
      });
    },
  });
  return {
    send: (to, letter, validity) =>
      queue.add({
        ...validity,
        recipient: to,
        subject: subjectOf(letter),
        text: writeText(letter),
        html: writeHtml(letter),
      }),
    settled: queue.settled,
    async close() {
      await queue.stop();
      (await transport).close();
    },
  };
}
