import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { createLog } from '@vesalio/site/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../../../../long.ts';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { bearer, openWorld, type World } from '../gateway-world.ts';
import {
  type FakeHost,
  GATEWAY,
  inSeconds,
  makeKey,
  openHost,
  openKeySet,
  type ProviderKey,
  signToken,
  writePartners,
} from './partner-stage.ts';

const OIDC = 'https://sso.hospital.example/realms/clinico';
const rsa = makeKey('RS256', 'rsa-1');
const curve = makeKey('ES256', 'ec-1');
const edwards = makeKey('EdDSA', 'ed-1');
const short = makeKey('RS256', 'rsa-short', 1024);
const old = makeKey('EdDSA', 'old');
const next = makeKey('EdDSA', 'next');
const SECRET = 'secret-of-the-session-url';
const lines: string[] = [];
let clock = new Date();
let keySet: Awaited<ReturnType<typeof openKeySet>>;
let product: FakeHost;
let sessionAnswer: [number, unknown] | ((response: ServerResponse) => void);
let partnersFile: string;
let world: World;

beforeAll(async () => {
  keySet = await openKeySet([rsa, curve, edwards, short]);
  product = await openHost((response) => {
    if (typeof sessionAnswer === 'function') return sessionAnswer(response);
    const [status, body] = sessionAnswer;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const session = { sessionUrl: `${product.url}/vesalio/session?v=1`, sessionSecretFile: 'session-secret' };
  const key = ({ publicKey }: ProviderKey) => publicKey.export({ format: 'jwk' });
  partnersFile = writePartners(
    temporaryFolder(),
    [
      {
        iss: OIDC,
        name: 'Hospital',
        identity: 'oidc',
        jwksUrl: `${keySet.url}/certs`,
        audience: ['vesalio', 'vesalio-test'],
        authorizedParty: 'portal',
        claims: { council: 'crm' },
        ...session,
      },
      {
        iss: 'clinic',
        name: 'Clínica',
        keys: [
          { publicKey: key(old), kid: 'old', notAfter: '2026-06-01T00:00:00Z' },
          { publicKey: key(next), kid: 'next', notBefore: '2026-05-01T00:00:00Z' },
          { publicKey: key(rsa) },
          { publicKey: key(curve) },
        ],
        ...session,
      },
      {
        iss: `${OIDC}/mail`,
        name: 'Hospital',
        identity: 'oidc',
        jwksUrl: `${keySet.url}/certs`,
        audience: 'vesalio',
        claims: { sub: 'email' },
        ...session,
      },
      { iss: 'lonely', name: 'Sem sessão', publicKey: key(old) },
    ],
    { 'session-secret': `${SECRET}\n` },
  );
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  world = await openWorld(
    { PARTNERS_FILE: partnersFile, PUBLIC_URL: GATEWAY, RATE_LIMITS: 'off' },
    { now: () => clock, log: createLog({ out }) },
  );
});
afterAll(async () => {
  await world.close();
  await keySet.close();
  await product.close();
});
beforeEach(() => {
  clock = new Date('2026-05-15T12:00:00Z');
  lines.length = 0;
  product.seen.length = 0;
  keySet.state.fault = undefined;
  sessionAnswer = [200, { data: { token: 'product-token', userId: 7, username: 'Ana', secretField: 'x' } }];
});

const exchange = async (assertion: string) => {
  const response = await world.call('/gateway/partner-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ assertion }),
  });
  return { status: response.status, body: await response.json(), id: response.headers.get('x-request-id') };
};
const oidcClaims = (claims: Record<string, unknown> = {}) => ({
  iss: OIDC,
  sub: 'auth0|crm-123',
  aud: 'vesalio',
  azp: 'portal',
  exp: inSeconds(3600, clock),
  iat: inSeconds(0, clock),
  name: 'Ana Prado',
  crm: 'CRM-SP 123456',
  ...claims,
});
const assertionClaims = (claims: Record<string, unknown> = {}) => ({
  iss: 'clinic',
  sub: 'crm-1',
  aud: GATEWAY,
  exp: inSeconds(120, clock),
  jti: randomUUID(),
  ...claims,
});
const refusals = () =>
  lines.map((line) => JSON.parse(line)).filter(({ where }) => String(where).startsWith('partner:'));

describe('an OIDC token of the hospital', () => {
  // Some providers send the claim as a string.
  it.each([
    [true, 200],
    ['true', 200],
    [undefined, 200],
    [false, 401],
    ['false', 401],
    [0, 401],
    [null, 401],
  ])('that names a person by an e-mail with email_verified %s is answered %i', async (verified, expected) => {
    const claims = { iss: `${OIDC}/mail`, email: 'ana@hospital.example', email_verified: verified };
    const { status } = await exchange(await signToken(oidcClaims(claims), rsa));
    expect(status).toBe(expected);
  });

  it.each([
    ['RS256', rsa],
    ['ES256', curve],
    ['EdDSA', edwards],
  ])('opens the session that sessionUrl gives: %s', async (_alg, key) => {
    const { status, body } = await exchange(await signToken(oidcClaims(), key));
    expect([status, body]).toEqual([200, { token: 'product-token', userId: 7, username: 'Ana' }]);
    const [asked] = product.seen;
    expect(asked?.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      issuer: OIDC,
      sub: 'auth0|crm-123',
      subject: `partner:${encodeURIComponent(OIDC)}:auth0%7Ccrm-123`,
      name: 'Ana Prado',
      council: 'CRM-SP 123456',
    });
  });

  it.each(['at+jwt', 'application/at+jwt', 'JWT', undefined])(
    'may be an access token or an ID token: typ %s',
    async (typ) => {
      expect((await exchange(await signToken(oidcClaims(), rsa, { typ }))).status).toBe(200);
    },
  );

  it('may be exchanged again while it is valid', async () => {
    const token = await signToken(oidcClaims(), rsa);
    expect((await exchange(token)).status).toBe(200);
    expect((await exchange(token)).status).toBe(200);
  });

  it.each<[string, string, () => Promise<string>]>([
    ['for another audience', 'audience', () => signToken(oidcClaims({ aud: GATEWAY }), rsa)],
    ['for another client', 'authorized-party', () => signToken(oidcClaims({ azp: 'other' }), rsa)],
    ['of another issuer', 'issuer', () => signToken(oidcClaims({ iss: `${OIDC}/` }), rsa)],
    ['that has expired', 'expired', () => signToken(oidcClaims({ exp: inSeconds(-31, clock) }), rsa)],
    ['of the future', 'early', () => signToken(oidcClaims({ nbf: inSeconds(31, clock) }), rsa)],
    ['without end', 'claim', () => signToken(oidcClaims({ exp: undefined }), rsa)],
    ['that lives a week', 'life', () => signToken(oidcClaims({ exp: inSeconds(604_800, clock) }), rsa)],
    ['that lives for ever', 'life', () => signToken(oidcClaims({ exp: 1e300 }), rsa)],
    ['without sub', 'sub', () => signToken(oidcClaims({ sub: undefined }), rsa)],
    ['signed by a short RSA key', 'key-weak', () => signShort(oidcClaims())],
    [
      'signed by a stranger',
      'signature',
      () => signToken(oidcClaims(), { ...makeKey('RS256'), kid: 'rsa-1' }),
    ],
    ['that is a logout token', 'type', () => signToken(oidcClaims(), rsa, { typ: 'logout+jwt' })],
  ])('is refused with its reason: %s', async (_name, fault, make) => {
    const { status, body } = await exchange(await make());
    expect([status, body.code]).toEqual([401, `assertion-${fault}`]);
    expect(product.seen).toHaveLength(0);
  });

  it('is accepted within the tolerance of the clocks', async () => {
    expect((await exchange(await signToken(oidcClaims({ exp: inSeconds(-25, clock) }), rsa))).status).toBe(
      200,
    );
  });

  it('is accepted after a rotation of the keys while the old set is cached', async () => {
    const rotated = makeKey('ES256', 'ec-2');
    expect((await exchange(await signToken(oidcClaims(), rsa))).status).toBe(200);
    clock = new Date(clock.getTime() + 60_000);
    keySet.state.keys = [rotated];
    expect((await exchange(await signToken(oidcClaims(), rotated))).status).toBe(200);
    expect((await exchange(await signToken(oidcClaims(), rsa))).body.code).toBe('assertion-key-unknown');
    keySet.state.keys = [rsa, curve, edwards, short];
    clock = new Date(clock.getTime() + 60_000);
    expect((await exchange(await signToken(oidcClaims(), rsa))).status).toBe(200);
  });

  it('is accepted after a rotation of the keys although the clock was set back', async () => {
    const rotated = makeKey('ES256', 'ec-3');
    clock = new Date(clock.getTime() + 3 * 3_600_000);
    expect((await exchange(await signToken(oidcClaims(), rsa))).status).toBe(200);
    clock = new Date(clock.getTime() - 3 * 3_600_000);
    keySet.state.keys = [rotated];
    expect((await exchange(await signToken(oidcClaims(), rotated))).status).toBe(200);
    keySet.state.keys = [rsa, curve, edwards, short];
    clock = new Date(clock.getTime() + 60_000);
    expect((await exchange(await signToken(oidcClaims(), rsa))).status).toBe(200);
  });

  it('limits how often the gateway fetches keys for unknown key ids', async () => {
    clock = new Date(clock.getTime() + 3_600_000);
    await exchange(await signToken(oidcClaims(), rsa));
    const before = keySet.seen.length;
    for (let each = 0; each < 5; each += 1)
      expect((await exchange(await signToken(oidcClaims(), makeKey('EdDSA')))).body.code).toBe(
        'assertion-key-unknown',
      );
    expect(keySet.seen.length - before).toBe(0);
  });

  it.each([
    ['down', 'status 503'],
    ['page', 'no key set'],
    ['list', 'no key set'],
    ['cut', 'upstream-down'],
  ] as const)(
    'is verified with the cached keys for a day while their host fails: %s',
    async (fault, cause) => {
      clock = new Date(clock.getTime() + 2 * 3_600_000);
      await exchange(await signToken(oidcClaims(), rsa));
      keySet.state.fault = fault;
      clock = new Date(clock.getTime() + 3_600_000);
      expect((await exchange(await signToken(oidcClaims(), rsa))).status).toBe(200);
      clock = new Date(clock.getTime() + 24 * 3_600_000);
      const late = await exchange(await signToken(oidcClaims(), rsa));
      expect([late.status, late.body.code]).toEqual([503, 'assertion-keys-unreachable']);
      const unread = lines
        .join('')
        .split('\n')
        .filter((line) => line.includes('"partner: keys"'));
      expect(JSON.parse(unread.at(-1) ?? '')).toMatchObject({ cause });
      keySet.state.fault = undefined;
      clock = new Date(clock.getTime() + 60_000);
      expect((await exchange(await signToken(oidcClaims(), rsa))).status).toBe(200);
    },
  );

  it('may leave out the id of its key, whichever key of the set it is', async () => {
    clock = new Date(clock.getTime() + 2 * 3_600_000);
    keySet.state.keys = [makeKey('ES256'), curve, rsa];
    const send = async (key: ProviderKey) =>
      (await exchange(await signToken(oidcClaims(), key, { kid: undefined }))).body.code;
    expect([await send(rsa), await send(curve)]).toEqual([undefined, undefined]);
    expect(await send(makeKey('ES256'))).toBe('assertion-signature');
    keySet.state.keys = [rsa, curve, edwards, short];
    clock = new Date(clock.getTime() + 3_600_000);
    expect(await send(edwards)).toBeUndefined();
  });
});

