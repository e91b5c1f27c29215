import type { CDPSession, Page } from '@playwright/test';
import { isLong, onlyLong } from '../long.ts';
import { expect, GATEWAY, type Host, LOADER, test, tokenOf } from './host-page.ts';

const policy = null;
/** Mounts in a round. Fifty show a growing heap; fewer show elements, nodes, listeners and timers that are kept. */
const MOUNTS = isLong ? 50 : 12;
const CHAT = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;

/** The number of removed nodes that are still referenced. A first collection may only free weak entries. */
async function heldOf(page: Page, session: CDPSession): Promise<number> {
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  return page.evaluate(
    () => (window as unknown as { mounted: WeakRef<Element>[] }).mounted.filter((one) => one.deref()).length,
  );
}

for (const who of ['a visitor', 'somebody signed in, with list, lock and files'])
  test(
    `mounts and unmounts leak nothing, for ${who} (catalogue 19)`,
    onlyLong(who === 'a visitor', '@not-bidi'),
    ({ page, host, request }) =>
      mountOften(page, host, who === 'a visitor' ? undefined : () => tokenOf(request)),
  );

async function mountOften(page: Page, host: Host, tokenFor?: () => Promise<string>): Promise<void> {
  test.slow();
  await page.addInitScript(() => {
    const counts = { listeners: 0, timers: new Set<number>(), urls: 0 };
    Object.assign(window, { counts, mounted: [] });
    const add = EventTarget.prototype.addEventListener;
    const remove = EventTarget.prototype.removeEventListener;
    const live = new WeakMap<object, Set<string>>();
    const kept = (target: unknown) => target === window || target === document;
    const key = (type: string, capture: unknown) =>
      `${type} ${capture === true || (capture as { capture?: boolean })?.capture === true}`;
    const ids = new WeakMap<object, number>();
    let next = 0;
    const idOf = (listener: object) => {
      if (!ids.has(listener)) ids.set(listener, ++next);
      return ids.get(listener);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (listener && kept(this)) {
        const set = live.get(this) ?? new Set();
        live.set(this, set);
        set.add(`${key(type, options)} ${idOf(listener)}`);
        counts.listeners = [window, document].reduce((sum, target) => sum + (live.get(target)?.size ?? 0), 0);
      }
      return add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener && kept(this)) {
        live.get(this)?.delete(`${key(type, options)} ${idOf(listener)}`);
        counts.listeners = [window, document].reduce((sum, target) => sum + (live.get(target)?.size ?? 0), 0);
      }
      return remove.call(this, type, listener, options);
    };
    const start = window.setTimeout;
    const stop = window.clearTimeout;
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
      const id = start(
        () => {
          counts.timers.delete(id);
          run();
        },
        ms,
        ...rest,
      );
      counts.timers.add(id);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      counts.timers.delete(id as number);
      stop(id);
    };
    const create = URL.createObjectURL;
    const revoke = URL.revokeObjectURL;
    URL.createObjectURL = (blob) => {
      counts.urls++;
      return create(blob);
    };
    URL.revokeObjectURL = (url) => {
      counts.urls--;
      revoke(url);
    };
  });
  const token = (await tokenFor?.()) ?? '';
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<div id="a">${CHAT}</div>`,
      script: `const token = '${token}';
        const give = async () => token;
        window.dress = (chat) => {
          if (!token) return;
          chat.setAttribute('features', 'history');
          chat.setAttribute('mode', 'full');
          chat.getToken = give;
          chat.idleMinutes = 5;
        };
        window.dress(document.querySelector('vesalio-chat'));`,
    }),
  );
  // Everything that an unused chat loads is loaded, so later growth comes from mounting.
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  if (token) {
    await expect(
      page.getByRole('complementary', { name: 'Conversas' }).getByRole('listitem').first(),
    ).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'exame.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await expect(page.getByText('exame.png').first()).toBeVisible();
  }
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      const settle = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = document.querySelector('#a') as Element;
      const base =
        box.querySelector('vesalio-chat')?.getAttribute('base-url') ??
        (window as unknown as { base: string }).base;
      Object.assign(window, { base });
      box.replaceChildren();
      for (let round = 0; round < count; round++) {
        const chat = document.createElement('vesalio-chat');
        chat.setAttribute('base-url', base);
        (window as unknown as { mounted: WeakRef<Element>[] }).mounted.push(new WeakRef(chat));
        (window as unknown as { dress(chat: Element): void }).dress(chat);
        box.append(chat);
        await settle();
        chat.remove();
        await settle();
      }
    }, times);
  const left = () =>
    page.evaluate(() => {
      const { counts } = window as unknown as {
        counts: { listeners: number; timers: Set<number>; urls: number };
      };
      return { listeners: counts.listeners, timers: counts.timers.size, urls: counts.urls };
    });
  const session = await page.context().newCDPSession(page);
  const kept = async () => {
    // Collect twice, because the first collection may only free weak entries.
    for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    return { nodes, listeners, heap: (await session.send('Runtime.getHeapUsage')).usedSize };
  };
  await cycle(10);
  await expect.poll(() => heldOf(page, session), 'elements held').toBe(0);
  // A timer of the last element may still run.
  await expect.poll(left, 'left behind').toMatchObject({ timers: 0, urls: 0 });
  const before = await left();
  const first = await kept();
  // Warm-up growth shrinks with each round. A leak per mount adds the same growth to every round.
  const growth: number[] = [];
  for (
    let round = 0, { heap } = first;
    round < (isLong ? 6 : 1) && (round < 2 || Math.min(...growth) > 1.015);
    round++
  ) {
    await cycle(MOUNTS);
    await expect.poll(left, 'left behind').toEqual(before);
    await expect.poll(() => heldOf(page, session), 'elements held').toBe(0);
    const now = await kept();
    expect(now.nodes - first.nodes, 'nodes kept').toBeLessThan(MOUNTS);
    expect(now.listeners - first.listeners, 'listeners kept').toBeLessThan(MOUNTS);
    growth.push(now.heap / heap);
    heap = now.heap;
  }
  if (isLong) expect(Math.min(...growth), `growth of the heap per round: ${growth}`).toBeLessThan(1.015);
}

const ASK = `await one.ask('Qual a meta de pressão arterial no idoso?');`;

/** Tag, attributes, first action, expected content, and the control to press before removal. */
const OTHERS = [
  ['chat', 'features="history"', ASK, /Resposta concluída/, /^Referência 1/],
  ['launcher', '', 'await one.open();', /Em que posso ajudar/, /^Opções de pesquisa/],
  ['auth', 'allow-sensitive', '', /Sessão iniciada como/, null],
  ['plans', '', '', /Escolher/, null],
  ['payment', 'plan="hippocrates_plan" allow-sensitive', '', /Escolha o cartão/, /^Adicionar outro cartão/],
  ['account', 'allow-sensitive', '', /Marina Alencar/, /^Editar/],
] as const;

for (const [name, attributes, use, words, pressed] of OTHERS)
  test(
    `<vesalio-${name}> is garbage-collected after it was removed`,
    onlyLong(name !== 'chat', '@not-bidi'),
    async ({ page, host, request }) => {
      const token = await tokenOf(request);
      await page.goto(
        host.add({
          policy,
          head: LOADER,
          body: '<div id="a"></div>',
          script: `window.mounted = [];
          const all = (root) => [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? all(node.shadowRoot) : [])]);
          const nameOf = (node) => node.getAttribute('aria-label') ?? node.textContent.trim();
          const until = async (find) => {
            for (let tries = 400; tries--; await new Promise((next) => setTimeout(next, 50))) {
              const found = find();
              if (found) return found;
            }
            throw new Error('not there: ' + find);
          };
          window.visit = async (isUsed) => {
            const box = document.querySelector('#a');
            box.innerHTML = '<vesalio-${name} base-url="${GATEWAY}" ${attributes}></vesalio-${name}>';
            const one = box.firstElementChild;
            window.mounted.push(new WeakRef(one));
            one.getToken = async () => '${token}';
            if (isUsed) {
              await customElements.whenDefined('vesalio-${name}');
              ${use}
              await until(() => all(box).find((node) => !node.children.length && ${words}.test(node.textContent)));
              const pressed = ${pressed};
              if (pressed) (await until(() => all(box).find((node) => node.localName === 'button' && pressed.test(nameOf(node))))).click();
              // What that opens has been drawn.
              await new Promise((next) => setTimeout(next, 500));
            }
            box.replaceChildren();
          };`,
        }),
      );
      const session = await page.context().newCDPSession(page);
      const visit = (isUsed: boolean) =>
        page.evaluate(
          (used) => (window as unknown as { visit(used: boolean): Promise<void> }).visit(used),
          isUsed,
        );
      await visit(true);
      await visit(true);
      // Remove the element before it is drawn.
      await visit(false);
      await expect.poll(() => heldOf(page, session)).toBe(0);
    },
  );
