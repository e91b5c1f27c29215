import { type LegalIdentity, landingTexts } from '@vesalio/core';

const name = 'Vesálio';

/**
 * The white-label kit, taken at build time: a build for another brand changes this file and, for its colours,
 * styles/brand.css. Nothing else names the brand.
 */
export const brand = {
  name,
  /** Written to by people who need help, a quote or an accessible alternative. */
  contactEmail: 'contato@vesalio.example',
  /** The person in charge of personal data (LGPD art. 41). */
  dataOfficer: { name: `Encarregado de dados do ${name}`, email: 'privacidade@vesalio.example' },
  /** Legal name of the controller, as the legal texts print it. */
  company: `${name} Tecnologia em Saúde Ltda. (nome fictício)`,
  locale: 'pt_BR',
  /** Year of the copyright line. */
  since: 2026,
  themeColor: { light: '#fbfaf6', dark: '#10181a' },
  /** The mark in a 32 × 32 box: two strokes and the citation point. */
  mark: {
    strokes: ['M4.5 7.5c4.6.4 8.2 6.9 10.3 18.2', 'M14.8 25.7c1.3-7.6 3.5-12.9 6.7-15.9'],
    point: { cx: 26, cy: 6.7, r: 2.9 },
  },
  testimonials: landingTexts.testimonials.items,
} as const;

/** The kit as the legal texts need it. */
export const legalIdentity: LegalIdentity = {
  brand: brand.name,
  company: brand.company,
  contactEmail: brand.contactEmail,
  officerName: brand.dataOfficer.name,
  officerEmail: brand.dataOfficer.email,
};
