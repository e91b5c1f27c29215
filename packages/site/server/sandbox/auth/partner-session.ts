import { randomBytes } from 'node:crypto';
import { findPlan, type SoldPlan, startPlan } from '../billing/plans.ts';
import type { SandboxContext } from '../context.ts';
import { lockPerson, loginAnswer, type Person, personByPartner } from '../people.ts';

const SECONDS = 3600;

/**
 * Opens a one-hour session for a partner's user. The account belongs only to the partner's subject. It has no password,
 * and its address has no mailbox, so it never matches an account of the product.
 * @param subject `partner:{iss}:{sub}`
 */
export async function openPartnerSession(context: SandboxContext, subject: string, name?: string) {
  const person =
    (await personByPartner(context.db, subject)) ?? (await insertPartnerPerson(context, subject, name));
  const token = await context.tokens.issue(person, SECONDS);
  return loginAnswer(context.db, person.id, token);
}

/** The partner's contract covers e-mail, terms and payment, so the session starts on the Fleming plan. */
function insertPartnerPerson(context: SandboxContext, subject: string, name = ''): Promise<Person> {
  // Random, so that nobody can register the address in advance.
  const mark = randomBytes(16).toString('hex');
  return context.db.tx(async (tx) => {
    const at = context.now();
    const [row] = await tx.query<{ id: number }>(
      `insert into users (email, name, partner_subject, email_validated_at, terms_accepted_at, created_at)
       values ($1, $2, $3, $4, $4, $4) on conflict do nothing returning id`,
      [`${mark}@partner.invalid`, name.trim().slice(0, 200) || 'Convidado', subject, at],
    );
    if (row) {
      await lockPerson(tx, row.id);
      await startPlan(tx, { userId: row.id, plan: findPlan('fleming_plan') as SoldPlan, at });
    }
    return (await personByPartner(tx, subject)) as Person;
  });
}
