import type { Http } from '../http/http.ts';
import { configurationSchema, embedOriginSchema } from './configuration.schema.ts';

/** The gateway's configuration. @throws ApiError */
export const readConfiguration = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/config.json', configurationSchema);

/** Whether passwords and cards may be entered on this page's origin. @throws ApiError */
export const readEmbedOrigin = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/gateway/embed-origin', embedOriginSchema);
