import type { Db } from '../platform/database.ts';
import { readSubscription } from './billing/plans.ts';
import { sessionOver } from './refusal.ts';

/** An account, as the features use it. The picture is read separately, because it is large. */
export interface Person {
  id: number;
  email: string;
  name: string;
  passwordHash: string | null;
  sessionEpoch: number;
  emailValidated: boolean;
  termsAccepted: boolean;
}

const COLUMNS = `id, email, name, password_hash as "passwordHash", session_epoch as "sessionEpoch",
  email_validated_at is not null as "emailValidated", terms_accepted_at is not null as "termsAccepted"`;

const one = async (db: Db, condition: string, value: string | number): Promise<Person | undefined> =>
  (await db.query<Person>(`select ${COLUMNS} from users where ${condition} = $1`, [value]))[0];

/** An e-mail address as stored. Accents and widths have several spellings that look the same. */
export const storedEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

export const personById = (db: Db, id: number): Promise<Person | undefined> => one(db, 'id', id);
export const personByEmail = (db: Db, email: string): Promise<Person | undefined> =>
  one(db, 'email', storedEmail(email));
export const personByGoogle = (db: Db, subject: string): Promise<Person | undefined> =>
  one(db, 'google_subject', subject);
export const personByPartner = (db: Db, subject: string): Promise<Person | undefined> =>
  one(db, 'partner_subject', subject);

/** Locks the row for the rest of the transaction, so that requests of one person run one after another. */
export async function lockPerson(tx: Db, id: number): Promise<void> {
  await tx.query('select 1 from users where id = $1 for update', [id]);
}

/** The plan fields of a session, which activation, login and validation return. */
export async function sessionFields(db: Db, userId: number) {
  const [row] = await db.query<{ name: string; photo: string | null }>(
    'select name, photo_base64 as photo from users where id = $1',
    [userId],
  );
  const { active, pending } = await readSubscription(db, userId);
  // Treat a pending payment as successful, so that a person without another plan can use the product.
  const current = active ?? pending;
  return {
    hasActivePlan: current !== undefined,
    userId,
    planId: current?.plan.id ?? null,
    planName: current?.plan.identifier ?? null,
    userPicture: row?.photo ?? null,
    username: row?.name ?? '',
  };
}

/**
 * Builds the login answer with the given token.
 * @throws Refusal 401 if the person was deleted in the meantime
 */
export async function loginAnswer(db: Db, userId: number, token: string) {
  const person = await personById(db, userId);
  if (!person) throw sessionOver();
  return {
    token,
    ...(await sessionFields(db, userId)),
    email: person.email,
    acceptTerms: person.termsAccepted,
    validateEmail: person.emailValidated,
  };
}

export type LoginAnswer = Awaited<ReturnType<typeof loginAnswer>>;
