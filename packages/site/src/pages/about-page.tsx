import { aboutProduct } from '@vesalio/core';
import { useApp, useLoaded } from '@vesalio/widgets';
import { brand } from '../brand.ts';
import { LegalPage } from '../layout/legal-page.tsx';

const maker = {
  brand: brand.name,
  company: brand.company,
  contactEmail: brand.contactEmail,
  securityEmail: brand.securityEmail,
  securityText: '/.well-known/security.txt',
  licenses: '/licenses.md',
};

/** 'Sobre': intended use, model, corpus and limits. */
export default function AboutPage() {
  const app = useApp();
  const { value, failed } = useLoaded(app.about);
  return <LegalPage document={aboutProduct(brand.name, failed ? null : value, maker)} />;
}
