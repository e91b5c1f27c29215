import type { PlansFlow } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useApp } from '../provider.tsx';

/** The plan choice of one mounted widget. */
export function usePlansFlow(): PlansFlow | undefined {
  const app = useApp();
  const [flow, setFlow] = useState<PlansFlow>();
  useEffect(() => {
    let made: PlansFlow | undefined;
    let gone = false;
    app.plans().then(
      (create) => {
        if (gone) return;
        made = create();
        setFlow(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [app]);
  return flow;
}
