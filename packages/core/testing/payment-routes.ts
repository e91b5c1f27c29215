import type { FakeReply, FakeRoute, FakeRoutes } from './fake-backend.ts';
import { accountAnswer, loginAnswer } from './fixtures.ts';

/** A saved card as the server lists it, with overrides. */
export function savedCardAnswer(fields: Record<string, unknown> = {}) {
  return {
    clientCardId: 31,
    holderName: 'Ana Souza',
    maskedNumber: '**** **** **** 1111',
    expMonth: 12,
    expYear: 2031,
    brand: 'visa',
    label: 'Cartão do consultório',
    isUsing: false,
    billingAddress: {
      line1: 'Avenida Paulista, 1000 - Bela Vista',
      line2: '',
      zipCode: '01310100',
      city: 'São Paulo',
      state: 'SP',
    },
    ...fields,
  };
}

/** The answer of `/public/cep/01310100`. */
export const postalCodeFixture = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
} as const;

export interface PaymentRoutesOptions {
  /** The saved cards. None by default. */
  cards?: readonly Record<string, unknown>[];
  /** The answer to a payment. `succeeded` by default. */
  pay?: FakeRoute;
  /** The gateway's record of an attempt. None (404) by default. */
  attempt?: FakeRoute;
  /** The payment in progress when the screen opens. None by default. */
  underWay?: FakeRoute;
  /** The last paid payment, as the account's devices find it. None by default. */
  paid?: FakeRoute;
  /** The answer to a coupon check. `MED20` is valid by default. */
  coupon?: FakeRoute;
  postalCode?: FakeRoute;
}

/** Every call of the plan choice, the payment and the saved cards, with a small memory of the cards. */
export function paymentRoutes(options: PaymentRoutesOptions = {}): FakeRoutes {
  const cards = [...(options.cards ?? [])];
  let nextId = 90;
  const knownCoupon: FakeRoute = ({ body }) => {
    const { couponCode } = body as { couponCode?: string };
    const isValid = couponCode === 'MED20';
    return { data: isValid ? { isValid, description: '20% de desconto no primeiro mês' } : { isValid } };
  };
  const notFound: FakeReply = { status: 404, data: { message: 'Não encontrado.' } };
  return {
    'POST /api/subscription/link-free': { data: loginAnswer({ planName: 'free_plan', planId: 1 }) },
    'POST /api/subscription/create': options.pay ?? { data: { data: { status: 'succeeded' } } },
    'GET /gateway/payments': async (request) => {
      const route = request.query.has('open') ? options.underWay : options.paid;
      return (typeof route === 'function' ? await route(request) : route) ?? { data: [] };
    },
    'GET /gateway/payments/:key': options.attempt ?? notFound,
    'POST /api/coupons/validate': options.coupon ?? knownCoupon,
    'GET /public/cep/:cep': options.postalCode ?? { data: postalCodeFixture },
    'GET /api/auth/my-account': { data: accountAnswer() },
    'GET /api/clientCards/cliente/:id': () => ({ data: [...cards] }),
    'POST /api/clientCards/cliente/:id': ({ body }) => {
      const { label, holderName, brand, expMonth, expYear, number } = body as Record<string, unknown>;
      const maskedNumber = `**** ${String(number).slice(-4)}`;
      const clientCardId = nextId++;
      cards.push(
        savedCardAnswer({ clientCardId, label, holderName, brand, expMonth, expYear, maskedNumber }),
      );
      return { status: 201, data: { clientCardId } };
    },
    'DELETE /api/clientCards/:id': ({ params }) => {
      const at = cards.findIndex(({ clientCardId }) => String(clientCardId) === params.id);
      if (at < 0) return notFound;
      cards.splice(at, 1);
      return { data: { success: true } };
    },
  };
}
