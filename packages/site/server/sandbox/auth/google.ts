import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { jwtVerify, SignJWT } from 'jose';
import { isUniqueViolation } from '../../platform/database.ts';
import { googleBody, googleClaims, googleStandInBody } from '../bodies.schema.ts';
import type { Feature, SandboxContext } from '../context.ts';
import { loginAnswer, type Person, personByGoogle, personById } from '../people.ts';
import { readBody } from '../product-app.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

const ISSUER = 'vesalio-sandbox-google';
const AUDIENCE = 'vesalio-sandbox';
const TYPE = 'google-standin+jwt';
/** The stand-in accepts only invented addresses in this domain, so that it cannot open a real person's account. */
const DOMAIN = '@conta-google.example';

/** The accounts in the stand-in's chooser. */
const standInAccounts = [
  { email: `ana.prado${DOMAIN}`, name: 'Ana Prado' },
  { email: `caio.nunes${DOMAIN}`, name: 'Caio Nunes' },
  { email: `lia.torres${DOMAIN}`, name: 'Lia Torres' },
] as const;

interface GoogleAccount {
  subject: string;
  email: string;
  name: string;
}

/** Sign-in and registration with a credential from the stand-in. */
export const addGoogle: Feature = (app, context) => {
  const { db, tokens } = context;
  app.post('/api/auth/google-login', async (c) => {
    const { credential, isRegister } = await readBody(c, googleBody);
    const account = await readCredential(context, credential);
    let person = await personByGoogle(db, account.subject);
    if (!person && !isRegister) throw new Refusal(404, texts.googleUnknown);
    // A concurrent registration may have come first.
    person ??= (await insertGooglePerson(context, account)) ?? (await personByGoogle(db, account.subject));
    if (!person) throw new Refusal(409, texts.googleTaken);
    return c.json(await loginAnswer(db, person.id, await tokens.issue(person)));
  });
};

async function readCredential(
  { config, keys, now }: SandboxContext,
  credential: string,
): Promise<GoogleAccount> {
  if (config.sandbox === 'public') throw new Refusal(400, texts.googleFailed);
  const verified = await jwtVerify(credential, keys.google, {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: AUDIENCE,
    typ: TYPE,
    requiredClaims: ['exp', 'sub'],
    currentDate: now(),
  }).catch(() => undefined);
  const claims = googleClaims.safeParse(verified?.payload);
  if (!claims.success) throw new Refusal(400, texts.googleFailed);
  return { subject: claims.data.sub, email: claims.data.email, name: claims.data.name };
}

async function insertGooglePerson(
  { db, now }: SandboxContext,
  account: GoogleAccount,
): Promise<Person | undefined> {
  try {
    const [row] = await db.query<{ id: number }>(
      `insert into users (email, name, google_subject, email_validated_at, created_at)
       values ($1, $2, $3, $4, $4) returning id`,
      [account.email, account.name, account.subject, now()],
    );
    return row && (await personById(db, row.id));
  } catch (error) {
    // The address belongs to an account with a password, which the stand-in must not open.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** `GET /google` lists the chooser's accounts. `POST /google {email, name?}` returns `{credential, select_by}`. */
export function createGoogleStandIn({ keys, now }: Pick<SandboxContext, 'keys' | 'now'>): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json({ accounts: standInAccounts }));
  routes.post('/', async (c) => {
    const body = await readBody(c, googleStandInBody);
    const email = body.email.trim().toLowerCase();
    if (!/^[a-z0-9._-]{1,60}@/.test(email) || !email.endsWith(DOMAIN) || email.split('@').length !== 2)
      return c.json({ message: texts.googleFailed }, 400);
    const listed = standInAccounts.find((account) => account.email === email);
    const name = body.name?.trim() || listed?.name || (email.split('@')[0] ?? '');
    const at = Math.floor(now().getTime() / 1000);
    const credential = await new SignJWT({ email, name, email_verified: true })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(createHash('sha256').update(email).digest('hex').slice(0, 21))
      .setJti(randomUUID())
      .setIssuedAt(at)
      .setExpirationTime(at + 300)
      .sign(keys.google);
    return c.json({ credential, select_by: 'btn' });
  });
  return routes;
}
