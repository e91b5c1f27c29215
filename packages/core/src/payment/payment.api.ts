import { readOpen } from '../account/receipt.api.ts';
import type { Http } from '../http/http.ts';
import type { CallOptions } from '../http/send-request.ts';
import { anyAnswer, lenientList } from '../http/wire.schema.ts';
import { type Id, toWireId } from '../ids.ts';
import { limits } from '../limits.ts';
import { attemptSchema, couponSchema, paymentSchema, savedCardSchema } from './payment.schema.ts';

export interface BillingAddress {
  line1: string;
  line2: string;
  /** Eight digits. */
  zipCode: string;
  city: string;
  /** UF, two letters. */
  state: string;
  country: 'BR';
}

/** A new card. `number` and `cvv` are digits. The object is sent once and never kept. */
export interface NewCard {
  number: string;
  holderName: string;
  /** CPF digits, or CNPJ without punctuation. */
  holderDocument: string;
  expMonth: number;
  /** Four digits. */
  expYear: number;
  cvv: string;
  brand: string;
  label: string;
  billingAddress: BillingAddress;
}

export interface PaymentBody {
  internalPlanName: string;
  card?: NewCard & { installments: 1 };
  cardId?: string | number;
  couponCode: string | null;
}

export type PaymentApi = ReturnType<typeof createPaymentApi>;

/** Payment, coupon and card calls of the product API, and the gateway's payment journal. Each throws ApiError. */
export function createPaymentApi(http: () => Promise<Http>) {
  return {
    pay: async (body: PaymentBody, idempotencyKey: string, supersedes?: string) =>
      (await http()).product('POST', '/api/subscription/create', paymentSchema, {
        body,
        idempotencyKey,
        supersedes,
        timeoutMs: limits.paymentTimeoutMs,
      }),
    /** The outcome of the attempt with this key. */
    attempt: async (idempotencyKey: string, options?: Pick<CallOptions, 'retries'>) =>
      (await http()).gateway(
        'GET',
        `/gateway/payments/${encodeURIComponent(idempotencyKey)}`,
        attemptSchema,
        { ...options, withToken: true },
      ),
    underWay: () => readOpen(http),
    validateCoupon: async (couponCode: string, planId: string) =>
      (await http()).product('POST', '/api/coupons/validate', couponSchema, { body: { couponCode, planId } }),
    cards: async (clientId: Id) =>
      (await http()).product(
        'GET',
        `/api/clientCards/cliente/${toWireId(clientId)}`,
        lenientList(savedCardSchema, 500),
      ),
    saveCard: async (clientId: Id, card: NewCard, idempotencyKey: string) =>
      (await http()).product('POST', `/api/clientCards/cliente/${toWireId(clientId)}`, anyAnswer, {
        body: card,
        idempotencyKey,
        timeoutMs: limits.paymentTimeoutMs,
      }),
    deleteCard: async (cardId: string | number) =>
      (await http()).product('DELETE', `/api/clientCards/${encodeURIComponent(String(cardId))}`, anyAnswer),
  };
}
