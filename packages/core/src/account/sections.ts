/** The sections of the account area by the hash of their address. */
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
 * The section that a hash means: `#security` is the first of its group, none at all is the profile.
 * Undefined for an unknown one, which is to be replaced.
 * @param hash with or without `#`
 */
export function accountSectionOf(hash: string): AccountSection | undefined {
  const name = hash.replace(/^#/, '');
  if (!name) return 'profile';
  if (name === 'security') return 'security-options';
  return accountSections.find((section) => section === name);
}
