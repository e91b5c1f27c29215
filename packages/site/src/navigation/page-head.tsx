import { routeAt } from '@vesalio/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { resetTokenOf } from '../session/access-state.ts';
import { pageMeta } from './page-meta.ts';

/** Updates the document head when the address changes. The first head is in the HTML. */
export function PageHead() {
  const location = useLocation();
  const isReset = resetTokenOf(location) !== undefined && routeAt(location.pathname)?.name === 'account';
  // A reset link leads to the account's address, but shows the dialog for a new password.
  const pathname = isReset ? '/reset-password' : location.pathname;
  useEffect(() => {
    const { title, description, indexed } = pageMeta(pathname);
    document.title = title;
    setMeta('description', description);
    setMeta('robots', indexed ? 'index, follow' : 'noindex');
  }, [pathname]);
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
