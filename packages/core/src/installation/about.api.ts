import type { Http } from '../http/http.ts';
import { aboutSchema } from './about.schema.ts';

/** Facts about the installation. @throws ApiError */
export const readAbout = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/gateway/about', aboutSchema);
