import type { Http } from '../http/http.ts';
import { lenientList } from '../http/wire.schema.ts';
import { paidPaymentSchema } from './receipt.schema.ts';

/** The last paid payment of the account, if there is one. Throws ApiError. */
export const readPaid = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/gateway/payments', lenientList(paidPaymentSchema, 1), {
    query: { paid: 1 },
    withToken: true,
  });
