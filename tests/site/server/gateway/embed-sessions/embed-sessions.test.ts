import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbedSessionRows } from '../../../../../packages/site/server/gateway/embed-sessions/embed-session-rows.ts';
import { addPerson, bearer, openWorld, type Person, sharedDb, type World } from '../gateway-world.ts';

const SITE = 'https://vesalio.example';
const HOSPITAL = 'https://intranet.hospital.example';
const CLINIC = 'https://clinic.example';
let clock = new Date();
let world: World;
let ana: Person;

beforeAll(async () => {
  world = await openWorld(
    { PUBLIC_URL: SITE, EMBED_ORIGINS: `${HOSPITAL},${CLINIC}`, SESSION_SECRET: 's'.repeat(32) },
    { now: () => clock },
  );
});
beforeEach(() => {
  ana = addPerson(world);
});

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const told = async (response: Response) => ({
  status: response.status,
  code: response.headers.get('x-vesalio-error'),
  body: await response.json().catch(() => undefined),
});
const collect = async (verifier: unknown, origin: string | undefined = HOSPITAL) =>
  told(
    await world.call('/gateway/embed-session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(origin ? { Origin: origin } : {}) },
      body: JSON.stringify({ verifier }),
    }),
  );
const describeRow = async (challenge: string, who: Record<string, string> = bearer(ana.id)) =>
  told(await world.call(`/gateway/embed-session/${challenge}`, { headers: who }));
