import { siteTexts } from '@vesalio/core';

export function ValidateEmailPage() {
  return <h1>{siteTexts.titles.validateEmail}</h1>;
}
