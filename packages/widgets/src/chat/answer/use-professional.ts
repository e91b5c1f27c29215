import { useEffect, useState } from 'react';
import { useApp } from '../../provider.tsx';

/** Who signs a record: the name at once, the council number once the account is read. */
export function useProfessional(): string {
  const app = useApp();
  const [text, setText] = useState(() => app.session.getState().session?.username ?? '');
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const professional = await (await app.professional())();
      if (!isGone) setText(professional);
    };
    // Without the file or an answer the name stands.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [app]);
  return text;
}
