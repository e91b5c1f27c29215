import { hasForeignScript } from '@vesalio/widgets';
import { useEffect, useState } from 'react';

/**
 * Whether a third party's script has run in this document. Card data needs a fresh one, so the page reloads; the
 * navigation state survives.
 */
export function useFreshDocument(): boolean {
  const [isTainted] = useState(hasForeignScript);
  useEffect(() => {
    if (isTainted) window.location.reload();
  }, [isTainted]);
  return isTainted;
}
