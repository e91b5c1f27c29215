import { ufOfStateName } from '../address/uf.ts';
import { toDateInput } from '../dates.ts';
import { digitsOf } from '../digits.ts';
import { formatCep, formatDocument, formatPhone } from '../masks.ts';
import type { Texts } from '../texts/overrides.ts';
import { type AccountAddressValues, validateAccountAddress } from '../validate/address.ts';
import { validateProfileCpf } from '../validate/document.ts';
import { type ProfileValues, validateProfile } from '../validate/profile.ts';
import type { AccountUpdate } from './account.api.ts';
import type { Account } from './account.schema.ts';

/** The sections that can be edited. */
export type EditableSection = 'profile' | 'identification' | 'address';

/** The values of each section's form as typed, with their masks. */
export interface SectionValues {
  profile: ProfileValues;
  identification: { cpf: string; sex: string };
  address: AccountAddressValues & { complement: string };
}

/** Sexes as the product stores them. An empty text means 'not informed'. */
export const SEXES = { male: 'Masculino', female: 'Feminino', other: 'Outro' } as const;

function sexOf(text: string): string {
  const wanted = text.trim().toLocaleLowerCase('pt-BR');
  return Object.values(SEXES).find((sex) => sex.toLocaleLowerCase('pt-BR') === wanted) ?? text.trim();
}

/** The account as the values of a section's form. */
export function sectionValues<Section extends EditableSection>(
  account: Account,
  section: Section,
): SectionValues[Section] {
  const make: { [Each in EditableSection]: () => SectionValues[Each] } = {
    profile: () => ({
      name: account.name,
      phone: formatPhone(account.phoneNumber),
      birthDate: toDateInput(account.dateBirth),
    }),
    identification: () => ({ cpf: formatDocument(account.cpf), sex: sexOf(account.sex) }),
    address: () => ({
      cep: formatCep(account.cep),
      street: account.street,
      number: account.numberAddress,
      complement: account.complementAddress,
      neighborhood: account.neighborhood,
      state: ufOfStateName(account.state).trim().toUpperCase(),
      city: account.city,
    }),
  };
  return make[section]();
}

const trimmed = (text: string) => text.trim();

/** Wire name and normalization of each field. Texts with the same normalized form are equal. */
const FIELDS: {
  [Section in EditableSection]: {
    [Field in keyof SectionValues[Section]]: [keyof AccountUpdate, (text: string) => string];
  };
} = {
  profile: {
    name: ['name', trimmed],
    phone: ['phoneNumber', digitsOf],
    birthDate: ['dateBirth', trimmed],
  },
  identification: { cpf: ['cpf', digitsOf], sex: ['sex', trimmed] },
  address: {
    cep: ['cep', digitsOf],
    street: ['street', trimmed],
    number: ['numberAddress', trimmed],
    complement: ['complementAddress', trimmed],
    neighborhood: ['neighborhood', trimmed],
    state: ['state', (text) => text.trim().toUpperCase()],
    city: ['city', trimmed],
  },
};

/** The changed fields of a section, by wire name; empty if nothing changed. */
export function changedFields<Section extends EditableSection>(
  account: Account,
  section: Section,
  values: SectionValues[Section],
): AccountUpdate {
  const before = sectionValues(account, section) as Record<string, string>;
  const after = values as unknown as Record<string, string>;
  const fields = Object.entries(FIELDS[section]) as [
    string,
    [keyof AccountUpdate, (text: string) => string],
  ][];
  return Object.fromEntries(
    fields.flatMap(([field, [wireName, bare]]) => {
      const next = bare(after[field] ?? '');
      return next === bare(before[field] ?? '') ? [] : [[wireName, next]];
    }),
  );
}

/** Field → message of a section; empty if the values are valid. */
export function validateSection<Section extends EditableSection>(
  section: Section,
  values: SectionValues[Section],
  now: Date,
  texts: { account: Texts['account']; address: Texts['address'] },
): Partial<Record<keyof SectionValues[Section], string>> {
  const rules: {
    [Each in EditableSection]: (values: SectionValues[Each]) => Partial<Record<string, string>>;
  } = {
    profile: (profile) => validateProfile(profile, now, texts.account),
    identification: ({ cpf }) => {
      const message = validateProfileCpf(cpf, texts.account);
      return message ? { cpf: message } : {};
    },
    address: (address) => validateAccountAddress(address, texts.address),
  };
  return rules[section](values) as Partial<Record<keyof SectionValues[Section], string>>;
}
