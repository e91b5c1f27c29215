import * as z from 'zod/mini';
import { optionalFlag, optionalId, optionalText } from '../http/wire.schema.ts';

const activePlanSchema = z.object({
  id: optionalId,
  name: optionalText(),
  description: optionalText(),
  price: z.catch(z.nullable(z.number()), null),
  status: z.catch(z.union([z.boolean(), z.string(), z.null()]), null),
  startDate: optionalText(),
  endDate: optionalText(),
  dateNextBilling: optionalText(),
});

/** The account as `my-account` returns it. Dates are in ISO format; absent values are empty. */
export const accountSchema = z.pipe(
  z.object({
    id: optionalId,
    name: optionalText(),
    /** Number at a professional council, such as `CRM-SP 123456`. Institutional seats have one. */
    council: optionalText(),
    /** Name of the institution whose seat the person uses. It disables payment, cards and profile. */
    institution: optionalText(),
    email: optionalText(),
    cpf: optionalText(),
    sex: optionalText(),
    cep: optionalText(),
    state: optionalText(),
    city: optionalText(),
    neighborhood: optionalText(),
    street: optionalText(),
    numberAddress: optionalText(),
    complementAddress: optionalText(),
    phoneNumber: optionalText(),
    dateBirth: optionalText(),
    photoProfile: optionalText(),
    dataCriacao: optionalText(),
    hasPassword: z.catch(z.boolean(), true),
    acceptTerms: optionalFlag,
    validateEmail: optionalFlag,
    hasActivePlan: optionalFlag,
    activePlan: z.catch(z.nullable(activePlanSchema), null),
  }),
  z.transform(({ dataCriacao, validateEmail, ...account }) => ({
    ...account,
    memberSince: dataCriacao,
    isEmailValidated: validateEmail,
  })),
);

export type Account = z.infer<typeof accountSchema>;
export type ActivePlan = NonNullable<Account['activePlan']>;
