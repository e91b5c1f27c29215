import { generalTexts } from '@vesalio/core';
import { isChatPath, normalPath } from '../navigation/page-meta.ts';

export interface Crumb {
  text: string;
  /** Absent for the present page. */
  to?: string;
}

const { breadcrumbs: texts } = generalTexts;
const plans: Crumb = { text: texts.choosePlan, to: '/choose-plan' };
const login: Crumb = { text: texts.login, to: '/login' };

const TRAILS: Record<string, readonly Crumb[]> = {
  '/login': [{ text: texts.login }],
  '/register': [{ text: texts.register }],
  '/forgot-password': [login, { text: texts.forgotPassword }],
  '/reset-password': [login, { text: texts.resetPassword }],
  '/validate-email': [{ text: texts.validateEmail }],
  '/choose-plan': [{ text: texts.choosePlan }],
  '/payment': [plans, { text: texts.payment }],
  '/terms': [{ text: texts.terms }],
  '/privacy': [{ text: texts.privacy }],
  '/account': [{ text: texts.account }],
  '/med-pront-pat': [{ text: texts.consultation }],
  '/doctor-calc-ia': [{ text: texts.calculator }],
  '/explore': [{ text: texts.explore }],
};

/** The trail of a path, beginning with the home page; empty on the home page itself. */
export function breadcrumbsOf(pathname: string): readonly Crumb[] {
  const path = normalPath(pathname);
  if (['/', '/benefits', '/testimonials'].includes(path)) return [];
  const home: Crumb = { text: texts.home, to: '/' };
  if (isChatPath(path)) return [home, { text: texts.chat }];
  return [home, ...(TRAILS[path] ?? [{ text: texts.notFound }])];
}
