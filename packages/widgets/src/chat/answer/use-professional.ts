import { useEffect, useState } from 'react';
import { useApp } from '../../provider.tsx';

/** The signature of a record: the name at once, and the council number after the account is loaded. */
export function useProfessional(): string {
  const app = useApp();
  const [text, setText] = useState(() => app.session.getState().session?.username ?? '');
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const professional = await (await app.professional())();
      if (!isGone) setText(professional);
    };
    // If the module or the account cannot be loaded, the name alone stays.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [app]);
  return text;
}
