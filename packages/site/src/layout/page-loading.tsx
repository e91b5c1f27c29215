import { siteTexts } from '@vesalio/core';
import { Spinner } from '@vesalio/widgets';

/** While a page's code is on its way. */
export function PageLoading() {
  return (
    <div className="vs-standstill">
      <Spinner size={28} label={siteTexts.loadingPage} />
    </div>
  );
}
