import { type LegalIdentity, landingTexts } from '@vesalio/core';

const name = 'Vesálio';

/**
 * The white-label kit. A build for another brand changes this file, the colors in styles/brand.css, and the icons and
 * og-image.png in public/. Nothing else on the site names the brand.
 */
export const brand = {
  name,
  /** Contact for help, quotes and accessible alternatives. */
  contactEmail: 'contato@vesalio.example',
  /** Where vulnerabilities are reported, in /.well-known/security.txt. */
  securityEmail: 'seguranca@vesalio.example',
  /** The data protection officer (LGPD art. 41). */
  dataOfficer: { name: `Encarregado de dados do ${name}`, email: 'privacidade@vesalio.example' },
  /** Legal name of the controller, as printed in the legal texts. */
  company: `${name} Tecnologia em Saúde Ltda. (nome fictício)`,
  locale: 'pt_BR',
  /** Year of the copyright line. */
  since: 2026,
  /** The background of each theme, for the browser's own bars. */
  themeColor: { light: '#fbfaf5', dark: '#10191b' },
  /** Colors of the mails. Mail programs do not read brand.css. */
  mailColor: { brand: '#0a5a58', onBrand: '#ffffff', point: '#a4580f', tint: '#e7f3f0', onTint: '#07403f' },
  /** The logo mark in a 32 × 32 box: two strokes and the dot of the citation. */
  mark: {
    strokes: ['M4.5 7.5c4.6.4 8.2 6.9 10.3 18.2', 'M14.8 25.7c1.3-7.6 3.5-12.9 6.7-15.9'],
    point: { cx: 26, cy: 6.7, r: 2.9 },
  },
  testimonials: landingTexts.testimonials.items,
} as const;

/** The seller of the plans. */
export const seller = { name: brand.company, email: brand.contactEmail };

/** The brand's names for the legal texts. */
export const legalIdentity: LegalIdentity = {
  brand: brand.name,
  company: brand.company,
  contactEmail: brand.contactEmail,
  officerName: brand.dataOfficer.name,
  officerEmail: brand.dataOfficer.email,
};
