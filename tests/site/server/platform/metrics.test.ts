import { readFileSync } from 'node:fs';
import type { Db } from '@vesalio/site/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addPerson,
  bearer,
  createConversation,
  json,
  messageForm,
  openWorld,
  sharedDb,
  type World,
} from '../gateway/gateway-world.ts';

const TOKEN = 'the-token-of-prometheus';
let world: World;
afterEach(() => world.close());

const read = async (headers: HeadersInit = { Authorization: `Bearer ${TOKEN}` }) => {
  const answer = await world.call('/metrics', { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
/** The value of a sample, by its name and labels as Prometheus writes them. */
const sampleOf = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
};

describe('/metrics', () => {
  it('does not exist without METRICS_TOKEN', async () => {
    world = await openWorld();
    expect(await read()).toMatchObject({ status: 404 });
  });

  it('reads the verdicts, of which a service may have many, once', async () => {
    const db = await sharedDb();
    let reads = 0;
    const query: Db['query'] = (sql, ...rest) => {
      if (sql.includes('from gateway_verdict')) reads += 1;
      return db.query(sql, ...rest);
    };
    world = await openWorld({ METRICS_TOKEN: TOKEN }, { db: { ...db, query } });
    for (const expected of [1, 2]) {
      expect((await read()).text).toContain('vesalio_cited_sentences');
      expect(reads).toBe(expected);
    }
  });

  it('answers only with METRICS_TOKEN', async () => {
    world = await openWorld({ METRICS_TOKEN: TOKEN });
    expect((await read({})).status).toBe(401);
    expect((await read({ Authorization: 'Bearer another-token' })).status).toBe(401);
    const { status, type } = await read();
    expect(status).toBe(200);
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('answers with the metrics that the guide of the operator lists', async () => {
    world = await openWorld({ METRICS_TOKEN: TOKEN });
    const { text } = await read();
    const names = [...text.matchAll(/^# HELP (vesalio_\w+) /gm)].map(([, name]) => name).sort();
    const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const [, section = ''] = guide.split('\n## Metrics\n');
    const table =
      section
        .split('\n## ')[0]
        ?.match(/^\| `.*?\|/gm)
        ?.join('') ?? '';
    expect([...table.matchAll(/`(vesalio_\w+)`/g)].map(([, name]) => name).sort()).toEqual(names);
  });

  it('counts requests, upstreams, limits, the journal and the queues', async () => {
    world = await openWorld({ METRICS_TOKEN: TOKEN, RATE_LIMITS: '{"coupon":{"max":1,"seconds":60}}' });
    const { id } = addPerson(world);
    world.on.set('POST /api/subscription/create', (_seen, response) =>
      json(response, 402, { message: 'não' }),
    );
    world.on.set('GET /ws/01310100/json/', (_seen, response) => void response.destroy());
    const post = (path: string, body: unknown, key = 'x') =>
      world.call(path, {
        method: 'POST',
        headers: { ...bearer(id), 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      });
    await world.call('/public/cep/01310100');
    await post('/api/subscription/create', { internalPlanName: 'fleming_plan' }, `metrics-${id}`);
    for (let times = 0; times < 2; times++) await post('/api/coupons/validate', { couponCode: 'SEGREDO' });
    const { text } = await read();
    const coupon = 'method="POST",route="/api/coupons/validate"';
    expect(sampleOf(text, `vesalio_http_requests_total{${coupon},status="200"}`)).toBe(1);
    expect(sampleOf(text, `vesalio_http_requests_total{${coupon},status="429"}`)).toBe(1);
    expect(sampleOf(text, `vesalio_http_request_duration_seconds_count{${coupon}}`)).toBe(2);
    expect(sampleOf(text, 'vesalio_limits_hit_total{limit="coupon"}')).toBe(1);
    expect(sampleOf(text, 'vesalio_upstream_requests_total{upstream="postal",status="none"}')).toBe(1);
    expect(sampleOf(text, 'vesalio_journal_attempts{status="refused"}')).toBeGreaterThan(0);
    expect(sampleOf(text, 'vesalio_journal_attempts{status="unknown"}')).toBeDefined();
    expect(sampleOf(text, 'vesalio_queue_length{queue="outcomes"}')).toBe(0);
    expect(sampleOf(text, 'vesalio_queue_length{queue="audit"}')).toBeDefined();
    expect(text).not.toMatch(/SEGREDO|01310100/);
  });

  it('counts open streams', async () => {
    world = await openWorld({ METRICS_TOKEN: TOKEN });
    const person = addPerson(world);
    await createConversation(world, person, `stream-${person.id}`);
    world.on.set('POST /api/mensagens', (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('event: delta\ndata: {"texto":"a"}\n\n');
    });
    const gone = new AbortController();
    const answer = await world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: { ...bearer(person.id), Accept: 'text/event-stream' },
      body: messageForm({ conversationId: `stream-${person.id}`, prompt: 'x' }),
      signal: gone.signal,
    });
    expect(answer.status).toBe(200);
    expect(sampleOf((await read()).text, 'vesalio_streams_open')).toBe(1);
    gone.abort();
    await vi.waitFor(async () => expect(sampleOf((await read()).text, 'vesalio_streams_open')).toBe(0));
  });

  it('works without the numbers of a database that is down', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const db = await sharedDb();
    world = await openWorld(
      { METRICS_TOKEN: TOKEN },
      {
        db: {
          ...db,
          query: (sql, params) =>
            sql.includes('group by status') ? Promise.reject(new Error('away')) : db.query(sql, params),
        },
      },
    );
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(sampleOf(text, 'vesalio_journal_attempts{status="unknown"}')).toBeUndefined();
    expect(sampleOf(text, 'vesalio_streams_open')).toBe(0);
    vi.restoreAllMocks();
  });
});
