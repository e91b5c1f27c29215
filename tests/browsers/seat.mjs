/** An institution whose members share one product account: its partners file and a member's session. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** Environment variables for a gateway with this institution. */
export function seatEnvironment({ email, password }) {
  const folder = mkdtempSync(join(tmpdir(), 'vesalio-seat-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const partner = {
    iss: 'hospital',
    name: 'Hospital Exemplo',
    audience: 'vesalio',
    publicKey: publicKey.export({ format: 'jwk' }),
    seat: { email, passwordFile: 'seat-password' },
  };
  writeFileSync(join(folder, 'seat-password'), password);
  writeFileSync(join(folder, 'partners.json'), JSON.stringify([partner]));
  return { PARTNERS_FILE: join(folder, 'partners.json'), SESSION_SECRET: 's'.repeat(32) };
}

/** Returns the session token of a member who has not accepted the terms. Every call uses a new member. */
export async function seatToken(site) {
  const assertion = await new SignJWT({ name: 'Ana Souza', council: 'CRM-SP 123456' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
    .setIssuer('hospital')
    .setSubject(randomUUID())
    .setAudience('vesalio')
    .setJti(randomUUID())
    .setExpirationTime('2m')
    .sign(privateKey);
  const answer = await fetch(`${site}/gateway/partner-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ assertion }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`partner-token: ${JSON.stringify(body)}`);
  return body.token ?? body.data.token;
}
