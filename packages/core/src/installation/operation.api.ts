import type { Http } from '../http/http.ts';
import { operationSchema } from './operation.schema.ts';

/** The operator's notice to everybody, and whether questions are accepted. @throws ApiError */
export const readOperation = async (http: () => Promise<Http>) =>
  (await http()).gateway('GET', '/gateway/operation', operationSchema);
