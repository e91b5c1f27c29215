import * as z from 'zod/mini';
import type { Http } from './http/http.ts';

/**
 * Optional capabilities of a gateway, besides the calls of the product and the AI service. Unknown names are kept.
 */
export type GatewayFeatures = ReadonlySet<string>;

/** The part of `/config.json` that lists the gateway's capabilities. */
const gatewayFeaturesSchema = z.pipe(
  z.object({ gateway: z.catch(z.array(z.string()), []), sandbox: z.catch(z.boolean(), false) }),
  // Exported files say that they come from a demonstration.
  z.transform(
    ({ gateway, sandbox }): GatewayFeatures => new Set(sandbox ? [...gateway, 'sandbox'] : gateway),
  ),
);

/** @throws ApiError */
export const readGatewayFeatures = async (http: () => Promise<Http>): Promise<GatewayFeatures> =>
  (await http()).gateway('GET', '/config.json', gatewayFeaturesSchema);
