import { generalTexts, siteTexts } from '@vesalio/core';
import { brand } from '../brand.ts';

/** What the document's head says about a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** Search engines may list it: the public pages alone. */
  indexed: boolean;
  /** The one address of the page's content; the landing page's sections all point to `/`. */
  canonical: string;
}

const { titles, descriptions } = siteTexts;

const PUBLIC: Record<string, { title: string; description: string; canonical?: string }> = {
  '/': { title: titles.landing, description: descriptions.landing },
  '/benefits': { title: titles.benefits, description: descriptions.benefits, canonical: '/' },
  '/testimonials': { title: titles.testimonials, description: descriptions.testimonials, canonical: '/' },
  '/login': { title: titles.login, description: descriptions.login },
  '/register': { title: titles.register, description: descriptions.register },
  '/forgot-password': { title: titles.forgotPassword, description: descriptions.forgotPassword },
  '/terms': { title: titles.terms, description: descriptions.terms },
  '/privacy': { title: titles.privacy, description: descriptions.privacy },
};

const PRIVATE: Record<string, string> = {
  '/reset-password': titles.resetPassword,
  '/validate-email': titles.validateEmail,
  '/choose-plan': titles.choosePlan,
  '/payment': titles.payment,
  '/account': titles.account,
  '/med-pront-pat': titles.consultation,
  '/doctor-calc-ia': titles.calculator,
  '/explore': titles.explore,
};

/** Paths that are pre-rendered at build time. */
export const prerenderedPaths: readonly string[] = Object.keys(PUBLIC);

/** A path without its final slash, so that `/terms/` is the same page as `/terms`. */
export function normalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Whether a path is the chat's, with a conversation or without. */
export function isChatPath(path: string): boolean {
  return /^\/chat(\/[^/]+)?$/.test(path);
}

/** Title, description and indexing of the page at a path. */
export function pageMeta(pathname: string): PageMeta {
  const path = normalPath(pathname);
  const page = PUBLIC[path];
  if (page) {
    return {
      title: generalTexts.pageTitle(page.title, brand.name),
      description: page.description,
      indexed: true,
      canonical: page.canonical ?? path,
    };
  }
  const title = isChatPath(path) ? titles.chat : (PRIVATE[path] ?? titles.notFound);
  return {
    title: generalTexts.pageTitle(title, brand.name),
    description: descriptions.other,
    indexed: false,
    canonical: path,
  };
}
