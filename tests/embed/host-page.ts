import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

const port = Number(process.env.E2E_PORT ?? 24731);
export const GATEWAY = `http://localhost:${port}`;
const manifest = readFileSync('packages/widgets/package.json', 'utf8');
export const version: string = JSON.parse(manifest).version;
export const EMBED = `${GATEWAY}/embed/v${version}`;

/** The policy from section 6 of the contract: only the gateway, no inline code, Trusted Types. */
export const STRICT = [
  "default-src 'none'",
  `script-src ${GATEWAY} 'self'`,
  "style-src 'none'",
  `connect-src ${GATEWAY}`,
  `img-src ${GATEWAY}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The sandbox's demo account on a paid plan. */
export const demo = { email: 'demo@vesalio.example', password: 'Fabrica#1543' };
/** The sandbox's demo account on the free plan. */
export const free = { email: 'gratuito@vesalio.example', password: 'Fabrica#1543' };

/** Delays frames and timers as on a busy page, so that rendering lags behind the answers. */
export const BUSY = `const wait = window.setTimeout;
  window.setTimeout = (run, ms = 0, ...rest) => wait(run, ms + 700, ...rest);
  window.requestAnimationFrame = (run) => wait(() => run(performance.now()), 700);`;

export interface HostPage {
  /** HTML of the body. */
  body?: string;
  /** HTML of the head. */
  head?: string;
  /** A module of the host, served as a file because the policy forbids inline scripts. */
  script?: string;
  /** A classic script that runs before everything else. */
  early?: string;
  /** Content-Security-Policy. The strict one by default; null for none. */
  policy?: string | null;
  /** Attributes of <html>. */
  html?: string;
  /** Content type. HTML by default. */
  type?: string;
}

/** Serves host pages on a different origin from the gateway. */
export async function serveHost(at: number, host = 'localhost') {
  const pages = new Map<string, HostPage>();
  const server: Server = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '/').split('/');
    const page = pages.get(name);
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    // A sandboxed frame has an opaque origin, so it needs CORS even for its own modules.
    const js = { 'Content-Type': 'text/javascript; charset=utf-8', 'Access-Control-Allow-Origin': '*' };
    if (file === 'host.js') response.writeHead(200, js).end(page.script ?? '');
    else if (file === 'early.js') response.writeHead(200, js).end(page.early ?? '');
    else {
      const policy = page.policy === undefined ? STRICT : page.policy;
      response
        .writeHead(200, {
          'Content-Type': page.type ?? 'text/html; charset=utf-8',
          ...(policy ? { 'Content-Security-Policy': policy } : {}),
        })
        .end(
          `<!DOCTYPE html><html lang="pt-BR" ${page.html ?? ''}><head><meta charset="utf-8" /><title>Intranet</title>` +
            `${page.early ? `<script src="/${name}/early.js"></script>` : ''}${page.head ?? ''}</head>` +
            `<body>${page.body ?? ''}${page.script ? `<script type="module" src="/${name}/host.js"></script>` : ''}</body></html>`,
        );
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, host, resolve);
  });
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  let count = 0;
  return {
    origin,
    /** Adds a page and returns its address. */
    add(page: HostPage): string {
      const name = `p${++count}-${process.pid}`;
      pages.set(name, page);
      return `${origin}/${name}/`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type Host = Awaited<ReturnType<typeof serveHost>>;

/** A token, as the host's own server would get it. */
export async function tokenOf(request: APIRequestContext, person = demo): Promise<string> {
  const answer = await request.post(`${GATEWAY}/api/auth/login`, { data: person });
  const body = (await answer.json()) as { token?: string; data?: { token: string } };
  return body.token ?? body.data?.token ?? '';
}

/** Collects the policy violations and errors of a page. */
export async function watch(page: Page) {
  const errors: string[] = [];
  // Firefox requests the host page's icon and reports that the policy forbids it.
  page.on('pageerror', (error) => {
    if (!String(error).includes('/favicon.ico')) errors.push(String(error));
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      if (event.blockedURI.endsWith('/favicon.ico')) return;
      seen.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    errors,
    violations: () => page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  };
}

/** Works around differences between Firefox over WebDriver BiDi and Playwright's own browsers. */
function actAsFirefox(page: Page) {
  const locator = Object.getPrototypeOf(page.locator('*')) as Locator;
  // Type keys, because React does not notice a filled value. A disabled box cannot take focus, so wait as `fill` does.
  locator.fill = async function (text) {
    await expect(this).toBeEditable();
    await this.focus();
    await this.selectText();
    await this.press('Backspace');
    await this.pressSequentially(text);
  };
  // The load event waits for scripts that a test holds back.
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url, { waitUntil: 'domcontentloaded', ...options });
}

export const test = base.extend<object, { host: Host }>({
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') actAsFirefox(page);
    await use(page);
  },
  host: [
    // Each worker uses one of the two origins in EMBED_ORIGINS.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's pattern
    async ({}, use, { parallelIndex }) => {
      const host = await (parallelIndex % 2 === 0 ? serveHost(port + 10) : serveHost(port + 11, '127.0.0.1'));
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

/** The file of a chat's second moment. The build adds the hash. */
export const isConversation = (url: URL) => /\/chunks\/conversation-[\w-]{8}\.js$/.test(url.pathname);

/** Holds back requests to an address until the returned function is called. */
async function hold(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Delays the chat's second moment until the returned function is called. */
export const holdConversation = (page: Page) => hold(page, isConversation);

/** Delays the gateway's answer about the page's origin until the returned function is called. */
export const holdOriginCheck = (page: Page) => hold(page, `${GATEWAY}/gateway/embed-origin`);

export const LOADER = `<script type="module" src="${EMBED}/vesalio.js"></script>`;

/** A host's module that provides a token. */
export const handsOver = (token: string, selector = 'vesalio-chat') =>
  `document.querySelector('${selector}').getToken = async () => '${token}';`;

/** The tag of an element with its gateway. */
export const element = (tag: string, attributes = '') =>
  `<vesalio-${tag} base-url="${GATEWAY}" ${attributes}></vesalio-${tag}>`;
