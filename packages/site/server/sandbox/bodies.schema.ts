import * as z from 'zod/mini';

/** PostgreSQL text cannot contain NUL. */
const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => !value.includes('\0')),
  );
const maybeText = (max: number) => z.optional(z.nullable(text(max)));
const numberLike = z.pipe(
  z.union([z.number().check(z.int()), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform(Number),
);

export const loginBody = z.object({ email: text(254), password: text(200) });

export const registerBody = z.object({
  fullName: text(200),
  email: text(254),
  password: text(1000),
  confirmPassword: text(1000),
  plan: maybeText(60),
});

export const googleBody = z.object({
  credential: text(4096),
  isRegister: z.optional(z.nullable(z.boolean())),
});

export const forgotBody = z.object({ email: text(254) });

export const resetBody = z.object({ token: text(200), newPassword: text(1000), confirmPassword: text(1000) });

/** The profile fields that may be changed. Other fields in the body are dropped. */
export const profileBody = z.object({
  name: maybeText(200),
  dateBirth: maybeText(40),
  phoneNumber: maybeText(30),
  cpf: maybeText(30),
  sex: maybeText(30),
  cep: maybeText(20),
  street: maybeText(200),
  numberAddress: z.optional(
    z.nullable(
      z.pipe(
        z.union([text(30), z.number()]),
        z.transform((value) => String(value)),
      ),
    ),
  ),
  complementAddress: maybeText(200),
  neighborhood: maybeText(120),
  city: maybeText(120),
  state: maybeText(60),
  acceptTerms: z.optional(z.nullable(z.boolean())),
});

/** A 2 MB picture has 2.8 million base64 characters. */
export const pictureBody = z.object({ photoBase64: z.string().check(z.maxLength(4_000_000)) });

const billingAddress = z.object({
  line1: text(300),
  line2: maybeText(200),
  zipCode: text(20),
  city: text(120),
  state: text(60),
  country: z.optional(z.nullable(z.literal('BR'))),
});

export const newCardBody = z.object({
  number: text(40),
  holderName: text(120),
  holderDocument: text(30),
  expMonth: numberLike,
  expYear: numberLike,
  cvv: text(8),
  brand: maybeText(30),
  label: maybeText(80),
  /** Always 1, because the product offers no installments. */
  installments: z.optional(z.nullable(z.literal(1))),
  billingAddress,
});

export const paymentBody = z.object({
  internalPlanName: text(60),
  card: z.optional(z.nullable(newCardBody)),
  cardId: z.optional(z.nullable(numberLike)),
  couponCode: maybeText(60),
});

export const couponBody = z.object({
  couponCode: maybeText(60),
  code: maybeText(60),
  planId: z.optional(z.nullable(z.union([text(60), z.number()]))),
  plan: z.optional(z.nullable(z.union([text(60), z.number()]))),
});

export const titleBody = z.object({
  answer: z.optional(z.nullable(z.string())),
  question: z.optional(z.nullable(text(500_000))),
  references: z.optional(z.unknown()),
  conversationId: z.pipe(
    z.union([z.number().check(z.int()), z.string().check(z.regex(/^\d{1,15}$/))]),
    z.transform(Number),
  ),
});

export const googleStandInBody = z.object({ email: text(254), name: maybeText(200) });

export type ProfileBody = z.output<typeof profileBody>;
export type NewCard = z.output<typeof newCardBody>;
export type PaymentBody = z.output<typeof paymentBody>;

export const googleClaims = z.object({ sub: z.string(), email: z.string(), name: z.string() });
