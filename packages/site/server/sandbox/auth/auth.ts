import { isUniqueViolation } from '../../platform/database.ts';
import { findPlan, settlePending } from '../billing/plans.ts';
import { loginBody, registerBody } from '../bodies.schema.ts';
import type { Feature, SandboxContext } from '../context.ts';
import { alreadyRegisteredLetter } from '../mail/letters.ts';
import { loginAnswer, type Person, personByEmail, personById, storedEmail } from '../people.ts';
import { readBody, requirePerson } from '../product-app.ts';
import { Refusal } from '../refusal.ts';
import { isEmail, passwordFault } from '../rules.ts';
import { sandboxTexts as texts } from '../texts.ts';
import { ensureCode, issueCode } from './email-code.ts';

/** Registration, login, logout, account deletion and acceptance of the terms. */
export const addAuth: Feature = (app, context) => {
  const { db, passwords, tokens, now } = context;

  app.post('/api/auth/register', async (c) => {
    const body = await readBody(c, registerBody);
    const name = body.fullName.trim();
    const email = storedEmail(body.email);
    if (!name) throw new Refusal(400, texts.nameRequired);
    if (!isEmail(email)) throw new Refusal(400, texts.emailInvalid);
    const fault = passwordFault(body.password, body.confirmPassword);
    if (fault) throw new Refusal(400, fault);
    const plan = findPlan(body.plan)?.identifier ?? null;
    // Hash only if the e-mail is new, because hashing is expensive.
    const person = (await personByEmail(db, email))
      ? undefined
      : await insertPerson(context, { name, email, plan, passwordHash: await passwords.hash(body.password) });
    if (!person) {
      context.later(() => notifyOwner(context, email));
      throw new Refusal(400, texts.registerFailed);
    }
    context.later(await issueCode(context, person));
    return c.json(await loginAnswer(db, person.id, await tokens.issue(person)));
  });

  app.post('/api/auth/login', async (c) => {
    const body = await readBody(c, loginBody);
    const person = await personByEmail(db, body.email);
    const matches = await passwords.verify(body.password, person?.passwordHash);
    if (!person || !matches) throw new Refusal(401, texts.loginFailed);
    await settlePending(db, person.id, now());
    if (!person.emailValidated) await ensureCode(context, person);
    return c.json(await loginAnswer(db, person.id, await tokens.issue(person)));
  });

  app.post('/api/auth/accept-terms', requirePerson(tokens), async (c) => {
    await acceptTerms(context, c.get('person').id);
    return c.json({ success: true, acceptTerms: true });
  });

  app.delete('/api/auth/delete-account', requirePerson(tokens), async (c) => {
    const { id, email } = c.get('person');
    await db.tx(async (tx) => {
      // Delete the user first, because adding a mail to the outbox locks this row.
      await tx.query('delete from users where id = $1', [id]);
      await tx.query('delete from outbox where recipient = $1', [email]);
      await tx.query('delete from mail_queue where recipient = $1', [email]);
    });
    return c.json({ data: { success: true } });
  });
};

interface NewPerson {
  name: string;
  email: string;
  passwordHash: string;
  plan: string | null;
}

/** Creates the account. Undefined if the e-mail already has one. */
async function insertPerson({ db, now }: SandboxContext, entry: NewPerson): Promise<Person | undefined> {
  try {
    const [row] = await db.query<{ id: number }>(
      `insert into users (email, name, password_hash, intended_plan, created_at)
       values ($1, $2, $3, $4, $5) returning id`,
      [entry.email, entry.name, entry.passwordHash, entry.plan, now()],
    );
    return row && (await personById(db, row.id));
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Tells the owner by mail about a second registration. The answer to the caller does not reveal it. */
async function notifyOwner(context: SandboxContext, email: string): Promise<void> {
  const owner = await personByEmail(context.db, email);
  if (!owner) return;
  await context.mailer.send(email, alreadyRegisteredLetter(owner.name, `${context.config.publicUrl}/login`));
}

/** Only the first acceptance counts. */
export async function acceptTerms({ db, now }: SandboxContext, userId: number): Promise<void> {
  await db.query('update users set terms_accepted_at = coalesce(terms_accepted_at, $2) where id = $1', [
    userId,
    now(),
  ]);
}
