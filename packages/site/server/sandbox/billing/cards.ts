import type { Db } from '../../platform/database.ts';
import { newCardBody } from '../bodies.schema.ts';
import type { Feature, SandboxContext } from '../context.ts';
import { lockPerson } from '../people.ts';
import { readBody, readId, requirePerson } from '../product-app.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';
import { type Ending, type RecordEnding, readKey, runOnce } from './idempotent.ts';
import { checkedNumber, lastFour } from './new-card.ts';
import { type CardOutcome, findTestCard } from './test-cards.ts';

/** Saved cards. Stores only the last four digits, brand, expiry, holder, label and billing address. */
export const addCards: Feature = (app, context) => {
  const { db, tokens, now } = context;
  const person = requirePerson(tokens);
  const own = (clientId: string | undefined, userId: number): void => {
    if (readId(clientId) !== userId) throw new Refusal(403, texts.forbidden);
  };

  app.get('/api/clientCards/cliente/:clientId', person, async (c) => {
    const { id } = c.get('person');
    own(c.req.param('clientId'), id);
    return c.json(await listCards(db, id));
  });

  app.post('/api/clientCards/cliente/:clientId', person, async (c) => {
    const { id } = c.get('person');
    own(c.req.param('clientId'), id);
    const body = await readBody(c, newCardBody);
    const number = checkedNumber(body, now());
    const ending = await runOnce(
      context,
      { userId: id, name: 'card', key: readKey(c), terms: [lastFour(number)] },
      async (record) => {
        const { brand, outcome } = findTestCard(number);
        if (outcome === 'unsavable') throw new Refusal(500, texts.acquirerDown);
        const shownBrand = brand || body.brand?.toLowerCase() || '';
        return saveCard(context, id, { ...body, number, brand: shownBrand, outcome }, record);
      },
    );
    return c.json(ending.body, ending.status);
  });

  app.delete('/api/clientCards/:cardId', person, async (c) => {
    await deleteCard(db, c.get('person').id, readId(c.req.param('cardId')));
    return c.json({ success: true });
  });
};

interface CardRow {
  clientCardId: number;
  holderName: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
  brand: string;
  label: string;
  isUsing: boolean;
  billingAddress: unknown;
}

const IN_USE = `exists (select 1 from subscriptions s where s.card_id = c.id and s.status in ('active', 'pending'))`;

async function listCards(db: Db, userId: number) {
  const rows = await db.query<CardRow>(
    `select c.id as "clientCardId", c.holder_name as "holderName", c.last_four as "lastFour",
       c.exp_month as "expMonth", c.exp_year as "expYear", c.brand, c.label, ${IN_USE} as "isUsing",
       c.billing_address as "billingAddress"
     from cards c where c.user_id = $1 order by c.id`,
    [userId],
  );
  return rows.map(({ lastFour, ...card }) => ({ ...card, maskedNumber: `**** **** **** ${lastFour}` }));
}

/** The fields of a card to save. The number is used only for its last digits and its fingerprint. */
interface CardToSave {
  number: string;
  holderName: string;
  expMonth: number;
  expYear: number;
  brand: string;
  label?: string | null | undefined;
  billingAddress: {
    line1: string;
    line2?: string | null | undefined;
    zipCode: string;
    city: string;
    state: string;
  };
  outcome: CardOutcome;
}

/** Keyed fingerprints of a card, one per secret. A subscription uses them to recognize its card once it is saved. */
export const marksOf = ({ keys }: Pick<SandboxContext, 'keys'>, userId: number, number: string) =>
  keys.fingerprints('card', `${userId}:${number}`);

export function saveCard(
  context: SandboxContext,
  userId: number,
  card: CardToSave,
  record: RecordEnding = async () => {},
): Promise<Ending> {
  const { line1, line2, zipCode, city, state } = card.billingAddress;
  const billing = { line1, line2: line2 ?? '', zipCode, city, state, country: 'BR' };
  return context.db.tx(async (tx) => {
    await lockPerson(tx, userId);
    const [row] = await tx.query<{ id: number }>(
      `insert into cards
         (user_id, holder_name, last_four, exp_month, exp_year, brand, label, billing_address, outcome, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        userId,
        card.holderName.trim(),
        lastFour(card.number),
        card.expMonth,
        card.expYear,
        card.brand,
        card.label?.trim() || 'Meu Cartão',
        JSON.stringify(billing),
        card.outcome,
        context.now(),
      ],
    );
    const id = row?.id ?? 0;
    await tx.query(
      `update subscriptions set card_id = $2
       where user_id = $1 and card_id is null and card_mark = any($3::text[]) and status in ('active', 'pending')`,
      [userId, id, marksOf(context, userId, card.number)],
    );
    const ending: Ending = { status: 201, body: { clientCardId: id } };
    await record(tx, ending);
    return ending;
  });
}

async function deleteCard(db: Db, userId: number, cardId: number): Promise<void> {
  await db.tx(async (tx) => {
    await lockPerson(tx, userId);
    const [card] = await tx.query<{ isUsing: boolean }>(
      `select ${IN_USE} as "isUsing" from cards c where c.id = $1 and c.user_id = $2`,
      [cardId, userId],
    );
    if (!card) throw new Refusal(404, texts.notFound);
    if (card.isUsing) throw new Refusal(409, texts.cardInUse);
    await tx.query('delete from cards where id = $1 and user_id = $2', [cardId, userId]);
  });
}
