import type { SandboxContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

const PER_HOUR = 3;
const HOUR_MS = 3_600_000;

/**
 * Counts one mail asked for by this subject, known or not, so that the limit tells nothing about accounts.
 * @throws Refusal 429 beyond three an hour.
 */
export async function countMail(
  { db, keys, now }: Pick<SandboxContext, 'db' | 'keys' | 'now'>,
  kind: 'code' | 'reset' | 'duplicate',
  subject: string,
): Promise<void> {
  const mark = keys.fingerprint('mail', subject);
  const since = new Date(now().getTime() - HOUR_MS);
  const allowed = await db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`${kind}:${mark}`]);
    await tx.query('delete from mail_requests where created_at < $1', [since]);
    const recent = await tx.query('select 1 from mail_requests where kind = $1 and subject_hash = $2', [
      kind,
      mark,
    ]);
    if (recent.length >= PER_HOUR) return false;
    await tx.query('insert into mail_requests (kind, subject_hash, created_at) values ($1, $2, $3)', [
      kind,
      mark,
      now(),
    ]);
    return true;
  });
  if (!allowed) throw new Refusal(429, texts.tooManyMails, HOUR_MS / 1000);
}
