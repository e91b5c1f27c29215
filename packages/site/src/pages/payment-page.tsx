import { siteTexts } from '@vesalio/core';

export function PaymentPage() {
  return <h1>{siteTexts.titles.payment}</h1>;
}
