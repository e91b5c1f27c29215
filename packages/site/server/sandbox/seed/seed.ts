import { saveCard } from '../billing/cards.ts';
import { findPlan, type SoldPlan, startPlan } from '../billing/plans.ts';
import { monthOf } from '../calendar.ts';
import type { SandboxContext } from '../context.ts';
import { seedConversations } from './conversations.ts';

/** Documented on purpose, because the sandbox contains no secrets. */
export const demo = { email: 'demo@vesalio.example', password: 'Fabrica#1543' } as const;
const freeDemo = { email: 'gratuito@vesalio.example', password: demo.password } as const;

interface DemoPerson {
  email: string;
  name: string;
  plan: SoldPlan['identifier'];
}

/** Adds the demo accounts (invented people): one on Fleming with a saved card, one near the free limit. */
export async function seedDemo(context: SandboxContext): Promise<void> {
  const { db, now, config } = context;
  const fleming = await insertDemo(context, {
    email: demo.email,
    name: 'Marina Alencar',
    plan: 'fleming_plan',
  });
  if (fleming !== undefined) {
    const saved = await saveCard(context, fleming, demoCard(now()));
    await db.query(`update subscriptions set card_id = $2 where user_id = $1 and status = 'active'`, [
      fleming,
      Number(saved.body.clientCardId),
    ]);
    await seedConversations(db, fleming, now());
  }
  const free = await insertDemo(context, {
    email: freeDemo.email,
    name: 'Rafael Quintão',
    plan: 'free_plan',
  });
  if (free !== undefined)
    await db.query(
      `insert into free_usage (user_id, month, used) values ($1, $2, $3)
       on conflict (user_id, month) do update set used = excluded.used`,
      [free, monthOf(now()), Math.max(config.freePlanMessages - 2, 0)],
    );
}

const demoCard = (now: Date) =>
  ({
    number: '4111111111111111',
    holderName: 'Marina Alencar',
    expMonth: 12,
    expYear: now.getUTCFullYear() + 4,
    brand: 'visa',
    label: 'Cartão do consultório',
    billingAddress: {
      line1: 'Avenida Paulista, 1000 - Bela Vista',
      line2: 'Sala 12',
      zipCode: '01310100',
      city: 'São Paulo',
      state: 'SP',
    },
    outcome: 'approved',
  }) as const;

/** The new account's id. Undefined if the account exists. */
async function insertDemo(
  { db, passwords, now }: SandboxContext,
  { email, name, plan }: DemoPerson,
): Promise<number | undefined> {
  const [known] = await db.query('select 1 from users where email = $1', [email]);
  if (known) return undefined;
  const hash = await passwords.hash(demo.password);
  return db.tx(async (tx) => {
    const at = now();
    const [row] = await tx.query<{ id: number }>(
      `insert into users (email, name, password_hash, email_validated_at, terms_accepted_at, created_at)
       values ($1, $2, $3, $4, $4, $4) on conflict (email) do nothing returning id`,
      [email, name, hash, at],
    );
    if (row) await startPlan(tx, { userId: row.id, plan: findPlan(plan) as SoldPlan, at });
    return row?.id;
  });
}
