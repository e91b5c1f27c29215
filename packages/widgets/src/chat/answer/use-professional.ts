import { useEffect, useState } from 'react';
import { useApp } from '../../provider.tsx';

/** The signature of a record: the name immediately, and the council number once the account is loaded. */
export function useProfessional(): string {
  const app = useApp();
  const [text, setText] = useState(() => app.session.getState().session?.username ?? '');
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const professional = await (await app.professional())();
      if (!isGone) setText(professional);
    };
    // If the module or the account cannot be loaded, only the name is shown.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [app]);
  return text;
}
