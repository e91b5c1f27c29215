import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';

export type AttemptKind = 'payment' | 'card';

/** JavaScript rounds larger numbers, for example a card number that is not a text. */
const exact = z.number().check(z.minimum(-Number.MAX_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER));
const number = z.optional(z.nullable(z.union([exact, z.string()])));
const text = z.optional(z.nullable(z.string()));
const billingAddressSchema = z.object({
  line1: text,
  line2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
});
export const cardSchema = z.object({
  number,
  holderName: text,
  holderDocument: text,
  expMonth: number,
  expYear: number,
  cvv: number,
  brand: text,
  label: text,
  billingAddress: z.optional(z.nullable(billingAddressSchema)),
  installments: number,
});
export const paymentSchema = z.object({
  internalPlanName: z.optional(z.nullable(z.string().check(z.regex(/^\P{Cc}{0,128}$/u)))),
  card: z.optional(z.nullable(cardSchema)),
  cardId: number,
  couponCode: text,
  installments: number,
});

const MAX_COUPON = 64;

/** A payment or card saving, parsed once: the validated value is the one that is forwarded. */
export interface Order {
  readonly kind: AttemptKind;
  readonly planName: string | null;
  /** The coupon's code, for the receipt. */
  readonly coupon: string | null;
  /** The saved card to pay with; null for a typed card. */
  readonly cardId: string | number | null;
  /** The JSON to forward. Contains only known fields, each once. */
  readonly body: string;
  /** The terms that distinguish two orders, without values that could be guessed: card number, code and document. */
  readonly terms: readonly unknown[];
}

/** @throws GatewayFailure 400 if a field has the wrong type */
export function readOrder(kind: AttemptKind, value: unknown): Order {
  if (kind === 'card') {
    const card = cardSchema.safeParse(value);
    if (!card.success) throw new GatewayFailure(400, texts.badFields);
    return {
      kind,
      planName: null,
      coupon: null,
      cardId: null,
      body: JSON.stringify(card.data),
      terms: [cardTerms(card.data)],
    };
  }
  const parsed = paymentSchema.safeParse(value);
  if (!parsed.success) throw new GatewayFailure(400, texts.badFields);
  const { internalPlanName, card, cardId, couponCode, installments } = parsed.data;
  const planName = internalPlanName ?? null;
  return {
    kind,
    planName,
    // PostgreSQL stores no null character.
    coupon: couponCode?.replace(/\p{Cc}/gu, '').slice(0, MAX_COUPON) || null,
    cardId: cardId ?? null,
    body: JSON.stringify(parsed.data),
    terms: [
      planName,
      // The place of a field of earlier releases, whose fingerprints must stay the same.
      null,
      installments ?? card?.installments ?? null,
      couponCode ?? null,
      cardId ?? null,
      card ? cardTerms(card) : null,
    ],
  };
}

function cardTerms({ number, cvv: _code, holderDocument: _document, ...open }: z.infer<typeof cardSchema>) {
  return [String(number ?? '').slice(-4), open];
}

/** Keyed digests of an order's terms, one per secret, to recognize a repeated body without storing it. */
export function createFingerprints(secrets: readonly string[]): (owner: string, order: Order) => string[] {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('vesalio:fingerprint').digest());
  return (owner, { kind, terms }) => {
    const text = JSON.stringify([kind, owner, ...terms]);
    return keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  };
}
