import { accountTexts } from '../texts/account.ts';
import type { Texts } from '../texts/overrides.ts';
import { paymentTexts } from '../texts/payment.ts';
import { isCnpj, isCpf } from './document-digits.ts';

/** Message for the card holder's document (CPF or CNPJ, required); undefined if valid. */
export function validateDocument(text: string, texts: Texts['payment'] = paymentTexts): string | undefined {
  const { errors } = texts.card;
  if (!text.trim()) return errors.documentRequired;
  return isCpf(text) || isCnpj(text) ? undefined : errors.documentInvalid;
}

/** Message for the CPF of the profile, which is optional. */
export function validateProfileCpf(text: string, texts: Texts['account'] = accountTexts): string | undefined {
  return !text.trim() || isCpf(text) ? undefined : texts.identification.errors.cpfInvalid;
}
