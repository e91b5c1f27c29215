import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import type { Feature, SandboxContext } from '../context.ts';
import { codeLetter, TIME_TO_USE_MS } from '../mail/letters.ts';
import { lockPerson, loginAnswer, type Person, personByEmail, personById } from '../people.ts';
import { requirePerson } from '../product-app.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

const LENGTH = 5;
const TRIES = 5;
const LIFE_MS = 10 * 60_000;
/** Excludes characters that are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Creates a code and invalidates all earlier ones.
 * @returns a function that sends the code
 */
export async function issueCode(context: SandboxContext, person: Person): Promise<() => Promise<void>> {
  const { db, keys, mailer, now } = context;
  const code = newCode();
  const at = now();
  const end = at.getTime() + LIFE_MS;
  const [row] = await db.query<{ id: number }>(
    'insert into email_codes (user_id, code_hash, created_at, expires_at) values ($1, $2, $3, $4) returning id',
    [person.id, keys.fingerprint('code', `${person.id}:${code}`), at, new Date(end)],
  );
  const validity = { usefulUntil: new Date(end - TIME_TO_USE_MS), topic: `code ${person.id}` };
  return async () => {
    // This mail would replace the mail of a newer code that was requested at the same moment.
    if ((await liveCode(db, person.id, at))?.id !== row?.id) return;
    await mailer.send(person.email, codeLetter(person.name, code), validity);
  };
}

interface CodeRow {
  id: number;
  hash: string;
  attempts: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** The person's latest code, if it can still be used. */
async function liveCode(tx: Db, userId: number, now: Date): Promise<CodeRow | undefined> {
  const [row] = await tx.query<CodeRow>(
    `select id, code_hash as hash, attempts, expires_at as "expiresAt", used_at as "usedAt"
     from email_codes where user_id = $1 order by id desc limit 1`,
    [userId],
  );
  if (!row || row.usedAt || row.attempts >= TRIES || row.expiresAt <= now) return undefined;
  return row;
}

/** Sends a code unless a usable one exists. The login's message says that a code was sent. */
export async function ensureCode(context: SandboxContext, person: Person): Promise<void> {
  const soon = new Date(context.now().getTime() + TIME_TO_USE_MS);
  if (await liveCode(context.db, person.id, soon)) return;
  context.later(await issueCode(context, person));
}

/** Counts every try in the database, so that wrong tries still count after a restart. */
function tryCode({ db, keys, now }: SandboxContext, person: Person, code: string): Promise<boolean> {
  const marks = keys
    .fingerprints('code', `${person.id}:${code.toUpperCase()}`)
    .map((mark) => Buffer.from(mark));
  return db.tx(async (tx) => {
    await lockPerson(tx, person.id);
    const row = await liveCode(tx, person.id, now());
    if (!row) return false;
    await tx.query('update email_codes set attempts = attempts + 1 where id = $1', [row.id]);
    const hash = Buffer.from(row.hash);
    if (!marks.some((mark) => timingSafeEqual(hash, mark))) return false;
    await tx.query('update email_codes set used_at = $2 where id = $1', [row.id, now()]);
    await tx.query('update users set email_validated_at = $2 where id = $1', [person.id, now()]);
    return true;
  });
}

const asSubject = (subject: string): { id: number } | { email: string } =>
  /^\d{1,9}$/.test(subject) ? { id: Number(subject) } : { email: subject };

/** Validates the e-mail by code, and sends new codes. */
export const addEmailCode: Feature = (app, context) => {
  const { db, tokens } = context;

  app.post('/api/auth/validateEmail/:code', requirePerson(tokens), async (c) => {
    const person = c.get('person');
    if (!(await tryCode(context, person, c.req.param('code')))) throw new Refusal(400, texts.codeInvalid);
    return c.json(await loginAnswer(db, person.id, await tokens.issue(person)));
  });

  app.post('/api/auth/resend-validate-email/:subject', async (c) => {
    const subject = asSubject(c.req.param('subject').slice(0, 254).replaceAll('\0', ''));
    const person =
      'id' in subject ? await personById(db, subject.id) : await personByEmail(db, subject.email);
    if (person && !person.emailValidated) context.later(async () => (await issueCode(context, person))());
    return c.json({ message: texts.codeResent });
  });
};
