import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../packages/site/server/app.ts';
import { createEmbedded } from '../../../../packages/site/server/sandbox/embedded.ts';
import { openOwnDatabase } from '../database-copy.ts';

/** The cost in the stored hashes of the demo accounts. */
async function seededCosts(environment: Record<string, string>): Promise<string[]> {
  const db = await openOwnDatabase();
  try {
    const sessionSecret = 'a-secret-of-the-passwords-long-enough';
    const config = { ...readConfig({ SESSION_SECRET: sessionSecret, ...environment }), sessionSecret };
    const sandbox = await createEmbedded({ db, config, now: () => new Date() });
    await sandbox.seed();
    const rows = await db.query<{ cost: string }>(
      `select distinct split_part(password_hash, '$', 2) as cost from users where password_hash is not null`,
    );
    return rows.map(({ cost }) => cost);
  } finally {
    await db.close();
  }
}

describe('the cost of a password', () => {
  it('is low if nothing is stored beyond the process', async () => {
    expect(await seededCosts({ DATA_DIR: 'memory' })).toEqual(['10']);
  });

  it('is full if hashes are stored', async () => {
    expect(await seededCosts({ DATA_DIR: '/tmp/kept' })).toEqual(['17']);
    expect(await seededCosts({ DATA_DIR: 'memory', DATABASE_URL: 'postgres://localhost/vesalio' })).toEqual([
      '17',
    ]);
  });
});
