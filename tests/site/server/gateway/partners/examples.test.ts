import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { addPerson, json, openWorld, PAID, type World } from '../gateway-world.ts';
import { GATEWAY, writePartners } from './partner-stage.ts';

const run = promisify(execFile);
const folder = new URL('../../../../../docs/examples/', import.meta.url);
const has = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The languages available on this machine. The Node example is in the guide. */
const languages = (
  [
    ['sh', 'partner-token.sh', has('curl', '--version') && has('openssl', 'version')],
    ['python3', 'partner-token.py', has('python3', '--version') && has('openssl', 'version')],
    [
      'php',
      'partner-token.php',
      has('php', '-r', 'exit(function_exists("sodium_crypto_sign_detached") ? 0 : 1);'),
    ],
  ] as const
).filter(([, , isThere]) => isThere);

let world: World;
let key: string;
beforeAll(async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  key = join(temporaryFolder(), 'partner.pem');
  writeFileSync(key, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const file = writePartners(
    temporaryFolder(),
    [
      {
        iss: 'hospital-exemplo',
        name: 'Hospital',
        publicKey: publicKey.export({ format: 'pem', type: 'spki' }),
        seat: { email: 'assento@hospital.example', passwordFile: 'seat' },
      },
    ],
    { seat: 'x' },
  );
  world = await openWorld({ PARTNERS_FILE: file, PUBLIC_URL: GATEWAY });
  const seat = addPerson(world, { plan: PAID });
  world.on.set('POST /api/auth/login', (_seen, response) =>
    json(response, 200, { token: `token-${seat.id}` }),
  );
});

/** Must remain a single string in the claims. */
const NAME = String.raw`Ana "Nina" d'Ávila \ Prado`;

const call = (command: string, file: string, audience: string) =>
  run(command, [new URL(file, folder).pathname, 'crm-123', NAME], {
    env: { ...process.env, GATEWAY: world.url, AUDIENCE: audience, ISSUER: 'hospital-exemplo', KEY: key },
  });

describe('the examples of the guide', () => {
  it('include a language of this machine', () => {
    expect(languages.length).toBeGreaterThan(0);
  });

  it.each(languages)('open a session and name a refusal: %s', async (command, file) => {
    const { stdout } = await call(command, file, GATEWAY);
    expect(JSON.parse(stdout)).toMatchObject({ username: NAME, token: expect.any(String) });
    const refusal = await call(command, file, 'https://other.example').catch((error: unknown) => error);
    expect(JSON.stringify(refusal)).toContain('assertion-audience');
  });
});
