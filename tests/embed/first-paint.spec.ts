import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readEmbed } from '../bench/embed-files.mjs';
import { onlyLong } from '../long.ts';
import {
  EMBED,
  expect,
  GATEWAY,
  handsOver,
  holdConversation,
  isConversation,
  LOADER,
  test,
  tokenOf,
} from './host-page.ts';

// As a person sees it. The rest of the suite runs without animations.
test.use({ reducedMotion: 'no-preference' });

test('a text typed and sent with Enter in the first moment is sent by the second', async ({
  page,
  host,
  request,
}) => {
  const { moments } = readEmbed();
  let letThrough = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const held = new Set<string>();
  await page.route(`${EMBED}/**`, async (route) => {
    const file = route
      .request()
      .url()
      .slice(EMBED.length + 1);
    if (!moments.first.includes(file)) {
      held.add(file);
      await isAllowed;
    }
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().startsWith(`${GATEWAY}/ai/api/mensagens`)) asked.push(sent.url());
  });

  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      const own = window[area];
      Object.defineProperty(window, area, {
        get() {
          Object.assign(window, { hasUsedStorage: true });
          return own;
        },
      });
    }
  });
  const token = await tokenOf(request);
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
  await page.goto(host.add({ head: LOADER, body, script: handsOver(token) }));
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  const send = page.getByRole('button', { name: 'Enviar' });
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  // The first layout waits while the browser looks for each typeface that the device lacks.
  const families = await page
    .locator('vesalio-chat')
    .evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('.vesalio, .vesalio *') ?? [])].map(
        (one) => getComputedStyle(one).fontFamily,
      ),
    );
  expect([...new Set(families)].sort()).toEqual(['Georgia, serif', 'system-ui, sans-serif']);
  await box.click();
  await page.keyboard.type('Qual a meta de pressão arterial');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('no idoso?');
  await expect(box).toHaveValue('Qual a meta de pressão arterial\nno idoso?');
  await page.keyboard.press('Enter');
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(box).toHaveValue('Qual a meta de pressão arterial\nno idoso?');
  await expect.poll(() => held.size).toBeGreaterThan(0);
  expect(asked).toEqual([]);

  letThrough();
  // The remaining files are fetched only now, followed by the answer.
  const reference = page.getByRole('button', { name: 'Referência 1', exact: true }).first();
  await expect(reference).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Qual a meta de pressão arterial\nno idoso?').first()).toBeVisible();
  await expect(box).toHaveValue('');
  expect(asked).toHaveLength(1);
  // The first use of a page's storage blocks its main thread.
  expect(await page.evaluate(() => 'hasUsedStorage' in window)).toBe(false);
});

/** The shell's nodes before the module has run. */
const remember = (page: Page) =>
  page.locator('vesalio-chat').evaluate(({ shadowRoot }) => {
    const nodes = [
      ...(shadowRoot?.querySelectorAll(
        '.vs-welcome, .vs-welcome *, .vs-chat, .vs-composer__input, .vs-composer__send',
      ) ?? []),
    ];
    Object.assign(window, {
      shell: { nodes, welcome: shadowRoot?.querySelector('.vs-welcome')?.cloneNode(true) },
    });
    return nodes.length;
  });

/** The nodes that the module turned them into. */
const compare = (page: Page) =>
  page.locator('vesalio-chat').evaluate(({ shadowRoot }) => {
    const { nodes, welcome } = (window as unknown as { shell: { nodes: Element[]; welcome: Element } }).shell;
    const box = shadowRoot?.activeElement as HTMLTextAreaElement;
    return {
      gone: nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML),
      isSame: shadowRoot?.querySelector('.vs-welcome')?.isEqualNode(welcome),
      caret: nodes.includes(box) ? [box.value, box.selectionStart, box.selectionEnd] : box?.outerHTML,
    };
  });

