import { siteTexts } from '@vesalio/core';

export function PrivacyPage() {
  return <h1>{siteTexts.titles.privacy}</h1>;
}
