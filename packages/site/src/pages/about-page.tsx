import { aboutProduct } from '@vesalio/core';
import { useApp, useLoaded } from '@vesalio/widgets';
import { brand, legalIdentity } from '../brand.ts';
import { LegalPage } from '../layout/legal-page.tsx';

/** 'Sobre': intended use, model, corpus and limits. */
export default function AboutPage() {
  const app = useApp();
  const { value: facts } = useLoaded(app.about);
  return <LegalPage document={aboutProduct(legalIdentity, brand.securityEmail, facts)} />;
}
