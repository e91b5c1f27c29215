import * as z from 'zod/mini';

/**
 * Optional capabilities of a gateway, besides the calls of the product and the AI service. Unknown names are kept.
 */
export type GatewayFeatures = ReadonlySet<string>;

/** The part of `/config.json` that lists the gateway's capabilities. */
export const gatewayFeaturesSchema = z.pipe(
  z.object({ gateway: z.catch(z.array(z.string()), []), sandbox: z.catch(z.boolean(), false) }),
  // Exported files say that they come from a demonstration.
  z.transform(
    ({ gateway, sandbox }): GatewayFeatures => new Set(sandbox ? [...gateway, 'sandbox'] : gateway),
  ),
);
