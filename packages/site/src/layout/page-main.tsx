import { routeAt, siteTexts } from '@vesalio/core';
import { classNames } from '@vesalio/widgets';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

const { titles } = siteTexts;

/** The content of a page. It gets the focus on each new page, and its name identifies the page. */
export function PageMain({ className, ...main }: ComponentProps<'main'>) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  // The address of the landing page follows the section in view, and this element contains all sections.
  const name = route?.frame === 'landing' ? 'landing' : (route?.name ?? 'notFound');
  return (
    <main
      {...main}
      className={classNames('vs-page__main', className)}
      id="conteudo"
      tabIndex={-1}
      aria-label={titles[name]}
    />
  );
}
