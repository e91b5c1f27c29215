import { siteTexts } from '@vesalio/core';

export function TermsPage() {
  return <h1>{siteTexts.titles.terms}</h1>;
}
