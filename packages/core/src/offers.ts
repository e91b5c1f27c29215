import * as z from 'zod/mini';
import type { Http } from './http/http.ts';

/** What a gateway may offer beyond the product's and the AI service's calls. Unknown names are kept. */
export type Offers = ReadonlySet<string>;

/** The part of `/config.json` that names the gateway's own offers. */
export const offersSchema = z.pipe(
  z.object({ gateway: z.catch(z.array(z.string()), []), sandbox: z.catch(z.boolean(), false) }),
  // Files that are taken along name the demonstration.
  z.transform(({ gateway, sandbox }): Offers => new Set(sandbox ? [...gateway, 'sandbox'] : gateway)),
);

/** @throws ApiError */
export const readOffers = async (http: () => Promise<Http>): Promise<Offers> =>
  (await http()).gateway('GET', '/config.json', offersSchema);
