import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign as signBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, createServer, type Db, readConfig, type Sandbox } from '@vesalio/site/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../../../../packages/site/server/platform/db.ts';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { openWorld, sharedDb, type World } from '../gateway-world.ts';

const AUDIENCE = 'http://localhost:4173';
const folder = temporaryFolder();
const [hospital, north, clinic, stranger] = [1, 2, 3, 4].map(() => generateKeyPairSync('ed25519'));
const subjects: string[] = [];

const nothing = () => Promise.resolve(Response.json({}, { status: 404 }));
const sandboxOver = (world: World): Sandbox => ({
  product: nothing,
  chat: nothing,
  postal: nothing,
  locality: nothing,
  routes: world.server.app as unknown as Sandbox['routes'],
  demo: { email: '', password: '' },
  seed: () => Promise.resolve(),
  close: () => Promise.resolve(),
  issuePartnerSession: async (subject) => {
    subjects.push(subject);
    return { data: { token: 'a-token', userId: 9 } };
  },
});

let real: World;
let url: string;
let config: Config;
let close: () => Promise<void>;
beforeAll(async () => {
  real = await openWorld();
  const file = join(folder, 'partners.json');
  const partner = (iss: string, key: KeyObject | undefined) => ({
    iss,
    name: iss,
    publicKey: key?.export({ format: 'jwk' }),
  });
  writeFileSync(
    file,
    JSON.stringify([
      partner('hospital', hospital?.publicKey),
      partner('hospital:north', north?.publicKey),
      partner('clinic', clinic?.publicKey),
    ]),
  );
  config = readConfig({ PORT: '0', DATA_DIR: 'memory', PUBLIC_URL: AUDIENCE, PARTNERS_FILE: file });
  const server = await createServer(config, { db: await sharedDb(), sandbox: async () => sandboxOver(real) });
  ({ url } = await server.listen());
  close = () => server.close();
});
afterAll(async () => {
  await close();
  await real.close();
});

const seconds = () => Math.floor(Date.now() / 1000);
interface Claims {
  iss?: string | undefined;
  sub?: string | undefined;
  aud?: string | undefined;
  exp?: number | undefined;
  jti?: string | undefined;
  nbf?: number;
}
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (claims: Claims): Claims => ({
  iss: 'hospital',
  sub: 'crm-123',
  aud: AUDIENCE,
  exp: seconds() + 120,
  jti: randomUUID(),
  ...claims,
});
const sign = (claims: Claims = {}, key: KeyObject | undefined = hospital?.privateKey): string => {
  const text = `${encode({ alg: 'EdDSA' })}.${encode(claimsOf(claims))}`;
  return `${text}.${signBytes(null, Buffer.from(text), key as KeyObject).toString('base64url')}`;
};
const signShared = (secret: string): string => {
  const text = `${encode({ alg: 'HS256' })}.${encode(claimsOf({}))}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const exchange = (assertion: string, headers: Record<string, string> = {}, at = url) =>
  fetch(`${at}/gateway/partner-token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ assertion }),
  });

