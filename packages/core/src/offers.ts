import * as z from 'zod/mini';
import type { Http } from './http/http.ts';

/**
 * Optional capabilities of a gateway, besides the calls of the product and the AI service. Unknown names are kept.
 */
export type Offers = ReadonlySet<string>;

/** The part of `/config.json` that lists the gateway's capabilities. */
const offersSchema = z.pipe(
  z.object({ gateway: z.catch(z.array(z.string()), []), sandbox: z.catch(z.boolean(), false) }),
  // Exported files say that they come from a demonstration.
  z.transform(({ gateway, sandbox }): Offers => new Set(sandbox ? [...gateway, 'sandbox'] : gateway)),
);

/** @throws ApiError */
export const readOffers = async (http: () => Promise<Http>): Promise<Offers> =>
  (await http()).gateway('GET', '/config.json', offersSchema);
