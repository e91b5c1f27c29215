/** The sections of the account area, named after the hash of their address. */
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
 * The section of a hash. `#security` is the first section of its group, and an empty hash is the profile. Undefined if
 * the hash is unknown.
 * @param hash with or without `#`
 */
export function accountSectionOf(hash: string): AccountSection | undefined {
  const name = hash.replace(/^#/, '');
  if (!name) return 'profile';
  if (name === 'security') return 'security-options';
  return accountSections.find((section) => section === name);
}
