import { expect, test } from 'vitest';
import {
  expiryOf,
  marksOf,
  mayHaveExpired,
} from '../../../../../packages/site/server/gateway/sessions/token-marks.ts';

const tokenWith = (claims: unknown): string =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test('a revocation is kept for a day after the token expires', () => {
  const exp = Date.parse('2026-11-28T12:00:00Z') / 1000;
  expect(expiryOf(tokenWith({ exp }))).toEqual(new Date('2026-11-29T12:00:00Z'));
});

test.each([
  ['no expiry', tokenWith({})],
  ['an expiry in words', tokenWith({ exp: '2026-11-28' })],
  ['an expiry beyond any date', tokenWith({ exp: 1e300 })],
  ['claims that are no object', tokenWith('exp')],
  ['no claims', 'opaque'],
])('and for good with %s', (_name, token) => {
  expect(expiryOf(token)).toBeUndefined();
});

test('tokens whose parts nobody can read are as many as their texts, also with five parts', () => {
  const [one, other] = ['a.b.c.d.eQ', 'a.b.c.d.eR'].map((token) => marksOf(token).token);
  expect(one).not.toBe(other);
  expect(marksOf('opaque==').token).toBe(marksOf('opaque').token);
  const encrypted = (last: string) =>
    marksOf(`${Buffer.from('{"enc":"x"}').toString('base64url')}.b.c.d.${last}`).token;
  expect(encrypted('eQ')).toBe(encrypted('eR'));
});

test.each([
  [-1, true],
  [4, true],
  [6, false],
])('a token with %s minutes left may have expired by a clock that is ahead: %s', (minutes, may) => {
  const now = new Date('2026-11-29T12:00:00Z');
  expect(mayHaveExpired(tokenWith({ exp: now.getTime() / 1000 + minutes * 60 }), now)).toBe(may);
});

test('a letter of the claims is none of the signature', () => {
  const markOf = (claims: string, signature: string) =>
    marksOf(['{}', claims, signature].map((part) => Buffer.from(part).toString('base64url')).join('.')).token;
  expect(markOf('{"a":123}', 'ICAgx')).not.toBe(markOf('{"a":123}   ', 'x'));
});
