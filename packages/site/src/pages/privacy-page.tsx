import { privacyPolicy } from '@vesalio/core';
import { legalIdentity } from '../brand.ts';
import { LegalPage } from '../layout/legal-page.tsx';

/** The Privacy Policy. */
export default function PrivacyPage() {
  return <LegalPage document={privacyPolicy(legalIdentity)} />;
}