const LOOKS = [
  ['as it comes', '', ''],
  [
    'with a look and words of the host',
    'heading-level="3" mode="full" theme="dark"',
    `Object.assign(document.querySelector('vesalio-chat'), {
      strings: { chat: { welcome: { title: 'Pergunte ao plantão' } } },
      suggestions: ['Qual a dose?'],
    });`,
  ],
] as const;
for (const [what, attributes, script] of LOOKS)
  test(
    `the second moment takes over the nodes of the first, with text, caret and focus: ${what}`,
    onlyLong(what === 'as it comes'),
    async ({ page, host, request }) => {
      const letThrough = await holdConversation(page);
      const body = `<vesalio-chat base-url="${GATEWAY}" ${attributes}></vesalio-chat>`;
      await page.goto(
        host.add({ head: LOADER, body, script: `${handsOver(await tokenOf(request))} ${script}` }),
      );
      await page.getByRole('textbox', { name: 'Mensagem' }).fill('meta no idoso');
      await page.keyboard.press('Home');
      expect(await remember(page)).toBeGreaterThan(script ? 10 : 15);
      letThrough();
      await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
      expect(await compare(page)).toEqual({ gone: [], isSame: true, caret: ['meta no idoso', 0, 0] });
      await page.keyboard.type('A ');
      await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('A meta no idoso');
    },
  );

/** One-second timers never fire. The page reports when the chat's module has run. */
async function stopWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window.setTimeout;
    window.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) =>
      ms === 1_000 ? 0 : own(act, ms, ...rest)) as typeof window.setTimeout;
  });
}

/** Resolves when the module of the second moment has run and its first tasks are done. */
async function conversationHasRun(page: Page): Promise<void> {
  await page.evaluate(async (file) => {
    const find = () => performance.getEntriesByType('resource').find(({ name }) => name.includes(file));
    while (!find()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await import(find()?.name as string);
    for (let task = 0; task < 5; task++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, '/chunks/conversation-');
}

const USES: [string, (page: Page) => Promise<unknown>][] = [
  ['a pointer over it', (page) => page.mouse.move(200, 200)],
  ['a touch @not-bidi', (page) => page.touchscreen.tap(200, 100)],
  ['the Tab key', (page) => page.keyboard.press('Tab')],
  ['a text that another program writes', (page) => page.keyboard.insertText('a')],
  [
    'a method of the host',
    (page) =>
      page.evaluate(() => document.querySelector<HTMLElement & { open(): void }>('vesalio-chat')?.open()),
  ],
  [
    'a setting that the first view does not show',
    (page) =>
      page.evaluate(() => document.querySelector('vesalio-chat')?.setAttribute('features', 'history')),
  ],
];
for (const [what, use] of USES)
  test.describe(() => {
    test.use({ hasTouch: true });
    test(
      `an unused chat leaves the page’s main thread free; its tools load with ${what}`,
      onlyLong(what !== 'the Tab key'),
      async ({ page, host, request }) => {
        await stopWaiting(page);
        const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
        // A page that names its user only after the conversation's file has loaded does not leave it waiting.
        const script = `${handsOver(await tokenOf(request))} await import('${EMBED}/vesalio.js');`;
        await page.goto(host.add({ body, script }));
        await page.getByRole('textbox', { name: 'Mensagem' }).focus();
        await conversationHasRun(page);
        await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toHaveCount(0);
        await use(page);
        await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
      },
    );
  });

test('an unused chat has its input first, then its welcome, and after a second its tools and its user', async ({
  page,
  host,
  request,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector('vesalio-chat')?.shadowRoot;
      if (!root?.querySelector('textarea')) requestAnimationFrame(look);
      else Object.assign(window, { hadWelcome: root.querySelector('.vs-welcome') !== null });
    };
    requestAnimationFrame(look);
    addEventListener('vesalio-session', (event) => {
      Object.assign(window, { state: (event as CustomEvent<{ state: string }>).detail.state });
    });
  });
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
  await page.goto(host.add({ head: LOADER, body, script: handsOver(await tokenOf(request)) }));
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hadWelcome'))).toBe(false);
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  await page.waitForFunction(() => Reflect.get(window, 'state') === 'authenticated');
});

test('in a low box, a press on the input that the second moment moves away focuses the input and sends nothing', async ({
  page,
  host,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
  const script = `document.querySelector('vesalio-chat').style.height = '320px'; ${handsOver(await tokenOf(request))}`;
  await page.goto(host.add({ head: LOADER, body, script }));
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  const place = await input.boundingBox();
  const [x, y] = [100, (place?.y ?? 0) + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The module is loaded meanwhile, and a second has passed.
  await page.waitForTimeout(1_300);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Ferramentas da mensagem' })).toBeVisible();
  await expect(input).toBeFocused();
  // A press that was already on its way.
  await page.mouse.click(x, y);
  await expect(input).toBeFocused();
  await expect(page.locator('[data-message]')).toHaveCount(0);
});

test('a chat beside another element does not wait until it is used', async ({ page, host, request }) => {
  await stopWaiting(page);
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat><vesalio-launcher base-url="${GATEWAY}"></vesalio-launcher>`;
  await page.goto(host.add({ head: LOADER, body, script: handsOver(await tokenOf(request)) }));
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
});

test('a module that the page preloads does not run before the chat is used, and then sends a question that was typed at once', async ({
  page,
  host,
  request,
}) => {
  await stopWaiting(page);
  await page.route(isConversation, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.hasRun = true;${await response.text()}` });
  });
  const file = readEmbed().moments.second.find((name) => name.includes('conversation-'));
  const head = `<link rel="modulepreload" href="${EMBED}/${file}" crossorigin fetchpriority="low">`;
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
  // The page names its user before the loader runs.
  const script = `${handsOver(await tokenOf(request))} await import('${EMBED}/vesalio.js');`;
  await page.goto(host.add({ head, body, script }));
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await expect(box).toBeVisible();
  const hasRun = () => page.evaluate(() => 'hasRun' in window);
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
    `/${file}`,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await hasRun()).toBe(false);
  await box.focus();
  await page.keyboard.insertText('Qual a meta de pressão arterial no idoso?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Referência 1', exact: true }).first()).toBeVisible();
  expect(await hasRun()).toBe(true);
});

