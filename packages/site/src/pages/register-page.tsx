import { siteTexts } from '@vesalio/core';

export function RegisterPage() {
  return <h1>{siteTexts.titles.register}</h1>;
}
