import { siteTexts } from '@vesalio/core';

export function ChoosePlanPage() {
  return <h1>{siteTexts.titles.choosePlan}</h1>;
}
