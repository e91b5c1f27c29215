import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAccess } from '../session/use-access.ts';
import { pageMeta } from './page-meta.ts';

/** Updates the document head when the address changes. The first head is in the HTML. */
export function PageHead() {
  const { pathname } = useLocation();
  // A reset link shows a visitor only the dialog, without the account page below it.
  const shown = useAccess().kind === 'reset-only' ? '/reset-password' : pathname;
  useEffect(() => {
    const { title, description, indexed } = pageMeta(shown);
    document.title = title;
    setMeta('description', description);
    setMeta('robots', indexed ? 'index, follow' : 'noindex');
  }, [shown]);
  return null;
}

function setMeta(name: string, content: string): void {
  let tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!tag) {
    tag = document.createElement('meta');
    tag.name = name;
    document.head.append(tag);
  }
  tag.content = content;
}
