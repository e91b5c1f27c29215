import { termsOfUse } from '@vesalio/core';
import { legalIdentity } from '../brand.ts';
import { LegalPage } from '../layout/legal-page.tsx';

/** The Terms of Use. */
export default function TermsPage() {
  return <LegalPage document={termsOfUse(legalIdentity)} />;
}
