import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createApp, createHttp, isApiError, systemClock } from '@vesalio/core';
import {
  accountAnswer,
  answerFixture,
  chatRoutes,
  conversationFixtures,
  createFakeBackend,
  historyFixture,
  loginAnswer,
  sessionOf,
} from '@vesalio/core/testing';
import { describe, expect, test } from 'vitest';
import { lenientList, wireId } from '../../../packages/core/src/http/wire.schema.ts';
import { createTestClock, workTime } from '../fixtures.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

const source = fileURLToPath(new URL('../../../packages/core/src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.ts'))
  .sort();

/** An object with an id. */
const withId = {
  safeParse: (value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value
      ? { success: true as const, data: value }
      : { success: false as const, error: new Error('no id') },
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { data: value };
  return value;
};

const hostile: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'null',
  '{"a":1}',
  '\u0000\ud800\u202e',
  [],
  [[]],
  [null, 1, 'a', {}],
  {},
  { length: -1 },
  { toString: null, valueOf: 1 },
  JSON.parse('{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}}'),
];
const large: unknown[] = ['x'.repeat(100_000), nested(5_000)];

const sound: Record<string, unknown>[] = [
  accountAnswer(),
  loginAnswer(),
  answerFixture() as unknown as Record<string, unknown>,
  historyFixture(1)[0] ?? {},
  conversationFixtures(1)[0] as unknown as Record<string, unknown>,
];

/** Valid answers with one field of a wrong type, alone and in a list. */
const mutations = sound.flatMap((answer) =>
  Object.keys(answer).flatMap((field) =>
    hostile.flatMap((value) => {
      const mutated = { ...answer, [field]: value };
      return [mutated, [mutated]];
    }),
  ),
);

describe.each(files)('an answer of any form, read by %s', (file) => {
  test('is parsed or rejected as shape, and changes no prototype (catalogue 40)', async () => {
    const schemas = Object.values(await import(pathToFileURL(join(source, file)).href)).filter(isSchema);
    for (const schema of schemas)
      for (const value of [...hostile, ...large, ...mutations])
        expect(schema.safeParse(value).success).toBeTypeOf('boolean');
    expect('isPolluted' in {}).toBe(false);
  });
});

test('rejects a list of a million items at once (catalogue 41)', () => {
  const items = Array.from({ length: 1_000_000 }, () => ({}));
  const list = lenientList(wireId, 500);
  expect(workTime(() => list.safeParse(items), 300)).toBeLessThan(300);
  expect(list.safeParse(items).success).toBe(false);
});

test.each([
  ['JSON without an end', '['.repeat(1_000_000)],
  ['JSON a million levels deep', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
  ['no JSON', '<html>'],
  ['a wrong envelope', '{"data":{"data":{"data":7}}}'],
])('rejects %s as shape (catalogue 40)', async (_name, body) => {
  const http = createHttp({
    baseUrl: 'http://hostile.test',
    clock: systemClock,
    token: () => 'token',
    renew: async () => undefined,
    expire: () => false,
    fetch: async () => new Response(body, { headers: { 'Content-Type': 'application/json' } }),
  });
  const read = http.product('GET', '/api/x', withId);
  const error = await read.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isApiError(error, 'shape')).toBe(true);
});

test('passes no unknown field of a stored history to a message (catalogue 7)', async () => {
  const stored = JSON.stringify(historyFixture(2)).replaceAll(
    '"codigo"',
    '"__proto__":{"isPolluted":true},"embeds":["<iframe src=x>"],"html":"<b>x</b>","type":"html","codigo"',
  );
  const backend = createFakeBackend({
    ...chatRoutes(),
    'GET /ai/api/mensagens/conversa/:id': { data: { data: JSON.parse(stored) } },
  });
  const app = createApp({
    baseUrl: 'http://chat.test',
    storage: 'memory',
    fetch: backend.fetch,
    clock: createTestClock(),
  });
  await app.start();
  app.session.signIn(sessionOf());
  const flow = await app.chat();
  await flow.select(5);
  const { messages } = flow.store.getState();
  expect(messages).toHaveLength(4);
  expect(JSON.stringify(messages)).not.toMatch(/iframe|embeds|<b>|"html"/);
  for (const message of messages) expect('isPolluted' in message).toBe(false);
  app.dispose();
});

test.each([
  [0, [100, 100]],
  [0.999, [399.7, 699.4]],
])('tries a GET three times, after pauses with jitter (%d) (catalogue 39)', async (random, pauses) => {
  const waited: number[] = [];
  let calls = 0;
  const http = createHttp({
    baseUrl: 'http://busy.test',
    clock: {
      now: () => 0,
      random: () => random,
      after: (ms, fn) => {
        if (ms < 5_000) {
          waited.push(ms);
          queueMicrotask(fn);
        }
        return () => {};
      },
    },
    token: () => 'token',
    renew: async () => undefined,
    expire: () => false,
    fetch: async () => {
      calls += 1;
      return new Response('{}', { status: 503 });
    },
  });
  await expect(http.product('GET', '/api/x', withId)).rejects.toThrow('503');
  expect(calls).toBe(3);
  expect(waited.map((ms) => Math.round(ms * 10) / 10)).toEqual(pauses);
});
