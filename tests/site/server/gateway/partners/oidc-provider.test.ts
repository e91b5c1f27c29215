import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { addPerson, json, openWorld, PAID, type World } from '../gateway-world.ts';
import { openPortal, type Portal } from './oidc-portal.ts';
import { writePartners } from './partner-stage.ts';

let portal: Portal;
let world: World;

beforeAll(async () => {
  portal = await openPortal(() => '<h1>Portal</h1>');
  const seat = { email: 'assento@hospital.example', passwordFile: 'seat' };
  world = await openWorld({
    PARTNERS_FILE: writePartners(temporaryFolder(), [{ ...portal.partner, seat }], { seat: 'x' }),
  });
  portal.useGateway(world.url);
  const { id } = addPerson(world, { plan: PAID });
  world.on.set('POST /api/auth/login', (_seen, response) =>
    json(response, 200, { data: { token: `token-${id}` } }),
  );
});
afterAll(async () => {
  await world.close();
  await portal.close();
});

/** A browser without scripts. Keeps cookies, follows redirects, and submits the provider's forms. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return async function go(address: string, form?: Record<string, string>) {
    let [at, body] = [address, form];
    for (;;) {
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      const html = await answer.text();
      if (!next) return { html, action: new URL(/ action="([^"]+)"/.exec(html)?.[1] ?? at, at).href };
      [at, body] = [new URL(next, at).href, undefined];
    }
  };
}

it('turns the ID token of a person who signed in at a real provider into a seat’s session', async () => {
  const go = openBrowser();
  const signIn = await go(`${portal.url}/`);
  expect(signIn.html).toContain('name="login"');
  const consent = await go(signIn.action, { prompt: 'login', login: 'crm-123', password: 'x' });
  expect((await go(consent.action, { prompt: 'consent' })).html).toContain('<h1>Portal</h1>');
  const { html: token } = await go(`${portal.url}/assistant-token`);
  const account = await world.call('/api/auth/my-account', { headers: { Authorization: `Bearer ${token}` } });
  expect((await account.json()).data).toMatchObject({ name: 'Ana Prado', council: 'CRM-SP 123456' });
});
