import { createHash, randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const CLIENT = 'portal';
const SECRET = 'secret-of-the-portal-0123456789';
const COUNCIL = 'CRM-SP 123456';

async function listen(handle: RequestListener) {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

export interface Portal {
  /** Its origin. `/` sends a visitor to the provider's sign-in and shows its page to anyone signed in. */
  url: string;
  /** The provider's row in `PARTNERS_FILE`, without the session. */
  partner: Record<string, unknown>;
  /** Sets the gateway where `/assistant-token` exchanges the ID token of the signed-in person. */
  useGateway(url: string): void;
  close(): Promise<void>;
}

/** A hospital's web application that signs people in with a real OpenID provider, by code and PKCE. */
export async function openPortal(page: (gateway: string) => string): Promise<Portal> {
  let gateway = '';
  const idTokens = new Map<string, string>();
  const started = new Map<string, string>();
  let provider: Provider | undefined;
  const issuer = await listen((request, response) => provider?.callback()(request, response));

  async function takeCode(address: URL): Promise<string> {
    const answer = await fetch(`${issuer.url}/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: address.searchParams.get('code') ?? '',
        redirect_uri: `${portal.url}/callback`,
        code_verifier: started.get(address.searchParams.get('state') ?? '') ?? '',
      }),
    });
    const { id_token: idToken } = await answer.json();
    const session = randomBytes(16).toString('hex');
    idTokens.set(session, idToken);
    return session;
  }

  function beginSignIn(): string {
    const [state, verifier] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
    started.set(state, verifier);
    const asked = new URLSearchParams({
      client_id: CLIENT,
      response_type: 'code',
      scope: 'openid profile',
      redirect_uri: `${portal.url}/callback`,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return `${issuer.url}/auth?${asked}`;
  }

  async function tokenFor(assertion: string): Promise<string> {
    const answer = await fetch(`${gateway}/gateway/partner-token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ assertion }),
    });
    const { token, data } = await answer.json();
    return token ?? data.token;
  }

  const portal = await listen((request, response) => {
    const address = new URL(request.url ?? '/', portal.url);
    const idToken = idTokens.get(/portal=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    const lead = (to: string, headers: Record<string, string> = {}) =>
      response.writeHead(303, { Location: to, ...headers }).end();
    const fail = (error: unknown) => response.writeHead(500).end(String(error));
    if (address.pathname === '/callback')
      takeCode(address).then(
        (session) => lead('/', { 'Set-Cookie': `portal=${session}; HttpOnly; SameSite=Lax` }),
        fail,
      );
    else if (address.pathname !== '/' && address.pathname !== '/assistant-token')
      response.writeHead(404).end();
    else if (!idToken) lead(beginSignIn());
    else if (address.pathname === '/')
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(gateway));
    else tokenFor(idToken).then((token) => response.end(token), fail);
  });

  provider = new Provider(issuer.url, {
    clients: [{ client_id: CLIENT, client_secret: SECRET, redirect_uris: [`${portal.url}/callback`] }],
    claims: { openid: ['sub'], profile: ['name', 'crm'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: 'Ana Prado', crm: COUNCIL }),
    }),
  });
  return {
    url: portal.url,
    partner: {
      iss: issuer.url,
      name: 'Hospital',
      identity: 'oidc',
      jwksUrl: `${issuer.url}/jwks`,
      audience: CLIENT,
      claims: { council: 'crm' },
    },
    useGateway: (url) => {
      gateway = url;
    },
    async close() {
      for (const { server } of [portal, issuer]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
