import { hasForeignScript } from '@vesalio/widgets';
import { useEffect, useState } from 'react';

/** Card data is typed in a document where no third party's script has run; the navigation state survives the reload. */
export function useFreshDocument(): boolean {
  const [isTainted] = useState(hasForeignScript);
  useEffect(() => {
    if (isTainted) window.location.reload();
  }, [isTainted]);
  return isTainted;
}