const decide = async (
  challenge: string,
  {
    allow = true,
    origin = SITE,
    who = bearer(ana.id),
  }: { allow?: unknown; origin?: string; who?: Record<string, string> } = {},
) =>
  told(
    await world.call(`/gateway/embed-session/${challenge}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...who },
      body: JSON.stringify({ allow }),
    }),
  );

describe('the sign-in that a tab makes for an element', () => {
  it('reaches the element once, after the consent', async () => {
    const verifier = newVerifier();
    const challenge = challengeOf(verifier);
    expect(await collect(verifier)).toMatchObject({ status: 202, body: { state: 'pending' } });
    expect(await describeRow(challenge)).toMatchObject({ status: 200, body: { origin: HOSPITAL } });
    expect(await collect(verifier)).toMatchObject({ status: 202 });
    expect(await decide(challenge)).toMatchObject({ status: 200, body: { state: 'granted' } });
    expect(await collect(verifier)).toMatchObject({
      status: 200,
      body: { state: 'granted', token: `token-${ana.id}` },
    });
    expect(await collect(verifier), 'replayed').toMatchObject({ status: 410, code: 'embed-over' });
  });

  it('is given to only one of many parallel requests', async () => {
    const verifier = newVerifier();
    await collect(verifier);
    await decide(challengeOf(verifier));
    const answers = await Promise.all(Array.from({ length: 10 }, () => collect(verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('stores the token encrypted, and deletes it once it was given', async () => {
    const verifier = newVerifier();
    await collect(verifier);
    await decide(challengeOf(verifier));
    const db = await sharedDb();
    const read = async () => {
      const [row] = await db.query<{ sealed: Uint8Array | null }>(
        'select sealed_token as sealed from gateway_embed_session where challenge = $1',
        [challengeOf(verifier)],
      );
      return row?.sealed ? Buffer.from(row.sealed).toString('latin1') : null;
    };
    expect(await read()).not.toContain(`token-${ana.id}`);
    await collect(verifier);
    expect(await read()).toBeNull();
  });

  it('is not given to another verifier', async () => {
    const verifier = newVerifier();
    await collect(verifier);
    await decide(challengeOf(verifier));
    expect((await collect(newVerifier())).status).toBe(202);
    expect((await collect(challengeOf(verifier))).status, 'the challenge is no verifier').toBe(202);
    for (const bad of ['', 'short', 'a'.repeat(129), 7, null, `${'a'.repeat(42)}!`])
      expect((await collect(bad)).status).toBe(400);
  });

  it('is given only to the page that asked', async () => {
    const verifier = newVerifier();
    await collect(verifier);
    await decide(challengeOf(verifier));
    expect(await collect(verifier, CLINIC)).toMatchObject({ status: 403, code: 'embed-origin' });
    expect((await collect(verifier)).status).toBe(200);
  });

  it.each([['https://evil.example'], ['null'], [SITE], [`${HOSPITAL}.evil.example`]])(
    'is not begun by an unlisted page: %s',
    async (origin) => {
      const verifier = newVerifier();
      expect(await collect(verifier, origin)).toMatchObject({ status: 403, code: 'embed-origin' });
      expect(await describeRow(challengeOf(verifier))).toMatchObject({ status: 404 });
    },
  );

  it('is not begun without an origin', async () => {
    expect((await collect(newVerifier(), '')).status).toBe(403);
  });

  it('is not decided by a page of another origin, nor without a session', async () => {
    const verifier = newVerifier();
    const challenge = challengeOf(verifier);
    await collect(verifier);
    for (const origin of [HOSPITAL, 'https://evil.example', 'null'])
      expect(await decide(challenge, { origin })).toMatchObject({ status: 403 });
    expect((await decide(challenge, { who: {} })).status).toBe(401);
    expect((await decide(challenge, { who: bearer(1) })).status).toBe(401);
    expect((await describeRow(challenge, {})).status).toBe(401);
    expect((await decide(challenge, { allow: 'yes' })).status).toBe(400);
    expect((await collect(verifier)).status).toBe(202);
  });

  it('is decided once', async () => {
    const verifier = newVerifier();
    const challenge = challengeOf(verifier);
    await collect(verifier);
    expect(await decide(challenge, { allow: false })).toMatchObject({
      status: 200,
      body: { state: 'denied' },
    });
    expect(await decide(challenge)).toMatchObject({ status: 409, code: 'embed-decided' });
    expect(await describeRow(challenge)).toMatchObject({ status: 409, code: 'embed-decided' });
    expect(await collect(verifier)).toMatchObject({ status: 403, code: 'embed-denied' });
  });

  it('ends after five minutes, granted or not', async () => {
    const [waiting, granted] = [newVerifier(), newVerifier()];
    await collect(waiting);
    await collect(granted);
    await decide(challengeOf(granted));
    clock = new Date(clock.getTime() + 5 * 60_000);
    expect(await collect(granted)).toMatchObject({ status: 410, code: 'embed-over' });
    expect(await collect(waiting)).toMatchObject({ status: 410 });
    expect(await decide(challengeOf(waiting))).toMatchObject({ status: 410 });
    expect(await describeRow(challengeOf(waiting))).toMatchObject({ status: 410 });
  });

  it('is decided by one of two answers at the same time', async () => {
    const verifier = newVerifier();
    const challenge = challengeOf(verifier);
    await collect(verifier);
    const answers = await Promise.all([
      decide(challenge, { allow: true }),
      decide(challenge, { allow: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.code).toBe('embed-decided');
  });

  it('is not decided for a page that is no longer listed', async () => {
    const verifier = newVerifier();
    const challenge = challengeOf(verifier);
    await collect(verifier, CLINIC);
    const later = await openWorld({
      PUBLIC_URL: SITE,
      EMBED_ORIGINS: HOSPITAL,
      SESSION_SECRET: 's'.repeat(32),
    });
    later.people.set(ana.id, ana);
    const asked = await later.call(`/gateway/embed-session/${challenge}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: SITE, ...bearer(ana.id) },
      body: JSON.stringify({ allow: true }),
    });
    expect(await told(asked)).toMatchObject({ status: 403, code: 'embed-origin' });
    await later.close();
    expect((await collect(verifier, CLINIC)).status).toBe(202);
  });

  it('is limited by address, and its questions are not', async () => {
    const limited = await openWorld({
      EMBED_ORIGINS: HOSPITAL,
      RATE_LIMITS: '{"embed":{"max":1,"seconds":60}}',
    });
    const ask = async (verifier: string) => {
      const headers = { 'Content-Type': 'application/json', Origin: HOSPITAL };
      const body = JSON.stringify({ verifier });
      return (await limited.call('/gateway/embed-session', { method: 'POST', headers, body })).status;
    };
    const [first, ...others] = Array.from({ length: 10 }, newVerifier);
    for (const verifier of [first, ...others]) expect(await ask(verifier ?? '')).toBe(202);
    expect(await ask(newVerifier())).toBe(429);
    expect(await ask(first ?? '')).toBe(202);
    await limited.close();
  });

  it('is recorded as a sign-in if it was allowed', async () => {
    const db = await sharedDb();
    const count = async () => (await db.query(`select 1 from audit where kind = 'signed-in'`)).length;
    const decideNew = async (allow: boolean) => {
      const verifier = newVerifier();
      await collect(verifier);
      await decide(challengeOf(verifier), { allow });
    };
    const before = await count();
    await decideNew(false);
    await decideNew(true);
    await expect.poll(count).toBe(before + 1);
  });

  it('takes no second and no late decision from a process that has looked before', async () => {
    const rows = createEmbedSessionRows(await sharedDb(), () => clock);
    const [twice, late, granted] = [newVerifier(), newVerifier(), newVerifier()];
    for (const verifier of [twice, late, granted]) await collect(verifier);
    const token = Buffer.from('sealed');
    expect(await rows.decide(challengeOf(twice), null)).toBe(true);
    expect(await rows.decide(challengeOf(twice), token)).toBe(false);
    expect((await collect(twice)).code).toBe('embed-denied');
    expect(await rows.decide(challengeOf(granted), token)).toBe(true);
    clock = new Date(clock.getTime() + 5 * 60_000);
    expect(await rows.decide(challengeOf(late), token)).toBe(false);
    expect(await rows.take(challengeOf(granted))).toBeUndefined();
  });

  it('is swept: the token when its time is over, the row an hour later', async () => {
    const verifier = newVerifier();
    await collect(verifier);
    await decide(challengeOf(verifier));
    const db = await sharedDb();
    const rows = createEmbedSessionRows(db, () => clock);
    const keptAfter = async (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000);
      await rows.sweep();
      const [row] = await db.query<{ has: boolean }>(
        'select sealed_token is not null as has from gateway_embed_session where challenge = $1',
        [challengeOf(verifier)],
      );
      return row?.has;
    };
    expect([await keptAfter(4), await keptAfter(1), await keptAfter(59), await keptAfter(2)]).toEqual([
      true,
      false,
      false,
      undefined,
    ]);
  });

  it('is not found by an invented challenge', async () => {
    for (const challenge of [challengeOf(newVerifier()), 'short', 'x'.repeat(44)])
      expect((await describeRow(challenge)).status).toBe(404);
  });
});
