import { siteTexts } from '@vesalio/core';

export function ForgotPasswordPage() {
  return <h1>{siteTexts.titles.forgotPassword}</h1>;
}
