import { normalPath, routeAt, routes, siteTexts } from '@vesalio/core';
import { brand } from '../brand.ts';

/** The document head of a page. */
interface PageMeta {
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** The address of the content for search engines. All sections of the landing page point to `/`. */
  canonical: string;
}

const { titles } = siteTexts;
const descriptions: Readonly<Record<string, string>> = siteTexts.descriptions;

/** Paths that are prerendered at build time. */
export const prerenderedPaths: readonly string[] = routes.flatMap(({ path, isIndexed }) =>
  isIndexed ? [path] : [],
);

/** Title, description and indexing of the page at a path. */
export function pageMeta(pathname: string): PageMeta {
  const route = routeAt(pathname);
  return {
    title: siteTexts.pageTitle(titles[route?.name ?? 'notFound'], brand.name),
    description: (route?.isIndexed && descriptions[route.name]) || siteTexts.descriptions.other,
    indexed: route?.isIndexed === true,
    canonical: route?.canonical ?? normalPath(pathname),
  };
}