/** jose refuses to sign with a short key, so Node makes the signature. */
async function signShort(claims: Record<string, unknown>): Promise<string> {
  const { sign } = await import('node:crypto');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({ alg: 'RS256', kid: short.kid })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), short.privateKey).toString('base64url')}`;
}

describe('an assertion with several keys', () => {
  it.each([
    ['the old key in its time', old, '2026-05-15T12:00:00Z', 200],
    ['the next key in its time', next, '2026-05-15T12:00:00Z', 200],
    ['the old key after its time', old, '2026-06-15T12:00:00Z', 401],
    ['the next key before its time', next, '2026-04-15T12:00:00Z', 401],
    ['an RSA key', rsa, '2026-05-15T12:00:00Z', 200],
    ['a key on P-256', curve, '2026-05-15T12:00:00Z', 200],
  ])('is verified with %s', async (_name, key, at, expected) => {
    clock = new Date(at);
    const { status, body } = await exchange(await signToken(assertionClaims(), key));
    expect(status).toBe(expected);
    if (status === 401) expect(body.code).toBe('assertion-key-unknown');
  });

  it('may leave out the id of its key', async () => {
    expect((await exchange(await signToken(assertionClaims(), next, { kid: undefined }))).status).toBe(200);
  });

  it('is refused for its own fault, whichever key comes next', async () => {
    clock = new Date('2026-05-15T12:00:00Z');
    const token = await signToken(assertionClaims({ exp: inSeconds(-60, clock) }), old, { kid: undefined });
    expect((await exchange(token)).body.code).toBe('assertion-expired');
  });

  it('is marked as used although it is about to expire', async () => {
    const token = await signToken(assertionClaims({ exp: inSeconds(1, clock) }), next);
    expect((await exchange(token)).status).toBe(200);
    clock = new Date(clock.getTime() + 30_000);
    expect((await exchange(token)).body.code).toBe('assertion-replayed');
  });
});

describe('the log of a refused assertion', () => {
  it('contains reason, both times and the request, and no person', async () => {
    const exp = inSeconds(-90, clock);
    const { id } = await exchange(await signToken(assertionClaims({ exp, sub: 'crm-secret' }), next));
    expect(refusals()).toEqual([
      expect.objectContaining({
        requestId: id,
        fault: 'expired',
        claim: 'exp',
        tokenTime: '2026-05-15T11:58:30.000Z',
        serverTime: '2026-05-15T12:00:00.000Z',
        differenceSeconds: -90,
      }),
    ]);
    await exchange(await signToken(assertionClaims({ aud: 'https://other.example' }), next));
    await exchange(await signToken(assertionClaims({ jti: 'short' }), next));
    expect(refusals().slice(1)).toEqual([
      expect.objectContaining({ fault: 'audience', expected: GATEWAY, received: 'https://other.example' }),
      expect.objectContaining({ fault: 'jti', length: 5, least: 8 }),
    ]);
    expect(lines.join('')).not.toContain('crm-secret');
  });
});

describe('sessionUrl', () => {
  const html = (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Entrar</h1>');
  const cut = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': '99' }).write('{"token":', () => response.destroy());
  };

  it.each<[string, typeof sessionAnswer, number, string, string]>([
    ['has no token', [200, { data: { userId: 7 } }], 502, 'session-url', 'no token'],
    ['gives what is no token', [200, { token: 'two words' }], 502, 'session-url', 'no token'],
    ['answers with a page', html, 502, 'session-url', 'no token'],
    ['breaks off', cut, 502, 'session-url', 'answer-cut'],
    ['fails', [500, {}], 502, 'session-url', 'status 500'],
    ['does not know the gateway', [401, {}], 502, 'session-url', 'status 401'],
    ['redirects', [302, {}], 502, 'session-url', 'upstream-down'],
    ['refuses the person', [403, { message: 'x' }], 403, 'person-refused', 'status 403'],
    ['does not know the person', [404, { message: 'x' }], 403, 'person-refused', 'status 404'],
  ])('that %s opens nothing, and the log says why', async (_name, answer, status, code, cause) => {
    sessionAnswer = answer;
    await opensNothing(status, code, cause);
  });

  it('is not called if its secret cannot be read, and the log says why', async () => {
    const secret = join(dirname(partnersFile), 'session-secret');
    rmSync(secret);
    await opensNothing(502, 'session-url', 'unreadable secret');
    writeFileSync(secret, SECRET);
    expect((await exchange(await signToken(assertionClaims(), next))).status).toBe(200);
  });

  it.runIf(isLong).each<[string, typeof sessionAnswer, string]>([
    ['says nothing', () => {}, 'upstream-slow'],
    ['drips', (response) => void response.writeHead(200).write(' '), 'answer-cut'],
  ])(
    'that %s is waited for no longer than ten seconds',
    { timeout: 20_000 },
    async (_name, answer, cause) => {
      sessionAnswer = answer;
      await opensNothing(502, 'session-url', cause);
    },
  );

  async function opensNothing(status: number, code: string, cause: string) {
    const response = await world.call('/gateway/partner-token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ assertion: await signToken(assertionClaims(), next) }),
    });
    expect([response.status, response.headers.get('x-vesalio-error')]).toEqual([status, code]);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ message: expect.any(String), code });
    expect(text).not.toContain(SECRET);
    expect(lines.join('')).not.toContain(SECRET);
    const told = lines.map((line) => JSON.parse(line)).filter(({ where }) => where === 'partner: sessionUrl');
    expect(told).toEqual([
      expect.objectContaining({ cause, issuer: 'clinic', requestId: response.headers.get('x-request-id') }),
    ]);
  }

  it('returns a token that works at the product API like any other', async () => {
    world.people.set(77, { id: 77 });
    sessionAnswer = [200, { token: 'token-77' }];
    const { body } = await exchange(await signToken(assertionClaims(), next));
    expect(body).toEqual({ token: 'token-77' });
    expect((await world.call('/api/auth/my-account', { headers: bearer(77) })).status).toBe(200);
  });

  it('is needed in front of a real product API, or a seat', async () => {
    const { status, body } = await exchange(
      await signToken({ ...assertionClaims({ iss: 'lonely' }), exp: inSeconds(60, clock) }, old),
    );
    expect([status, body.message]).toEqual([501, expect.stringContaining('sessionUrl')]);
  });
});