describe('a partner’s assertion', () => {
  it('opens a session of its own subject, once', async () => {
    const assertion = sign();
    const first = await exchange(assertion);
    expect([first.status, await first.json()]).toEqual([200, { data: { token: 'a-token', userId: 9 } }]);
    expect(subjects).toEqual(['partner:hospital:crm-123']);
    const again = await exchange(assertion);
    expect([again.status, (await again.json()).code]).toEqual([401, 'assertion-replayed']);
    const parallel = sign();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await exchange(parallel)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(subjects).toHaveLength(2);
  });

  it('stays spent where the clock of another process is a minute fast', async () => {
    const fast = await createServer(config, {
      db: await sharedDb(),
      sandbox: async () => sandboxOver(real),
      now: () => new Date(Date.now() + 60_000),
    });
    const other = (await fast.listen()).url;
    const assertion = sign({ exp: seconds() + 5 });
    expect((await exchange(assertion)).status).toBe(200);
    expect((await exchange(sign({ exp: seconds() + 180 }), {}, other)).status).toBe(200);
    const again = await exchange(assertion);
    expect([again.status, (await again.json()).code]).toEqual([401, 'assertion-replayed']);
    await fast.close();
  });

  it.each<[string, string, () => string]>([
    ['signed by a stranger', 'signature', () => sign({}, stranger?.privateKey)],
    ['signed by another partner', 'signature', () => sign({}, clinic?.privateKey)],
    ['of an unknown partner', 'issuer', () => sign({ iss: 'other' })],
    ['for another audience', 'audience', () => sign({ aud: 'https://other.example' })],
    ['that has expired', 'expired', () => sign({ exp: seconds() - 60 })],
    ['that lives an hour', 'life', () => sign({ exp: seconds() + 3600 })],
    ['of the future', 'early', () => sign({ nbf: seconds() + 120 })],
    ['without exp', 'claim', () => sign({ exp: undefined })],
    ['without jti', 'jti', () => sign({ jti: undefined })],
    ['with a short jti', 'jti', () => sign({ jti: '1234567' })],
    ['without sub', 'sub', () => sign({ sub: undefined })],
    ['with a sub that spells another', 'sub', () => sign({ sub: 'a b/../c' })],
    ['without signature', 'algorithm', () => `${encode({ alg: 'none' })}.${encode(claimsOf({}))}.`],
    [
      'signed by the public key as a shared secret',
      'algorithm',
      () => signShared(String(hospital?.publicKey.export({ format: 'pem', type: 'spki' }))),
    ],
    ['whose signature cannot be read', 'malformed', () => sign().replace(/[^.]+$/, '***')],
    [
      'with an extension that must be understood',
      'algorithm',
      () => `${encode({ alg: 'EdDSA', crit: ['x'], x: 1 })}.${encode(claimsOf({}))}.c2ln`,
    ],
    ['that is none', 'malformed', () => 'abc'],
    ['that is empty', 'malformed', () => ''],
  ])('is refused with its reason: %s', async (_name, fault, make) => {
    const before = subjects.length;
    const response = await exchange(make());
    const body = await response.json();
    expect([response.status, body.code]).toEqual([401, `assertion-${fault}`]);
    expect(response.headers.get('x-vesalio-error')).toBe(`assertion-${fault}`);
    expect(body.message.length).toBeGreaterThan(20);
    if (['expired', 'life', 'early'].includes(fault)) expect(Date.parse(body.serverTime)).toBeGreaterThan(0);
    expect(subjects).toHaveLength(before);
  });

  it('of two partners never opens one account', async () => {
    const from = subjects.length;
    const spellings = [
      sign({ iss: 'hospital', sub: 'north:crm-1' }),
      sign({ iss: 'hospital:north', sub: 'crm-1' }, north?.privateKey),
      sign({ iss: 'hospital', sub: 'north%3Acrm-1'.replace('%3A', '@') }),
    ];
    for (const assertion of spellings) expect((await exchange(assertion)).status).toBe(200);
    expect(new Set(subjects.slice(from)).size).toBe(3);
  });

  it('is neither spent nor refused while the database is unavailable', async () => {
    const db = await sharedDb();
    let isAway = true;
    const query: Db['query'] = (sql, params, options) =>
      isAway && sql.startsWith('insert into gateway_assertion')
        ? Promise.reject(new DatabaseUnavailable('away'))
        : db.query(sql, params, options);
    const server = await createServer(config, {
      db: { ...db, query },
      sandbox: async () => sandboxOver(real),
    });
    const { url: at } = await server.listen();
    const assertion = sign();
    const away = await exchange(assertion, {}, at);
    expect([away.status, away.headers.get('x-vesalio-error')]).toEqual([503, 'database-down']);
    isAway = false;
    expect((await exchange(assertion, {}, at)).status).toBe(200);
    await server.close();
  });

  it('is never taken from a browser', async () => {
    for (const origin of ['https://partner.example', 'null', AUDIENCE])
      expect((await exchange(sign(), { Origin: origin })).status).toBe(403);
  });

  it('is refused plainly where no partner is configured', async () => {
    const response = await real.call('/gateway/partner-token', { method: 'POST' });
    expect(response.status).toBe(404);
  });

  it('counts for its issuer once it is verified, and a made-up one for its address alone', async () => {
    const limited = await createServer(
      readConfig({
        PORT: '0',
        DATA_DIR: 'memory',
        PARTNERS_FILE: join(folder, 'partners.json'),
        PUBLIC_URL: AUDIENCE,
        TRUST_PROXY: '1',
        RATE_LIMITS: '{"partner":{"max":4,"seconds":600}}',
      }),
      { db: await sharedDb(), sandbox: async () => sandboxOver(real) },
    );
    await (await sharedDb()).exec('delete from gateway_limit');
    const { url: limitedUrl } = await limited.listen();
    const send = async (assertion: string, address: string) => {
      const response = await fetch(`${limitedUrl}/gateway/partner-token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ assertion }),
      });
      return response.status;
    };
    const forged = await Promise.all(
      Array.from({ length: 20 }, () => send(sign({}, stranger?.privateKey), '203.0.113.1')),
    );
    expect(forged.filter((status) => status === 401)).toHaveLength(4);
    const mine = await Promise.all(
      Array.from({ length: 20 }, (_none, each) => send(sign(), `10.0.0.${each}`)),
    );
    expect([200, 429].map((status) => mine.filter((found) => found === status).length)).toEqual([4, 16]);
    for (let each = 0; each < 4; each += 1)
      expect(await send(sign({ iss: 'clinic' }, clinic?.privateKey), '10.0.0.1'), 'another issuer').toBe(200);
    await limited.close();
  });
});
