import type { Http } from '../http/http.ts';
import { lenientList } from '../http/wire.schema.ts';
import { openPaymentSchema, paidPaymentSchema } from './receipt.schema.ts';

/** As many as the gateway gives at once. */
const MOST = 12;

/** The last paid payments of the account, newest first. Throws ApiError. */
export const readPaid = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/gateway/payments', lenientList(paidPaymentSchema), {
    query: { paid: 1, limit: MOST },
    withToken: true,
  });

/** The payment of the account whose outcome is not known: at most one. Throws ApiError. */
export const readOpen = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/gateway/payments', lenientList(openPaymentSchema, 50), {
    query: { open: 1 },
    withToken: true,
  });
