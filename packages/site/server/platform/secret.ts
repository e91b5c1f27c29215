import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

/**
 * The secret that signs sessions and fingerprints: the configured one, otherwise a random one in the data folder
 * (mode 0600), so that a restart ends no session.
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const fresh = randomBytes(32).toString('base64url');
  if (dataDir === 'memory') return fresh;
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
