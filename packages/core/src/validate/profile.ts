import { compareDays, localDay, parsePlainDate } from '../dates.ts';
import { digitsOf } from '../digits.ts';
import { limits } from '../limits.ts';
import { accountTexts } from '../texts/account.ts';
import type { Texts } from '../texts/overrides.ts';

/** Message for a phone with or without punctuation: 10 or 11 digits. Empty is valid. */
export function validatePhone(phone: string, texts: Texts['account'] = accountTexts): string | undefined {
  if (!phone.trim()) return undefined;
  const count = digitsOf(phone).length;
  const isPhone =
    /^[\d\s()+.-]*$/.test(phone) && count >= limits.phoneMinDigits && count <= limits.phoneMaxDigits;
  return isPhone ? undefined : texts.profile.errors.phoneInvalid;
}

/** Message for a birth date `YYYY-MM-DD`: before today in the person's time zone. Empty is valid. */
export function validateBirthDate(
  date: string,
  now: Date,
  texts: Texts['account'] = accountTexts,
): string | undefined {
  const { errors } = texts.profile;
  if (!date.trim()) return undefined;
  const day = parsePlainDate(date);
  if (!day) return errors.birthDateInvalid;
  return compareDays(day, localDay(now)) < 0 ? undefined : errors.birthDatePast;
}

/** Fields of the profile that can be edited. */
export interface ProfileValues {
  name: string;
  phone: string;
  birthDate: string;
}

/** Field → message of the profile; empty if the values are valid. */
export function validateProfile(
  values: ProfileValues,
  now: Date,
  texts: Texts['account'] = accountTexts,
): Partial<Record<keyof ProfileValues, string>> {
  const phone = validatePhone(values.phone, texts);
  const birthDate = validateBirthDate(values.birthDate, now, texts);
  return {
    ...(!values.name.trim() && { name: texts.profile.errors.nameRequired }),
    ...(phone && { phone }),
    ...(birthDate && { birthDate }),
  };
}
