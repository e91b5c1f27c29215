import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, closeSharedDb, json, openWorld, PAID, type World } from '../gateway-world.ts';
import { writePartners } from './partner-stage.ts';

const CLIENT = 'portal';
const SECRET = 'secret-of-the-portal-0123456789';
const RESOURCE = 'https://vesalio.example/api';
let server: Server;
let issuer: string;
let world: World;

/** A real provider with one person. Its own pages for signing in are replaced by a call. */
async function openProvider(): Promise<void> {
  let provider: Provider | undefined;
  server = createServer((request, response) => provider?.callback()(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        client_secret: SECRET,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({
          scope: 'vesalio',
          audience: 'vesalio',
          accessTokenFormat: 'jwt' as const,
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'RS256' as const } },
        }),
      },
    },
    extraTokenClaims: () => ({ login: 'crm-123', name: 'Ana Prado', crm: 'CRM-SP 123456' }),
  });
}

beforeAll(async () => {
  await openProvider();
  const discovery = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  const file = writePartners(
    [
      {
        iss: discovery.issuer,
        name: 'Hospital',
        identity: 'oidc',
        jwksUrl: discovery.jwks_uri,
        audience: 'vesalio',
        claims: { sub: 'login', council: 'crm' },
        seat: { email: 'assento@hospital.example', passwordFile: 'seat' },
      },
    ],
    { seat: 'x' },
  );
  world = await openWorld({ PARTNERS_FILE: file });
  const seat = addPerson(world, { plan: PAID });
  world.on.set('POST /api/auth/login', (_seen, response) =>
    json(response, 200, { data: { token: `token-${seat.id}` } }),
  );
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
  await closeSharedDb();
});

it('turns an access token of a real provider into a seat’s session', async () => {
  const granted = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'vesalio', resource: RESOURCE }),
  });
  const { access_token: assertion } = await granted.json();
  const response = await world.call('/gateway/partner-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ assertion }),
  });
  const { token, username } = await response.json();
  expect([response.status, username]).toEqual([200, 'Ana Prado']);
  const account = await world.call('/api/auth/my-account', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect((await account.json()).data).toMatchObject({ name: 'Ana Prado', council: 'CRM-SP 123456' });
});
