import { limits } from '../limits.ts';
import { addressTexts } from '../texts/address.ts';
import type { Texts } from '../texts/overrides.ts';

/** Message for a CEP, with or without hyphen. Empty is valid unless `required`. */
export function validateCep(
  cep: string,
  options: { required?: boolean } = {},
  texts: Texts['address'] = addressTexts,
): string | undefined {
  const { errors } = texts;
  const bare = cep.replace(/[\s.-]/g, '');
  if (!bare) return options.required ? errors.cepRequired : undefined;
  if (!/^\d+$/.test(bare) || bare.length > limits.cepLength) return errors.cepInvalid;
  return bare.length < limits.cepLength ? errors.cepIncomplete : undefined;
}

const UF = new RegExp(`^[A-Za-z]{${limits.ufLength}}$`);

/** Message for a state abbreviation: two letters, in either case. */
export function validateUf(uf: string, texts: Texts['address'] = addressTexts): string | undefined {
  const { errors } = texts;
  if (!uf.trim()) return errors.ufRequired;
  return UF.test(uf.trim()) ? undefined : errors.ufInvalid;
}

/** Fields of the billing address. Number and complement are optional. */
export interface BillingAddressValues {
  cep: string;
  line: string;
  city: string;
  uf: string;
}

/** Field → message of the billing address; empty if it is valid. */
export function validateBillingAddress(
  values: BillingAddressValues,
  texts: Texts['address'] = addressTexts,
): Partial<Record<keyof BillingAddressValues, string>> {
  const cep = validateCep(values.cep, { required: true }, texts);
  const line = validateAddressLine(values.line, texts);
  const uf = validateUf(values.uf, texts);
  return {
    ...(cep && { cep }),
    ...(line && { line }),
    ...(!values.city.trim() && { city: texts.errors.cityRequired }),
    ...(uf && { uf }),
  };
}

/** Message for the address line: required, more than three characters. */
export function validateAddressLine(
  line: string,
  texts: Texts['address'] = addressTexts,
): string | undefined {
  const { errors } = texts;
  const trimmed = line.trim();
  if (!trimmed) return errors.lineRequired;
  return trimmed.length > limits.addressLineLongerThan ? undefined : errors.lineTooShort;
}

/** Fields of the account's address. The complement is optional. */
export interface AccountAddressValues {
  cep: string;
  street: string;
  number: string;
  neighborhood: string;
  city: string;
  state: string;
}

/**
 * Field → message of the account's address. With a valid CEP, all other fields are required; without one, none is. A
 * state must be a UF.
 */
export function validateAccountAddress(
  values: AccountAddressValues,
  texts: Texts['address'] = addressTexts,
): Partial<Record<keyof AccountAddressValues, string>> {
  const cep = validateCep(values.cep, {}, texts);
  const state = values.state.trim() ? validateUf(values.state, texts) : undefined;
  if (cep || !values.cep.trim()) return { ...(cep && { cep }), ...(state && { state }) };
  return {
    ...(!values.street.trim() && { street: texts.errors.streetRequired }),
    ...(!values.number.trim() && { number: texts.errors.numberRequired }),
    ...(!values.neighborhood.trim() && { neighborhood: texts.errors.neighborhoodRequired }),
    ...(!values.city.trim() && { city: texts.errors.cityRequired }),
    ...(!values.state.trim() && { state: texts.errors.stateRequired }),
    ...(state && { state }),
  };
}
