import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../../packages/site/server/platform/database.ts';
import { demandSecret } from '../../../../packages/site/server/platform/secret.ts';
import { createKeys } from '../../../../packages/site/server/sandbox/keys.ts';
import { openOwnDatabase } from '../database-copy.ts';

const [FIRST = '', NEXT = '', STRANGE = ''] = ['first', 'next', 'strange'].map((name) =>
  name.padEnd(32, '.'),
);
const REFUSED =
  'SESSION_SECRET não é o segredo com que este banco de dados trabalha; para trocá-lo, use os dois, separados por vírgula.';

let db: Db;
beforeAll(async () => {
  db = await openOwnDatabase();
});
afterAll(() => db.close());

const starts = (sessionSecret: string, otherSecret?: string): Promise<string> =>
  demandSecret(db, { sessionSecret, otherSecret }).then(
    () => 'starts',
    (error: Error) => error.message,
  );

it('lets only processes with the same secret use a database, and changes it without an interruption', async () => {
  expect(await Promise.all([starts(FIRST), starts(FIRST)])).toEqual(['starts', 'starts']);
  expect(await starts(STRANGE)).toBe(REFUSED);
  // First every process accepts the next secret, then they all sign with it, then the first one is dropped.
  expect(await starts(FIRST, NEXT)).toBe('starts');
  expect(await starts(NEXT, FIRST)).toBe('starts');
  expect(await starts(FIRST, NEXT), 'one that is started late').toBe('starts');
  expect(await starts(NEXT, FIRST)).toBe('starts');
  expect(await starts(NEXT)).toBe('starts');
  expect(await starts(FIRST)).toBe(REFUSED);
  expect(await starts(STRANGE, FIRST)).toBe(REFUSED);
});

it('stores only a digest of the secret', async () => {
  const [row] = await db.query<{ digest: string }>('select digest from gateway_secret');
  expect(row?.digest).toMatch(/^[\w-]{43}$/);
});

it('recognises values of the other secret', () => {
  const [old, both] = [createKeys(FIRST), createKeys(NEXT, FIRST)];
  expect(both.fingerprints('code', '1')).toEqual([
    both.fingerprint('code', '1'),
    old.fingerprint('code', '1'),
  ]);
  expect(both.other?.session).toEqual(old.session);
});
