import { defined } from '../defined.ts';
import { digitsOf, documentChars } from '../digits.ts';
import { limits } from '../limits.ts';
import { addressTexts } from '../texts/address.ts';
import type { Texts } from '../texts/overrides.ts';
import { paymentTexts } from '../texts/payment.ts';
import { validateBillingAddress } from '../validate/address.ts';
import {
  detectCardBrand,
  parseExpiry,
  validateCardExpiry,
  validateCardHolder,
  validateCardLabel,
  validateCardNumber,
  validateCvv,
} from '../validate/card.ts';
import { validateDocument } from '../validate/document.ts';
import type { NewCard } from './payment.api.ts';

/** The fields of a new card and its billing address that a form may keep, as typed. Excludes number and CVV. */
export interface CardFormValues {
  holder: string;
  document: string;
  /** MM/AA. */
  expiry: string;
  label: string;
  cep: string;
  line: string;
  number: string;
  neighborhood: string;
  complement: string;
  city: string;
  uf: string;
}

/** Read from the inputs when needed and never kept. */
export interface CardSecrets {
  number: string;
  cvv: string;
}

export const emptyCardForm = (texts: Texts['payment'] = paymentTexts): CardFormValues => ({
  holder: '',
  document: '',
  expiry: '',
  label: texts.card.labelDefault,
  cep: '',
  line: '',
  number: '',
  neighborhood: '',
  complement: '',
  city: '',
  uf: '',
});

interface FormRules {
  now: Date;
  /** The account's form requires the nickname. In the payment form it has a default. */
  isLabelRequired?: boolean;
  payment?: Texts['payment'];
  address?: Texts['address'];
}

/** Field → message for everything except number and CVV. */
export function validateCardForm(
  values: CardFormValues,
  { now, isLabelRequired = false, payment = paymentTexts, address = addressTexts }: FormRules,
): Partial<Record<keyof CardFormValues, string>> {
  return defined({
    holder: validateCardHolder(values.holder, payment),
    document: validateDocument(values.document, payment),
    expiry: validateCardExpiry(values.expiry, now, payment),
    label: isLabelRequired ? validateCardLabel(values.label, payment) : undefined,
    ...validateBillingAddress(values, address),
  });
}

/** Field → message for number and CVV. */
export function validateCardSecrets(
  { number, cvv }: CardSecrets,
  texts: Texts['payment'] = paymentTexts,
): Partial<Record<keyof CardSecrets, string>> {
  return defined({
    number: validateCardNumber(number, texts),
    cvv: validateCvv(cvv, detectCardBrand(number), texts),
  });
}

/** `{Endereço}, {Número} - {Bairro}`, without the missing parts. */
export function billingLine({
  line,
  number,
  neighborhood,
}: Pick<CardFormValues, 'line' | 'number' | 'neighborhood'>): string {
  const street = [line.trim(), number.trim()].filter(Boolean).join(', ');
  return [street, neighborhood.trim()].filter(Boolean).join(' - ');
}

/** Converts a valid form to the card that is sent. */
export function toNewCard(
  values: CardFormValues,
  secrets: CardSecrets,
  texts: Texts['payment'] = paymentTexts,
): NewCard {
  const expiry = parseExpiry(values.expiry);
  return {
    number: digitsOf(secrets.number),
    holderName: values.holder.trim().replace(/\s+/g, ' '),
    holderDocument: documentChars(values.document),
    expMonth: expiry?.month ?? 0,
    expYear: expiry?.year ?? 0,
    cvv: digitsOf(secrets.cvv),
    brand: detectCardBrand(secrets.number) ?? '',
    label: values.label.trim() || texts.card.labelDefault,
    billingAddress: {
      line1: billingLine(values),
      line2: values.complement.trim(),
      zipCode: digitsOf(values.cep),
      city: values.city.trim(),
      state: values.uf.trim().toUpperCase(),
      country: limits.country,
    },
  };
}
