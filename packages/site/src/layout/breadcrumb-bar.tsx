import { generalTexts } from '@vesalio/core';
import { Link, useLocation } from 'react-router';
import { useCurrentSession } from '../session/use-session.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';

/** The path from the home page to the current page. Renders nothing on the home page. */
export function BreadcrumbBar() {
  const trail = breadcrumbsOf(useLocation().pathname, useCurrentSession() !== null);
  if (trail.length === 0) return null;
  return (
    <nav className="vs-breadcrumbs" aria-label={generalTexts.breadcrumbs.label}>
      <ol className="vs-breadcrumbs__list">
        {trail.map(({ text, to }) => (
          <li key={text} className="vs-breadcrumbs__item">
            {to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
