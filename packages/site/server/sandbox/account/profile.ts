import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { Db, SqlValue } from '../../platform/database.ts';
import { acceptTerms } from '../auth/auth.ts';
import { nextBilling, readSubscription, type Subscription, settlePending } from '../billing/plans.ts';
import { type ProfileBody, pictureBody, profileBody } from '../bodies.schema.ts';
import { dayOf } from '../calendar.ts';
import type { Feature } from '../context.ts';
import { readBody, requirePerson } from '../product-app.ts';
import { Refusal, sessionOver } from '../refusal.ts';
import { digitsOf, isDate } from '../rules.ts';
import { sandboxTexts as texts } from '../texts.ts';
import { readPicture } from './picture.ts';

/** Reads and changes the person's own account. */
export const addProfile: Feature = (app, context) => {
  const { db, tokens, now } = context;
  const person = requirePerson(tokens);

  app.get('/api/auth/my-account', person, async (c) => {
    await settlePending(db, c.get('person').id, now());
    return c.json(await readAccount(db, c.get('person').id, now()));
  });

  app.put('/api/auth/my-account', person, async (c) => {
    const body = await readBody(c, profileBody);
    const { id } = c.get('person');
    const changes = Object.entries(columnsOf(body, now()));
    if (changes.length > 0) {
      const sets = changes.map(([column], index) => `${column} = $${index + 2}`).join(', ');
      await db.query(`update users set ${sets} where id = $1`, [id, ...changes.map(([, value]) => value)]);
    }
    if (body.acceptTerms) await acceptTerms(context, id);
    return c.json(await readAccount(db, id, now()));
  });

  app.put('/api/auth/my-account/picture', person, async (c) => {
    const { photoBase64 } = await readBody(c, pictureBody);
    const photo = readPicture(photoBase64);
    await db.query('update users set photo_base64 = $2 where id = $1', [c.get('person').id, photo]);
    return c.json({ photoProfile: photo });
  });
};

interface AccountRow {
  cpf: string | null;
  dataCriacao: Date;
}

/** The account in the API's format. Dates are 'YYYY-MM-DD', timestamps ISO 8601 in UTC. */
async function readAccount(db: Db, id: number, now: Date) {
  const [row] = await db.query<AccountRow>(
    `select id, name, email, cpf, sex, cep, state, city, neighborhood, street,
       number_address as "numberAddress", complement_address as "complementAddress",
       phone_number as "phoneNumber", birth_date::text as "dateBirth", photo_base64 as "photoProfile",
       created_at as "dataCriacao", password_hash is not null as "hasPassword",
       terms_accepted_at is not null as "acceptTerms", email_validated_at is not null as "validateEmail"
     from users where id = $1`,
    [id],
  );
  if (!row) throw sessionOver();
  const { active, pending } = await readSubscription(db, id);
  const activePlan = active
    ? planAnswer(active, true, now)
    : pending
      ? planAnswer(pending, 'pending', now)
      : null;
  return {
    ...row,
    dataCriacao: row.dataCriacao.toISOString(),
    hasActivePlan: activePlan !== null,
    activePlan,
  };
}

const planAnswer = (subscription: Subscription, status: true | 'pending', now: Date) => ({
  id: subscription.plan.id,
  name: subscription.plan.identifier,
  description: subscription.plan.description,
  price: subscription.plan.priceCents / 100,
  status,
  startDate: subscription.startedAt.toISOString(),
  endDate: null,
  dateNextBilling: nextBilling(subscription, now)?.toISOString() ?? null,
});

const SEXES = ['Masculino', 'Feminino', 'Outro'];

/**
 * Returns the columns to write for the given fields.
 * @throws Refusal 400 with the message of the field
 */
function columnsOf(body: ProfileBody, now: Date): Record<string, SqlValue> {
  const columns: Record<string, SqlValue> = {};
  const take = (
    value: string | null | undefined,
    column: string,
    check: (trimmed: string) => string | undefined = (trimmed) => trimmed,
    fault?: string,
  ): void => {
    if (value === undefined) return;
    const trimmed = value?.trim() ?? '';
    const stored = trimmed ? check(trimmed) : null;
    if (stored === undefined) throw new Refusal(400, fault ?? texts.badBody);
    columns[column] = stored;
  };
  const digits = (fits: (digits: string) => boolean) => (value: string) => {
    const found = digitsOf(value);
    return fits(found) ? found : undefined;
  };
  if (body.name !== undefined && !body.name?.trim()) throw new Refusal(400, texts.profileName);
  take(body.name, 'name');
  take(
    body.phoneNumber,
    'phone_number',
    digits((d) => d.length === 10 || d.length === 11),
    texts.profilePhone,
  );
  take(
    body.cpf,
    'cpf',
    digits((d) => isValidCpf(d)),
    texts.profileCpf,
  );
  take(
    body.cep,
    'cep',
    digits((d) => d.length === 8),
    texts.profileCep,
  );
  const today = dayOf(now);
  const past = (value: string) => {
    const date = value.slice(0, 10);
    return isDate(date) && date < today && date >= '1900-01-01' ? date : undefined;
  };
  take(body.dateBirth, 'birth_date', past, texts.profileBirth);
  const sex = (value: string) => (SEXES.includes(value) ? value : undefined);
  take(body.sex, 'sex', sex, texts.profileSex);
  const state = (value: string) => (/^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined);
  take(body.state, 'state', state, texts.profileState);
  take(body.street, 'street');
  take(body.numberAddress, 'number_address');
  take(body.complementAddress, 'complement_address');
  take(body.neighborhood, 'neighborhood');
  take(body.city, 'city');
  return columns;
}
