import * as z from 'zod/mini';
import { optionalFlag, optionalString, wireId } from '../http/wire.schema.ts';
import type { LoginAnswer } from '../session/session.ts';

const optionalWireId = z.catch(z.optional(wireId), undefined);

/** Login, registration, code validation and plan activation all answer with (parts of) a session. */
export const loginSchema = z.pipe(
  z.object({
    token: optionalString,
    hasActivePlan: optionalFlag,
    planId: optionalWireId,
    userId: optionalWireId,
    username: optionalString,
    planName: optionalString,
    userPicture: optionalString,
    email: optionalString,
    acceptTerms: optionalFlag,
    validateEmail: optionalFlag,
  }),
  z.transform(
    ({ validateEmail, ...rest }): LoginAnswer => ({
      ...rest,
      ...(validateEmail === undefined ? {} : { isEmailValidated: validateEmail }),
    }),
  ),
);

/** As above, for calls that may answer with nothing at all. */
export const maybeLoginSchema = z.pipe(
  z.unknown(),
  z.transform((value): LoginAnswer => {
    const parsed = loginSchema.safeParse(value);
    return parsed.success ? parsed.data : {};
  }),
);
