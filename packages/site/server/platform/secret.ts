import { randomBytes, scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import type { ServerConfig } from '../config.ts';
import type { Db } from './database.ts';
import { makeFolder } from './lock.ts';

/**
 * The secret that signs sessions and fingerprints: the configured one, or a random one in the data folder (mode 0600),
 * so that sessions survive a restart.
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const fresh = randomBytes(32).toString('base64url');
  if (dataDir === 'memory') return fresh;
  const file = join(dataDir, 'session-secret');
  try {
    makeFolder(dataDir);
    writeFileSync(file, fresh, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EEXIST')
      throw new StartupError(`Não foi possível guardar o segredo de sessão em ${file} (${code}).`);
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32)
    throw new StartupError(`O segredo de sessão em ${file} está incompleto; apague o arquivo.`);
  return kept;
}

/** Slow to compute, so that a weak secret cannot be found by brute force. */
const digestOf = (secret: string): string =>
  scryptSync(secret, 'vesalio:session-secret', 32).toString('base64url');

/**
 * Checks that this process knows the secret in use on this database. From then on, its own secret signs.
 * @throws StartupError if it has a different secret
 */
export async function demandSecret(
  db: Db,
  { sessionSecret, otherSecret }: Pick<ServerConfig, 'sessionSecret' | 'otherSecret'>,
): Promise<void> {
  const mine = digestOf(sessionSecret);
  const accepted = [mine, ...(otherSecret ? [digestOf(otherSecret)] : [])];
  await db.tx(async (tx) => {
    await tx.query('insert into gateway_secret (digest) values ($1) on conflict do nothing', [mine]);
    const [row] = await tx.query<{ digest: string }>('select digest from gateway_secret for update');
    if (!row || !accepted.includes(row.digest))
      throw new StartupError(
        'SESSION_SECRET não é o segredo com que este banco de dados trabalha; para trocá-lo, use os dois, separados por vírgula.',
      );
    if (row.digest !== mine)
      await tx.query('update gateway_secret set digest = $1, changed_at = now()', [mine]);
  });
}
