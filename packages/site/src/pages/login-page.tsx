import { siteTexts } from '@vesalio/core';

export function LoginPage() {
  return <h1>{siteTexts.titles.login}</h1>;
}
