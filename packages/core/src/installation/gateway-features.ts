import type { Configuration } from './configuration.schema.ts';

/**
 * Optional capabilities of a gateway, besides the calls of the product and the AI service. Unknown names are kept.
 */
export type GatewayFeatures = ReadonlySet<string>;

/** The capabilities that the configuration lists. Exported files say that they come from a demonstration. */
export const featuresOf = ({ gateway, sandbox }: Configuration): GatewayFeatures =>
  new Set(sandbox ? [...gateway, 'sandbox'] : gateway);
