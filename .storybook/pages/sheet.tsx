import type { ReactNode } from 'react';
import './pages.css';

export type Theme = 'light' | 'dark';

/** A piece of the product inside a documentation page, in one theme. */
export function Sheet({ theme = 'light', children }: { theme?: Theme; children: ReactNode }) {
  return (
    <div className="vesalio page-sheet" data-theme={theme}>
      {children}
    </div>
  );
}

/** The same piece in both themes. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className="page-themes">
      <Sheet theme="light">{children('light')}</Sheet>
      <Sheet theme="dark">{children('dark')}</Sheet>
    </div>
  );
}
