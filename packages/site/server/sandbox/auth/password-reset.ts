import { randomBytes } from 'node:crypto';
import { forgotBody, resetBody } from '../bodies.schema.ts';
import type { Feature, SandboxContext } from '../context.ts';
import { digest } from '../keys.ts';
import { passwordChangedLetter, resetLetter, TIME_TO_USE_MS } from '../mail/letters.ts';
import { lockPerson, type Person, personByEmail, personById } from '../people.ts';
import { readBody } from '../product-app.ts';
import { Refusal } from '../refusal.ts';
import { passwordFault } from '../rules.ts';
import { sandboxTexts as texts } from '../texts.ts';

const LIFE_MS = 3_600_000;

/** Mails the reset link, and accepts one new password per link. */
export const addPasswordReset: Feature = (app, context) => {
  const { db, passwords, mailer } = context;

  app.post('/api/auth/forgot-password', async (c) => {
    const { email } = await readBody(c, forgotBody);
    context.later(async () => {
      const person = await personByEmail(db, email);
      if (person) await sendLink(context, person);
    });
    return c.json({ message: texts.resetRequested });
  });

  app.post('/api/auth/reset-password', async (c) => {
    const { token, newPassword, confirmPassword } = await readBody(c, resetBody);
    if (passwordFault(newPassword, confirmPassword)) throw new Refusal(400, texts.resetFailed);
    if (!(await isOpen(context, token))) throw new Refusal(400, texts.resetFailed);
    const hash = await passwords.hash(newPassword);
    const userId = await spendToken(context, token, hash);
    const person = userId === undefined ? undefined : await personById(db, userId);
    if (!person) throw new Refusal(400, texts.resetFailed);
    context.later(() => mailer.send(person.email, passwordChangedLetter(person.name)));
    // The gateway reads it and keeps it from the browser.
    return c.json({ success: true, email: person.email });
  });
};

async function sendLink({ db, config, mailer, now }: SandboxContext, person: Person): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const end = at.getTime() + LIFE_MS;
  await db.query(
    'insert into password_resets (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [digest(token), person.id, at, new Date(end)],
  );
  await mailer.send(
    person.email,
    resetLetter(person.name, `${config.publicUrl}/reset-password?token=${token}`),
    { usefulUntil: new Date(end - TIME_TO_USE_MS) },
  );
}

/** Whether the link still allows a new password. Checked before hashing, because hashing is expensive. */
async function isOpen({ db, now }: SandboxContext, token: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 from password_resets where token_hash = $1 and used_at is null and expires_at > $2',
    [digest(token), now()],
  );
  return rows.length > 0;
}

/** Stores the new password, invalidates all of the person's open links and ends all sessions. */
function spendToken({ db, now }: SandboxContext, token: string, hash: string): Promise<number | undefined> {
  return db.tx(async (tx) => {
    const [link] = await tx.query<{ userId: number }>(
      'select user_id as "userId" from password_resets where token_hash = $1',
      [digest(token)],
    );
    if (!link) return undefined;
    // Lock the person before any link. Otherwise two links of one person, used at the same time, would wait for each
    // other.
    await lockPerson(tx, link.userId);
    const [row] = await tx.query<{ userId: number }>(
      `update password_resets set used_at = $2
       where token_hash = $1 and used_at is null and expires_at > $2 returning user_id as "userId"`,
      [digest(token), now()],
    );
    if (!row) return undefined;
    await tx.query('update password_resets set used_at = $2 where user_id = $1 and used_at is null', [
      row.userId,
      now(),
    ]);
    await tx.query('update users set password_hash = $2, session_epoch = session_epoch + 1 where id = $1', [
      row.userId,
      hash,
    ]);
    return row.userId;
  });
}