test('the second moment does not interrupt an IME composition whose first letter loads it @current-chromium', async ({
  page,
  host,
  request,
}) => {
  await stopWaiting(page);
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
  await page.goto(host.add({ head: LOADER, body, script: handsOver(await tokenOf(request)) }));
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await box.evaluate((node) => {
    node.focus();
    for (const type of ['compositionstart', 'compositionend'])
      node.addEventListener(type, () => Object.assign(window, { [type]: true }));
  });
  await conversationHasRun(page);
  const seen = () =>
    page.evaluate(() => ['compositionstart', 'compositionend'].map((type) => type in window));
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('d');
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  await compose('dó');
  await expect(box).toHaveValue('dó');
  expect(await seen()).toEqual([true, false]);
  await keyboard.send('Input.insertText', { text: 'dose' });
  await expect(box).toHaveValue('dose');
  expect(await seen()).toEqual([true, true]);
});

/** The positions of the first view's parts, to the pixel. */
const places = (page: Page) =>
  page.locator('vesalio-chat').evaluate(({ shadowRoot }) =>
    [
      ...(shadowRoot?.querySelectorAll(
        '.vs-chat__log, .vs-welcome > *, .vs-welcome__question, .vs-composer, .vs-composer__input, .vs-composer__send, .vs-chat__disclaimer',
      ) ?? []),
    ].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.className || part.tagName}: ${[x, y, width, height].map(Math.round)}`;
    }),
  );

const VIEWS = [
  ['a phone', 360, 740, ''],
  ['a phone held across', 852, 393, ''],
  ['a zoom of 400%', 320, 256, ''],
  ['a phone, with the list of conversations behind a button', 360, 740, 'features="history"'],
  ['a wide page, with the list of conversations beside', 1440, 900, 'features="history" mode="full"'],
] as const;
for (const [what, width, height, attributes] of VIEWS)
  test(
    `nothing in the first view moves when the second moment loads: ${what}`,
    onlyLong(what !== 'a phone'),
    async ({ page, host, request }) => {
      await page.setViewportSize({ width, height });
      const letThrough = await holdConversation(page);
      const body = `<vesalio-chat base-url="${GATEWAY}" ${attributes}></vesalio-chat>`;
      await page.goto(host.add({ head: LOADER, body, script: handsOver(await tokenOf(request)) }));
      await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
      const before = await places(page);
      expect(before.length).toBeGreaterThan(8);
      // The distance of the bottom sentence from its center counts as well.
      const sentence = page.locator('vesalio-chat .vs-chat__disclaimer > span');
      const start = (await sentence.boundingBox())?.x ?? 0;
      letThrough();
      await expect(page.getByRole('button', { name: 'Sobre' })).toBeAttached();
      if (attributes)
        await expect(page.getByRole('button', { name: /^(Abrir|Fechar) conversas$/ })).toBeVisible();
      expect(await places(page)).toEqual(before);
      expect(Math.abs(((await sentence.boundingBox())?.x ?? 0) - start)).toBeLessThan(1.5);
    },
  );

test('a theme that is set while the second moment loads is shown at once, and no typed text is lost', async ({
  page,
  host,
}) => {
  await holdConversation(page);
  await page.goto(host.add({ head: LOADER, body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>` }));
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await box.fill('meta');
  await page.locator('vesalio-chat').evaluate((chat) => chat.setAttribute('theme', 'dark'));
  await expect(page.locator('vesalio-chat .vs-element')).toHaveAttribute('data-theme', 'dark');
  await expect(box).toHaveValue('meta');
  await expect(box).toBeFocused();
});

