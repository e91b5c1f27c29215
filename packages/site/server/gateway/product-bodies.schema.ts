import * as z from 'zod/mini';
import { readId } from './accounts.ts';
import { emailKey } from './limits/email-key.ts';

const text = z.string();
const maybeText = z.optional(z.nullable(text));
const textOrNumber = z.union([text, z.number()]);

/**
 * Trimmed, and without characters that some servers ignore: blanks, comments, quotes. Letters such as `ø` and `ł` equal
 * ASCII ones in some databases, so each spelling would count separately.
 */
const email = z.string().check(
  z.trim(),
  z.maxLength(320),
  z.regex(/^[^\s\p{C}"(),:;<>@[\\\]]+@[\p{L}\p{M}\p{N}.-]+$/u),
  z.refine((text) => /^[\x21-\x7e]+$/.test(emailKey(text))),
);

/**
 * Only the canonical spelling of a number (not `042`), and no text that starts like a number, because each spelling
 * would count separately.
 */
const accountId = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,15}|[A-Za-z_][\w-]{0,63}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i));

/** The recipient of a mail: an e-mail or an account's id. */
export const recipient = z.union([email, accountId]);

/** An answer that names its account. */
export const namedAccount = z.object({ email });

const maybeEmail = z.optional(email);

/**
 * The bodies of the product API: the fields that are validated and forwarded. Other fields are dropped, and so are
 * other spellings of the same name. The product API rejects missing fields.
 */
export const productBodies = {
  login: z.object({ email: maybeEmail, password: maybeText }),
  google: z.object({ credential: maybeText, isRegister: z.optional(z.nullable(z.boolean())) }),
  register: z.object({
    email: maybeEmail,
    password: maybeText,
    confirmPassword: maybeText,
    fullName: maybeText,
    plan: maybeText,
  }),
  forgot: z.object({ email: maybeEmail }),
  reset: z.object({ token: maybeText, newPassword: maybeText, confirmPassword: maybeText }),
  profile: z.object({
    name: maybeText,
    dateBirth: maybeText,
    phoneNumber: maybeText,
    cpf: maybeText,
    sex: maybeText,
    cep: maybeText,
    street: maybeText,
    numberAddress: z.optional(z.nullable(textOrNumber)),
    complementAddress: maybeText,
    neighborhood: maybeText,
    city: maybeText,
    state: maybeText,
    acceptTerms: z.optional(z.nullable(z.boolean())),
  }),
  picture: z.object({ photoBase64: maybeText }),
  coupon: z.object({
    couponCode: maybeText,
    code: maybeText,
    planId: z.optional(z.nullable(textOrNumber)),
    plan: z.optional(z.nullable(textOrNumber)),
  }),
  title: z.object({
    answer: maybeText,
    question: maybeText,
    references: z.optional(z.nullable(z.array(z.unknown()))),
    // To the product API, another spelling such as ` 41` may be another person's conversation.
    conversationId: z.union([z.number(), text]).check(z.refine((id) => readId(id) !== undefined)),
  }),
  /** Calls without a documented body. An empty object is kept, everything else is dropped. */
  nothing: z.object({}),
} as const;
