import * as z from 'zod/mini';
import { optionalFlag } from '../http/wire.schema.ts';

/** Whether the free plan allows another message. */
export const freePlanCheckSchema = z.object({ isPlanValid: optionalFlag });
