import { siteTexts } from '@vesalio/core';

export function AccountPage() {
  return <h1>{siteTexts.titles.account}</h1>;
}
