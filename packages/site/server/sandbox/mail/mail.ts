import { brand } from '@vesalio/site/brand';
import type { Db } from '../../platform/database.ts';
import { type Letter, subjectOf, writeHtml, writeText } from './letters.ts';

/** Sends a mail by SMTP if configured, otherwise into the outbox. */
export interface Mailer {
  send(to: string, letter: Letter): Promise<void>;
  close(): void;
}

interface MailerOptions {
  db: Db;
  now: () => Date;
  smtpUrl: string | undefined;
  publicUrl: string;
}

export function createMailer({ db, now, smtpUrl, publicUrl }: MailerOptions): Mailer {
  if (smtpUrl) return createSmtpMailer(smtpUrl, publicUrl);
  return {
    async send(to, letter) {
      await db.query(
        `insert into outbox (recipient, subject, body_text, body_html, code, link, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
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
    close() {},
  };
}

function createSmtpMailer(smtpUrl: string, publicUrl: string): Mailer {
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
  const from = `"${brand.name}" <nao-responda@${new URL(publicUrl).hostname}>`;
  return {
    async send(to, letter) {
      const mail = { from, to, subject: subjectOf(letter), text: writeText(letter), html: writeHtml(letter) };
      await (await transport).sendMail(mail);
    },
    close() {
      void transport.then((open) => open.close());
    },
  };
}
