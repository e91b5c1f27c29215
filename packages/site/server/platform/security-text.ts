import { brand } from '@vesalio/site/brand';

const VALID_DAYS = 180;
const PATH = '/.well-known/security.txt';

/** The maker of the product, for 'Sobre'. */
export const makerOf = (publicUrl: string) => {
  const { name, company, contactEmail, securityEmail } = brand;
  return {
    brand: name,
    company,
    contactEmail,
    securityEmail,
    securityText: publicUrl + PATH,
    licenses: `${publicUrl}/licenses.md`,
  };
};

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityText(publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${publicUrl}${PATH}`,
    '',
  ].join('\n');
}
