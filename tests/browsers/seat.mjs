/** An institution whose people share one account of the product: its partners' file and a person's session. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** Environment of a gateway that knows the institution. */
export function seatEnvironment({ email, password }) {
  const folder = mkdtempSync(join(tmpdir(), 'vesalio-seat-'));
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

/** The session token of a person of the institution who has accepted the terms. */
export async function seatToken(site) {
  const assertion = await new SignJWT({ name: 'Ana Souza', council: 'CRM-SP 123456' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
    .setIssuer('hospital')
    .setSubject('ana')
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
  const token = body.token ?? body.data.token;
  const accepted = await fetch(`${site}/api/auth/accept-terms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!accepted.ok) throw new Error(`accept-terms: ${accepted.status}`);
  return token;
}
