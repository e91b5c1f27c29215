import type { Http } from '../http/http.ts';
import { type GatewayFeatures, gatewayFeaturesSchema } from './gateway-features.schema.ts';

/** The optional capabilities of the gateway. @throws ApiError */
export const readGatewayFeatures = async (http: () => Promise<Http>): Promise<GatewayFeatures> =>
  (await http()).gateway('GET', '/config.json', gatewayFeaturesSchema);