test('a starter question that is pressed in the first moment is asked once', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  const letThrough = await holdConversation(page);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url() === `${GATEWAY}/ai/api/mensagens`) asked.push(sent.url());
  });
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  await page.getByRole('button', { name: 'Qual a meta de pressão arterial' }).dblclick();
  letThrough();
  await expect(page.getByRole('button', { name: 'Referência 1', exact: true }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('account and history are requested before the second moment has loaded, and not again after it', async ({
  page,
  host,
  request,
}) => {
  const release = await holdConversation(page);
  const asked: string[] = [];
  const headers: (string | undefined)[] = [];
  page.on('request', (sent) => {
    const { origin, pathname } = new URL(sent.url());
    if (origin !== GATEWAY || !/^\/(ai\/)?api\//.test(pathname)) return;
    asked.push(pathname);
    headers.push(sent.headers().authorization);
  });
  const token = await tokenOf(request);
  const body = `<vesalio-chat base-url="${GATEWAY}" conversation-id="999999"></vesalio-chat>`;
  const script = `window.times = 0; document.querySelector('vesalio-chat').getToken = async () => { window.times += 1; return '${token}'; };`;
  await page.goto(host.add({ head: LOADER, body, script }));
  const both = ['/ai/api/mensagens/conversa/999999', '/api/auth/my-account'];
  await expect.poll(() => [...asked].sort()).toEqual(both);
  expect([...new Set(headers)]).toEqual([`Bearer ${token}`]);

  release();
  // This person has no such conversation, so the history is refused.
  await expect(page.getByText('Não foi possível carregar o histórico desta conversa.')).toBeVisible();
  expect(asked.filter((path) => both.includes(path)).sort()).toEqual(both);
  expect(await page.evaluate(() => (window as unknown as { times: number }).times)).toBe(1);
});

/** The authorization of each request for the account. */
function watchAccounts(page: Page): (string | undefined)[] {
  const accounts: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/auth/my-account')) accounts.push(sent.headers().authorization);
  });
  return accounts;
}

test('a user that the host names only after the first moment is the one whose account is read', async ({
  page,
  host,
  request,
}) => {
  const release = await holdConversation(page);
  const accounts = watchAccounts(page);
  const token = await tokenOf(request);
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
  await page.goto(host.add({ head: LOADER, body, script: handsOver('first.person.token') }));
  await expect.poll(() => accounts).toEqual(['Bearer first.person.token']);
  await page.evaluate((given) => {
    const chat = document.querySelector('vesalio-chat') as HTMLElement & { getToken: () => Promise<string> };
    chat.getToken = async () => given;
  }, token);
  await expect.poll(() => accounts).toContain(`Bearer ${token}`);
  const ready = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('vesalio-session', ({ detail }: CustomEventInit) => {
          if (detail.state === 'authenticated') resolve(detail.state);
        }),
      ),
  );
  release();
  expect(await ready).toBe('authenticated');
  expect(accounts).toEqual(['Bearer first.person.token', `Bearer ${token}`]);
});

