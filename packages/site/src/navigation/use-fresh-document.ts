import { hasForeignScript, useApp } from '@vesalio/widgets';
import { useEffect, useState } from 'react';
import { survivesReload } from '../session/survives-reload.ts';

/**
 * `clean`: no third-party script has run here, so card data may be typed. `leaving`: one has run, and the document
 * reloads. `tainted`: one has run, and a reload would end the session.
 */
type DocumentState = 'clean' | 'leaving' | 'tainted';

/** Whether card data may be typed in this document. Reloads it if that helps; the navigation state survives. */
export function useFreshDocument(): DocumentState {
  const app = useApp();
  const [state] = useState<DocumentState>(() => {
    if (!hasForeignScript()) return 'clean';
    return survivesReload(app) ? 'leaving' : 'tainted';
  });
  useEffect(() => {
    if (state === 'leaving') window.location.reload();
  }, [state]);
  return state;
}

/** Opens a path of the site in a new document that replaces this one. A session that is not stored ends. */
export function openFresh(path: string, state: object): void {
  window.history.replaceState({ ...window.history.state, usr: state }, '', path);
  window.location.reload();
}
