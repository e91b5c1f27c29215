import {
  type AccessDecision,
  decideAccess,
  homeOf,
  missingStep,
  routes,
  safeReturnPath,
} from '@vesalio/core';
import { describe, expect, it } from 'vitest';
import { completeSession as person } from '../fixtures.ts';

const states = {
  loading: { status: 'loading', session: null },
  visitor: { status: 'visitor', session: null },
  complete: { status: 'authenticated', session: person },
  noTerms: { status: 'authenticated', session: { ...person, acceptTerms: false } },
  noEmail: { status: 'authenticated', session: { ...person, isEmailValidated: false } },
  noPlan: { status: 'authenticated', session: { ...person, hasActivePlan: false } },
  noEmailNoPlan: {
    status: 'authenticated',
    session: { ...person, isEmailValidated: false, hasActivePlan: false },
  },
  nothing: {
    status: 'authenticated',
    session: { ...person, acceptTerms: false, isEmailValidated: false, hasActivePlan: false },
  },
} as const;

type StateName = keyof typeof states;

/** One word per cell: ok, ok+terms, wait, login, terms, email, plan. */
function cell(decision: AccessDecision): string {
  if (decision.kind === 'allow') return decision.termsRequired ? 'ok+terms' : 'ok';
  if (decision.kind === 'loading') return 'wait';
  if (decision.kind === 'terms') return 'terms';
  if (decision.kind === 'reset-only') return 'reset';
  return { '/login': 'login', '/validate-email': 'email', '/choose-plan': 'plan' }[decision.to];
}

const order: StateName[] = [
  'loading',
  'visitor',
  'complete',
  'noTerms',
  'noEmail',
  'noPlan',
  'noEmailNoPlan',
  'nothing',
];

const publicRow = 'ok ok ok ok+terms ok ok ok ok+terms';
const readableRow = 'ok ok ok ok ok ok ok ok';
const planRow = 'wait login ok terms email plan email terms';
const openRow = 'wait login ok terms ok ok ok terms';

const table: Record<string, string> = {
  '/': publicRow,
  '/benefits': publicRow,
  '/about': publicRow,
  '/testimonials': publicRow,
  '/login': publicRow,
  '/register': publicRow,
  '/forgot-password': publicRow,
  '/reset-password': publicRow,
  '/terms': readableRow,
  '/privacy': readableRow,
  // The e-mail is validated but there is no plan, so the page has no purpose and the plan rule applies.
  '/validate-email': 'wait login ok terms ok plan ok terms',
  '/choose-plan': openRow,
  '/payment': openRow,
  '/account': openRow,
  '/chat': planRow,
  '/chat/42': planRow,
  '/med-pront-pat': planRow,
  '/doctor-calc-ia': planRow,
  '/explore': planRow,
  // The router accepts any case and encoding, so the gates must as well.
  '/CHAT': planRow,
  '/Account': openRow,
  '/%63hat': planRow,
  '/chat/a.b': planRow,
  '/chat%2F42': publicRow,
  '/nowhere': publicRow,
  '/chat/42/more': publicRow,
};

describe('access decision: every route in every session state', () => {
  it('covers the route table', () => {
    const addresses = routes.map(({ path }) => path.replace(/\/:\w+\?$/, ''));
    expect(addresses.filter((address) => !(address in table))).toEqual([]);
  });

  for (const [pathname, row] of Object.entries(table)) {
    it(pathname, () => {
      expect(order.map((name) => cell(decideAccess(states[name], { pathname }))).join(' ')).toBe(row);
    });
  }

  it('agrees with missingStep, which serves hosts without routes', () => {
    for (const { session } of Object.values(states))
      if (session)
        expect(missingStep(session) ?? 'ok').toBe(
          cell(decideAccess({ status: 'authenticated', session }, { pathname: '/chat' })),
        );
  });

  it('remembers the origin with query and hash', () => {
    expect(decideAccess(states.visitor, { pathname: '/account', rest: '?a=1#cards' })).toEqual({
      kind: 'redirect',
      to: '/login',
      from: '/account?a=1#cards',
    });
    expect(decideAccess(states.noTerms, { pathname: '/chat/9' })).toEqual({
      kind: 'terms',
      remember: '/chat/9',
    });
  });

  it('hands the e-mail and the origin to the code page', () => {
    expect(decideAccess(states.noEmail, { pathname: '/chat' })).toEqual({
      kind: 'redirect',
      to: '/validate-email',
      from: '/chat',
      email: 'ana@example.com',
    });
  });

  it('adds a warning when it redirects to the plans', () => {
    expect(decideAccess(states.noPlan, { pathname: '/chat' })).toMatchObject({
      to: '/choose-plan',
      notice: 'planRequired',
    });
  });

  it('shows only the reset dialog to a visitor with a reset link', () => {
    expect(decideAccess(states.visitor, { pathname: '/account', hasResetToken: true })).toEqual({
      kind: 'reset-only',
    });
    expect(decideAccess(states.noTerms, { pathname: '/account', hasResetToken: true })).toEqual({
      kind: 'reset-only',
    });
    expect(decideAccess(states.visitor, { pathname: '/chat', hasResetToken: true })).toMatchObject({
      to: '/login',
    });
  });

  it('reads a trailing slash as the same route', () => {
    expect(decideAccess(states.visitor, { pathname: '/chat/' })).toMatchObject({ to: '/login' });
    expect(decideAccess(states.visitor, { pathname: '/terms/' })).toMatchObject({ kind: 'allow' });
  });
});

describe('home after signing in', () => {
  it.each([
    [false, false, '/validate-email'],
    [false, true, '/validate-email'],
    [true, false, '/choose-plan'],
    [true, true, '/chat'],
  ])('e-mail %s, plan %s → %s', (isEmailValidated, hasActivePlan, home) => {
    expect(homeOf({ isEmailValidated, hasActivePlan })).toBe(home);
  });
});

describe('remembered paths', () => {
  it.each(['/chat', '/chat/42', '/account#cards', '/account?x=1#plan', '/payment', '/terms', '/explore'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  const hostile = [
    '',
    'chat',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\tevil',
    '/\n/evil.example',
    ' /chat',
    '/ chat',
    'https://evil.example/chat',
    'http:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/..//evil.example',
    '/chat/..//evil.example',
    '/chat/../../evil',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/chat/%2e%2e%2f%2fevil',
    '/%09/evil.example',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=x',
    '/validate-email',
    '/',
    '/unknown',
    '/chat/a/b',
    '/chat/a.b',
    '/chat/a b',
    '/chat\u0000',
    '/chat\u007f',
    '/\u2028/evil',
    `/chat/${'x'.repeat(65)}`,
    `/chat?${'x'.repeat(600)}`,
    null,
    undefined,
    7,
    {},
    ['/chat'],
  ];
  it.each(hostile)('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });
});
