import * as z from 'zod/mini';
import { optionalFlag, optionalString, wireId } from '../http/wire.schema.ts';
import type { LoginAnswer } from './session.ts';

const optionalWireId = z.catch(z.optional(wireId), undefined);

/** The session fields in the answers of login, registration, code validation and plan activation. */
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

/** `loginSchema` for calls whose answer may have none of these fields. */
export const maybeLoginSchema = z.pipe(
  z.unknown(),
  z.transform((value): LoginAnswer => {
    const parsed = loginSchema.safeParse(value);
    return parsed.success ? parsed.data : {};
  }),
);

/** The page that asks for the session of a person. */
export const consentSchema = z.object({ origin: z.string() });
