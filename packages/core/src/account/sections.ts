/** The sections of the account area, by the hash of their address. */
export const accountSections = [
  'profile',
  'identification',
  'address',
  'plan',
  'cards',
  'security-options',
  'security-terms',
  'security-privacy',
] as const;

export type AccountSection = (typeof accountSections)[number];

/**
 * The section of a hash: `#security` is the first of its group, no hash is the profile. Undefined for an unknown
 * hash.
 * @param hash with or without `#`
 */
export function accountSectionOf(hash: string): AccountSection | undefined {
  const name = hash.replace(/^#/, '');
  if (!name) return 'profile';
  if (name === 'security') return 'security-options';
  return accountSections.find((section) => section === name);
}
