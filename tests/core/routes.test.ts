import { decideAccess, hasPage, normalPath, routeAt, routes, safeReturnPath } from '@vesalio/core';
import { describe, expect, it, test } from 'vitest';
import { completeSession as person, workTime } from './fixtures.ts';

const visitor = { status: 'visitor', session: null } as const;

/** An address of a route, without `:conversationId?`. */
const addressOf = (path: string) => path.replace(/\/:\w+\?$/, '');

test('the paths of the table are those of the product', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([
    '/',
    '/about',
    '/account',
    '/benefits',
    '/chat/:conversationId?',
    '/choose-plan',
    '/doctor-calc-ia',
    '/explore',
    '/forgot-password',
    '/login',
    '/med-pront-pat',
    '/payment',
    '/privacy',
    '/register',
    '/reset-password',
    '/terms',
    '/testimonials',
    '/validate-email',
  ]);
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
});

describe.each(routes)('$name', (route) => {
  const address = addressOf(route.path);

  it('is found by its path, in any case, encoded, with a final slash', () => {
    const encoded = address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    for (const spelling of [address, address.toUpperCase(), `${address}/`, encoded]) {
      expect(routeAt(spelling), spelling).toBe(route);
      expect(hasPage(spelling), spelling).toBe(true);
    }
  });

  it('is open to visitors only if it is public', () => {
    const kind = route.access === 'public' ? 'allow' : 'redirect';
    expect(decideAccess(visitor, { pathname: address }).kind).toBe(kind);
  });

  it.each([
    ['withoutTerms', { acceptTerms: false }, { kind: 'terms' }],
    ['withoutEmail', { isEmailValidated: false }, { to: '/validate-email' }],
    ['withoutPlan', { hasActivePlan: false }, { to: '/choose-plan' }],
  ] as const)('%s decides over that gate', (rule, missing, closed) => {
    const session = { ...person, ...missing };
    const decision = decideAccess({ status: 'authenticated', session }, { pathname: address });
    if (route.access === 'public') {
      const termsRequired = rule === 'withoutTerms' && !route.withoutTerms;
      expect(decision).toEqual({ kind: 'allow', termsRequired });
    } else if (route[rule]) expect(decision.kind).toBe('allow');
    else expect(decision).toMatchObject(closed);
  });

  it('is remembered as a destination unless it is an entrance', () => {
    expect(safeReturnPath(address)).toBe(route.isEntrance ? undefined : address);
  });
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/terms//', '/terms'],
  ['/Chat/AbC', '/chat/abc'],
  ['/%63hat', '/chat'],
  ['/chat%2F42', '/chat%2f42'],
  ['/%E0%A4%A', '/%e0%a4%a'],
])('%j is spelled %j', (given, normal) => {
  expect(normalPath(given)).toBe(normal);
});

test('a path of slashes is spelled in linear time', () => {
  const path = `/a${'/'.repeat(100_000)}b`;
  expect(workTime(() => normalPath(path), 500)).toBeLessThan(500);
});

test.each(['/nowhere', '/chat/4/2', '/chat%2F42', '/login/x', '/benefits/more', '/:conversationId'])(
  '%s is not in the table',
  (path) => {
    expect(routeAt(path)).toBeUndefined();
    expect(hasPage(path)).toBe(false);
  },
);

test.each([
  ['/chat', true],
  ['/chat/42', true],
  ['/chat/Ab_c-9', true],
  ['/chat/a.b', false],
  ['/chat/a b', false],
  [`/chat/${'x'.repeat(65)}`, false],
])('a conversation’s address needs an id that could exist: %s %s', (path, is) => {
  expect(routeAt(path)?.name).toBe('chat');
  expect(hasPage(path)).toBe(is);
});
