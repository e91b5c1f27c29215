import { siteTexts } from '@vesalio/core';
import { Spinner } from '@vesalio/widgets';

/** Shown while the code of a page loads. */
export function PageLoading() {
  return (
    <div className="vs-standstill">
      <Spinner size={28} label={siteTexts.loadingPage} />
    </div>
  );
}
