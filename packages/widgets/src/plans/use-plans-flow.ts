import type { PlansFlow } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../provider.tsx';

/** The plan choice of one mounted widget. `ready` is for a press that comes before it has been loaded. */
export function usePlansFlow(): { flow: PlansFlow | undefined; ready(): Promise<PlansFlow | undefined> } {
  const app = useApp();
  const [flow, setFlow] = useState<PlansFlow>();
  const loading = useRef<Promise<PlansFlow | undefined>>(undefined);
  useEffect(() => {
    let gone = false;
    const made = app.plans().then(
      (create) => (gone ? undefined : create()),
      () => undefined,
    );
    loading.current = made;
    void made.then((loaded) => {
      if (!gone) setFlow(loaded);
    });
    return () => {
      gone = true;
      void made.then((loaded) => loaded?.dispose());
    };
  }, [app]);
  return { flow, ready: async () => loading.current };
}
