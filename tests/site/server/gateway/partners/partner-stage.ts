import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';

export const GATEWAY = 'https://vesalio.example';

/** A provider's key pair, identified by its `kid`. */
export interface ProviderKey {
  readonly kid: string;
  readonly alg: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export function makeKey(
  alg: 'RS256' | 'ES256' | 'EdDSA',
  kid: string = randomUUID(),
  bits = 2048,
): ProviderKey {
  const pair =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: bits })
      : alg === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
        : generateKeyPairSync('ed25519');
  return { kid, alg, ...pair };
}

export const signToken = (
  claims: Record<string, unknown>,
  key: ProviderKey,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT', ...header })
    .sign(key.privateKey);

export interface FakeHost {
  readonly url: string;
  readonly seen: { headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
}

/** A server on loopback with one answer, which may change. */
export async function openHost(
  answer: (response: ServerResponse, body: string) => void | Promise<void>,
): Promise<FakeHost> {
  const seen: FakeHost['seen'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    seen.push({ headers: request.headers, body });
    await answer(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A JWKS address. The test can change its keys and make it fail. */
export async function openKeySet(keys: ProviderKey[]) {
  const state: { keys: ProviderKey[]; fault?: 'down' | 'page' | 'list' | 'cut' | undefined } = { keys };
  const host = await openHost(async (response) => {
    if (state.fault === 'down') return void response.writeHead(503).end();
    if (state.fault === 'page') return void response.end('<html>');
    if (state.fault === 'list') return void response.end('[]');
    if (state.fault === 'cut') return void response.destroy();
    const set = await Promise.all(
      state.keys.map(async ({ kid, alg, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg })),
    );
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys: set }));
  });
  return { ...host, state };
}

/** Writes a `PARTNERS_FILE` and its secrets into the folder. */
export function writePartners(
  folder: string,
  partners: unknown,
  secrets: Record<string, string> = {},
): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, secret] of Object.entries(secrets)) writeFileSync(join(folder, name), secret);
  const file = join(folder, 'partners.json');
  writeFileSync(file, JSON.stringify(partners));
  return file;
}

export const inSeconds = (seconds: number, at = new Date()): number =>
  Math.floor(at.getTime() / 1000) + seconds;