test('the account of a user whom the host has replaced before the answer is not used', async ({
  page,
  host,
  request,
}) => {
  const release = await holdConversation(page);
  const accounts = watchAccounts(page);
  const token = await tokenOf(request);
  const body = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
  const script = `document.querySelector('vesalio-chat').getToken = () =>
    new Promise((resolve) => { window.answerLate = () => resolve('first.person.token'); });`;
  await page.goto(host.add({ head: LOADER, body, script }));
  await page.waitForFunction('window.answerLate');
  await page.evaluate((given) => {
    const chat = document.querySelector('vesalio-chat') as HTMLElement & { getToken: () => Promise<string> };
    chat.getToken = async () => given;
    (window as unknown as { answerLate: () => void }).answerLate();
  }, token);
  await expect.poll(() => accounts).toEqual([`Bearer ${token}`]);
  release();
  await expect(page.getByRole('switch', { name: 'Pesquisar na web' })).toBeVisible();
  expect(accounts).toEqual([`Bearer ${token}`]);
});

test('a visible element is defined before the observer reports it, and one far below when it comes near', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const held = window as unknown as { letReport: () => void };
    const isReleased = new Promise<void>((resolve) => {
      held.letReport = resolve;
    });
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => void isReleased.then(() => report(entries, observer)), options);
      }
    };
  });
  await page.goto(host.add({ head: LOADER, body: '<div id="top"></div><div id="far"></div>' }));
  await page.evaluate(() => {
    const far = document.getElementById('far');
    // Set the padding by script, because the page's policy forbids style attributes.
    if (far) far.style.paddingTop = '4000px';
    far?.append(document.createElement('vesalio-plans'));
    document.getElementById('top')?.append(document.createElement('vesalio-chat'));
  });
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  await page.evaluate(() => (window as unknown as { letReport: () => void }).letReport());
  expect(await page.evaluate(() => customElements.get('vesalio-plans') === undefined)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => customElements.get('vesalio-plans') !== undefined);
});

test('the second moment is fetched while the first is rendered', { tag: '@long' }, async ({ page, host }) => {
  await page.addInitScript(() => {
    // Without frames and timers, work that waits for the first paint never begins.
    window.requestAnimationFrame = () => 0;
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  const asked = page.waitForRequest((request) => isConversation(new URL(request.url())));
  await page.goto(host.add({ head: LOADER, body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>` }));
  await asked;
});

test('the pasted snippet requests the second moment before the first is rendered', async ({ page, host }) => {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      // Definition and first render run in one task. Keep it busy to tell earlier requests from later ones.
      performance.mark('render');
      for (const start = performance.now(); performance.now() < start + 300; ) {}
      return attach.call(this, init);
    };
  });
  const snippet = readFileSync('packages/widgets/dist-embed/snippet.html', 'utf8').replaceAll(
    '%PUBLIC_URL%',
    GATEWAY,
  );
  const head = snippet.match(/<link [^>]*>|<script type="module".*<\/script>/g)?.join('');
  await page.goto(host.add({ head, body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>` }));
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  const startOf = () =>
    page.evaluate(() => {
      const render = performance.getEntriesByName('render')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource');
      const file = files.find(({ name }) => /\/chunks\/conversation-/.test(name));
      return file && file.startTime - render;
    });
  await expect.poll(startOf).toBeLessThan(0);
});

test('the files of the first two moments start with the comment that has them compiled while they load', async ({
  request,
}) => {
  for (const file of readEmbed().moments.second) {
    const code = await (await request.get(`${EMBED}/${file}`)).text();
    expect(code.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
    const { mappings } = await (await request.get(`${EMBED}/${file}.map`)).json();
    // This line itself comes from no source file, and the source map reflects that.
    expect(mappings.startsWith(';')).toBe(true);
  }
});
