import type { ReactNode } from 'react';
import './pages.css';

export type Theme = 'light' | 'dark';

/** A part of the product in a documentation page, in a given theme or the system's. */
export function Sheet({ theme = 'auto', children }: { theme?: Theme | 'auto'; children: ReactNode }) {
  return (
    <div className="vesalio page-sheet" data-theme={theme}>
      {children}
    </div>
  );
}

/** The same part in both themes. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className="page-themes">
      <Sheet theme="light">{children('light')}</Sheet>
      <Sheet theme="dark">{children('dark')}</Sheet>
    </div>
  );
}

/** A plain table of a documentation page. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <Sheet>
      <table className="page-table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
