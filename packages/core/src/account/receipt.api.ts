import type { Http } from '../http/http.ts';
import { lenientList } from '../http/wire.schema.ts';
import { paidPaymentSchema } from './receipt.schema.ts';

/** As many as the gateway gives at once. */
const MOST = 12;

/** The last paid payments of the account, newest first. Throws ApiError. */
export const readPaid = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/gateway/payments', lenientList(paidPaymentSchema), {
    query: { paid: 1, limit: MOST },
    withToken: true,
  });
