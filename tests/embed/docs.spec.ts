import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { startServer } from '../e2e/second-server.ts';
import { expect, handsOver, test, tokenOf, version, watch } from './host-page.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');

/** The code blocks of a section of the guide, unchanged except for the gateway's address. */
function blocks(heading: string, language: string): string[] {
  const [, rest = ''] = guide.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const section = rest.split(/^#{1,3} /m)[0] ?? '';
  return [...section.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, found, code = '']) =>
    found === language ? [code] : [],
  );
}
const only = (heading: string, language: string) => {
  const [code = ''] = blocks(heading, language);
  expect(code, `${heading}: ${language}`).not.toBe('');
  return code;
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A hospital that follows only the guide: its pages, server and gateway. */
async function openHospital() {
  const folder = mkdtempSync(join(tmpdir(), 'vesalio-hospital-'));
  execFileSync('sh', ['-ec', only('Your own sign-in \\(recommended\\)', 'sh')], {
    cwd: folder,
    stdio: 'ignore',
  });
  const partners = JSON.parse(only('Your own sign-in \\(recommended\\)', 'json'));
  partners[0].publicKey = readFileSync(join(folder, 'partner.pub'), 'utf8');
  writeFileSync(join(folder, 'partners.json'), JSON.stringify(partners));

  const gateway = `http://localhost:${await freePort()}`;
  const fill = (text: string) => text.replaceAll('https://GATEWAY', gateway);
  writeFileSync(
    join(folder, 'token.mjs'),
    // The guide reads the key from the folder in which the server runs.
    fill(only('Your own sign-in \\(recommended\\)', 'js')).replace(
      "'partner.pem'",
      JSON.stringify(join(folder, 'partner.pem')),
    ),
  );
  const { tokenFor } = (await import(pathToFileURL(join(folder, 'token.mjs')).href)) as {
    tokenFor(clinician: string): Promise<string>;
  };

  const files = new Map<string, { type: string; body: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'POST' && path === '/assistant-token') {
      tokenFor('crm-sp-123456').then(
        (token) => response.end(token),
        (error) => response.writeHead(500).end(String(error)),
      );
      return;
    }
    const file = files.get(path);
    if (!file) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'Content-Type': `${file.type}; charset=utf-8`,
        ...file.headers,
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const product = await startServer({
    PORT: new URL(gateway).port,
    PUBLIC_URL: gateway,
    EMBED_ORIGINS: origin,
    PARTNERS_FILE: join(folder, 'partners.json'),
  });
  const policy = fill(only('Content security policy', '')).replace(/\s+/g, ' ').trim();
  return {
    gateway,
    origin,
    policy,
    fill,
    put: (path: string, type: string, body: string, csp?: string, more: Record<string, string> = {}) =>
      files.set(path, {
        type,
        body,
        headers: { ...(csp ? { 'Content-Security-Policy': csp } : {}), ...more },
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// One worker for the file, so one server.
test.describe.configure({ mode: 'default' });

type Hospital = Awaited<ReturnType<typeof openHospital>>;
let hospital: Hospital;
test.beforeAll(async () => {
  hospital = await openHospital();
});
test.afterAll(() => hospital.close());

const pageOf = (body: string) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Intranet</title></head><body><h1>Intranet</h1>${body}</body></html>`;
const QUESTION = 'Qual a meta de pressão arterial no idoso?';
async function converse(page: Page) {
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
}

test('the two lines of the guide work under its policy without an addition', async ({ page }) => {
  const seen = await watch(page);
  hospital.put('/', 'text/html', pageOf(hospital.fill(only('Embedding', 'html'))), hospital.policy);
  await page.goto(`${hospital.origin}/`);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  await expect(page.getByText('Entre para conversar')).toBeVisible();
  expect(await seen.violations()).toEqual([]);
  expect(seen.errors).toEqual([]);
});

test('the lines of the README, pasted, answer a question under the whole policy; kept out, they leave the link', async ({
  page,
}) => {
  const seen = await watch(page);
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [html = '', js = ''] = ['html', 'js'].map(
    (language) => new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readme)?.[1],
  );
  const body = pageOf(html.replaceAll('https://vesalio.hospital.example', hospital.gateway));
  hospital.put('/readme', 'text/html', body, withSelf(hospital.policy));
  hospital.put('/assets/assistant.js', 'text/javascript', js);
  await page.goto(`${hospital.origin}/readme`);
  await converse(page);
  expect(await seen.violations()).toEqual([]);
  expect(seen.errors).toEqual([]);

  hospital.put('/readme-kept-out', 'text/html', body, "default-src 'self'");
  await page.goto(`${hospital.origin}/readme-kept-out`);
  await expect(page.getByRole('link', { name: 'Abrir assistente clínico' })).toBeVisible();
});

test('the server-rendered page with the partner’s sign-in answers a question, and the diagnosis finds nothing', async ({
  page,
}) => {
  const seen = await watch(page);
  const [html = ''] = blocks('A plain or server-rendered page', 'html');
  hospital.put('/page', 'text/html', pageOf(hospital.fill(html)), withSelf(hospital.policy));
  hospital.put(
    '/assets/assistant.js',
    'text/javascript',
    hospital.fill(only('A plain or server-rendered page', 'js')),
  );
  await page.goto(`${hospital.origin}/page`);
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  await converse(page);

  const line = hospital.fill(only('Diagnosis', 'js')).trim().replace(/;$/, '');
  const printed = page.waitForEvent('console', (message) => message.text().startsWith('Diagnóstico'));
  await page.evaluate(line);
  const report = (await printed).text();
  expect(report.split('\n').filter((part) => part.startsWith('[falha]'))).toEqual([]);
  expect(report.split('\n').filter((part) => part.startsWith('['))).toHaveLength(18);
  expect(report).toContain('Tudo certo: nada precisa ser corrigido.');
  expect(report).toMatch(new RegExp(`versão ${version}, (\\d+) de \\1 arquivos conferem`));
  expect(await seen.violations()).toEqual([]);
  expect(seen.errors).toEqual([]);
});

/** 'Add what your own page needs, such as 'self' for its own scripts and requests.' */
const withSelf = (policy: string) => policy.replace(/(script-src|connect-src) /g, "$1 'self' ");

test('a mirror of the folder serves the page as the gateway does', { tag: '@long' }, async ({ page }) => {
  const seen = await watch(page);
  const base = `${hospital.gateway}/embed/v${version}`;
  const release = (await (await fetch(`${base}/integrity.json`)).json()) as { files: Record<string, string> };
  for (const file of Object.keys(release.files))
    hospital.put(
      `/intranet/vesalio/v${version}/${file}`,
      'text/javascript',
      await (await fetch(`${base}/${file}`)).text(),
    );
  const body = hospital.fill(only('Embedding', 'html')).replace(base, `/intranet/vesalio/v${version}`);
  const token = await tokenFrom(hospital);
  hospital.put(
    '/mirror',
    'text/html',
    pageOf(`${body}<script type="module" src="/give.js"></script>`),
    hospital.policy.replace(`script-src ${hospital.gateway}`, "script-src 'self'"),
  );
  hospital.put('/give.js', 'text/javascript', handsOver(token));
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).origin));
  await page.goto(`${hospital.origin}/mirror`);
  await converse(page);
  expect([...new Set(scripts)]).toEqual([hospital.origin]);
  expect(await seen.violations()).toEqual([]);

  // The policy allows the gateway for the diagnosis script. An unreadable mirror does not count as a fault.
  hospital.put(
    '/mirror-diagnosed',
    'text/html',
    pageOf(`${body}<script type="module" src="/give.js"></script>`),
    hospital.policy.replace('script-src', "script-src 'self'"),
  );
  await page.goto(`${hospital.origin}/mirror-diagnosed`);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  const checks = await diagnoseIn(page);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(checks.find(({ name }) => name === 'Versão e integridade')?.detail).toContain(
    'Os demais não puderam ser lidos daqui',
  );
});

interface Check {
  name: string;
  ok: boolean;
  detail: string;
}
/** The result of the guide's diagnosis line, without console output. */
const diagnoseIn = (page: Page) =>
  page.evaluate(
    async (address) => (await import(address)).diagnose({ quiet: true }) as Promise<Check[]>,
    `${hospital.gateway}/embed/diagnostico/diagnosis.js`,
  );

const tokenFrom = async ({ origin }: Hospital) =>
  (await fetch(`${origin}/assistant-token`, { method: 'POST' })).text();

test('the theming example of the guide takes effect', { tag: '@long' }, async ({ page }) => {
  const css = only('Appearance', 'css');
  const strings = /`(chat\.strings = [^`]+)`/.exec(guide)?.[1] ?? '';
  expect(strings).toContain('Bom plantão');
  hospital.put(
    '/look',
    'text/html',
    pageOf(
      `<style>${css}</style>${hospital.fill(only('Embedding', 'html'))}<script type="module">const chat = document.querySelector('vesalio-chat'); ${strings}</script>`,
    ),
  );
  await page.setViewportSize({ width: 1_000, height: 800 });
  await page.goto(`${hospital.origin}/look`);
  await expect(page.getByRole('heading', { name: 'Bom plantão' })).toBeVisible();
  // With a text to send, the button has the action colour.
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  // The button's colour fades in, so a single reading could see an intermediate colour.
  const look = () =>
    page.locator('vesalio-chat').evaluate((chat) => {
      const root = chat.shadowRoot as ShadowRoot;
      const style = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
      return {
        height: chat.getBoundingClientRect().height,
        font: style('.vesalio').fontFamily.split(',')[0],
        corner: style('[part~=composer]').borderTopLeftRadius,
        send: style('[aria-label=Enviar]').backgroundColor,
      };
    });
  await expect
    .poll(look)
    .toEqual({ height: 640, font: '"Hospital Sans"', corner: '0px', send: 'rgb(0, 90, 140)' });
});

test('the report of the diagnosis names each problem', { tag: ['@not-bidi', '@long'] }, async ({
  page,
  request,
}) => {
  const token = await tokenOf(request);
  hospital.put(
    '/wrong',
    'text/html',
    pageOf(
      hospital.fill(only('Embedding', 'html')).replace(/ base-url="[^"]+"/, '') +
        `<script type="module">${handsOver(token)}</script>`,
    ),
  );
  await page.goto(`${hospital.origin}/wrong`);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  const run = () => diagnoseIn(page);
  const wrong = (await run()).filter(({ ok }) => !ok);
  expect(wrong.map(({ name }) => name)).toEqual(['Endereço dos elementos', 'Identificação da pessoa']);
  expect(wrong[0]?.detail).toBe(
    `<vesalio-chat> está sem base-url e pergunta à própria página. Use base-url="${hospital.gateway}".`,
  );

  // A changed file of the release, an unreachable address, and no microphone.
  await page.route(`${hospital.gateway}/embed/v${version}/vesalio.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// changed` });
  });
  hospital.put(
    '/changed',
    'text/html',
    pageOf(
      hospital
        .fill(only('Embedding', 'html'))
        .replace(
          '</vesalio-chat>',
          '</vesalio-chat><vesalio-chat base-url="https://outro.example"></vesalio-chat>',
        ),
    ),
    undefined,
    { 'Permissions-Policy': 'microphone=()' },
  );
  await page.goto(`${hospital.origin}/changed`);
  await expect(page.getByRole('textbox', { name: 'Mensagem' }).first()).toBeVisible();
  const all = await run();
  expect(all.filter(({ ok }) => !ok).map(({ detail }) => detail)).toEqual([
    `<vesalio-chat> aponta para https://outro.example. Use base-url="${hospital.gateway}".`,
    `vesalio.js da versão ${version} não confere com o manifesto.`,
  ]);
  expect(all.find(({ name }) => name.startsWith('Microfone'))?.detail).toContain('o desativa');

  // Simulate an intranet over plain HTTP, where the browser cannot grant the permission.
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  expect((await run()).find(({ name }) => name.startsWith('Microfone'))?.detail).toContain('HTTPS');

  // If the policy blocks calls to the gateway, the diagnosis names the directive.
  hospital.put(
    '/tight',
    'text/html',
    pageOf(hospital.fill(only('Embedding', 'html'))),
    hospital.policy.replace(`connect-src ${hospital.gateway}`, "connect-src 'none'"),
  );
  await page.goto(`${hospital.origin}/tight`);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  const told = await run();
  const policy = told.find(({ name }) => name === 'Política de segurança da página');
  expect(policy?.ok).toBe(false);
  // If the gateway does not answer, the diagnosis does not blame the list of origins.
  expect(told.filter(({ detail }) => detail.includes('EMBED_ORIGINS'))).toEqual([]);
  expect(policy?.detail).toMatch(/^connect-src bloqueou http/);
  expect(policy?.detail).toContain(`. Inclua ${hospital.gateway} em connect-src.`);
});

test('the diagnosis reports an element whose script is missing, and why', {
  tag: '@long',
}, async ({ page }) => {
  const two = hospital.fill(only('Embedding', 'html'));
  const script = `${hospital.gateway}/embed/v${version}/vesalio.js`;
  const integrityOf = async (path: string, body: string) => {
    hospital.put(path, 'text/html', pageOf(body));
    await page.goto(`${hospital.origin}${path}`);
    return (await diagnoseIn(page)).find(({ name }) => name === 'Versão e integridade');
  };
  const absent = '<vesalio-chat> está na página, mas seu script não foi carregado.';
  const forgotten = await integrityOf('/forgotten', two.replace(/<script.*<\/script>/, ''));
  expect([forgotten?.ok, forgotten?.detail.slice(0, absent.length)]).toEqual([false, absent]);
  const other = await integrityOf('/other', two.replace(`/v${version}/`, '/v9.9.9/'));
  expect([other?.ok, other?.detail]).toEqual([
    false,
    `${hospital.gateway} não tem a versão 9.9.9. Confira o endereço do script.`,
  ]);
  await page.route(script, (route) => route.abort());
  const cut = await integrityOf('/cut', two);
  expect(cut?.ok).toBe(false);
  await page.unroute(script);
  // An element far below is not defined yet, which is not a fault.
  const far = await integrityOf('/far', `<p style="height: 9000px"></p>${two}`);
  expect(far?.ok).toBe(true);
  expect(far?.detail).toMatch(/, (\d+) de \1 arquivos conferem\.$/);
});
