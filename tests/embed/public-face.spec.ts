import type { Locator, Page } from '@playwright/test';
import { elementDocs } from '../../packages/widgets/element-docs.ts';
import { manifestOf } from '../../packages/widgets/manifest.ts';
import { makeAccount } from '../e2e/standing.ts';
import { isLong, onlyLong } from '../long.ts';
import {
  expect,
  GATEWAY,
  type Host,
  handsOver,
  holdOriginCheck,
  LOADER,
  test,
  tokenOf,
  version,
} from './host-page.ts';

const policy = null;
const faces = manifestOf(elementDocs).modules[0]?.declarations ?? [];
const element = (tag: string, attributes = '') => `<${tag} base-url="${GATEWAY}" ${attributes}></${tag}>`;
const load = `<script type="module">
  import { load } from '${GATEWAY}/embed/v${version}/vesalio.js';
  await Promise.all(${JSON.stringify(faces.map(({ tagName }) => tagName))}.map(load));
  document.title = 'defined';
</script>`;

type Element = HTMLElement & Record<string, unknown>;
const input = (page: Page | Locator) => page.getByRole('textbox', { name: 'Mensagem' });
const QUESTION = 'Qual a meta de pressão arterial no idoso?';

test('attributes and properties agree, objects are properties only, and methods return promises', async ({
  page,
  host,
}) => {
  const body = faces.map(({ tagName }) => element(tagName)).join('');
  await page.goto(host.add({ policy, head: load, body }));
  await expect(page).toHaveTitle('defined');
  for (const face of faces) {
    const attributes = face.attributes.map(({ name, fieldName, type }) => ({
      name,
      fieldName,
      values: [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => value ?? ''),
      isBoolean: type.text === 'boolean',
    }));
    const objects = face.members.flatMap((member) =>
      member.kind === 'field' && !('attribute' in member) ? [member.name] : [],
    );
    const methods = face.members.flatMap(({ kind, name }) => (kind === 'method' ? [name] : []));
    const wrong = await page.evaluate(
      async ([tag, names, properties, calls]) => {
        const found: string[] = [];
        const one = document.querySelector(tag) as Element;
        const same = (what: string, got: unknown, wanted: unknown) => {
          if (got !== wanted) found.push(`${what}: ${String(got)} is not ${String(wanted)}`);
        };
        for (const { name, fieldName, values, isBoolean } of names) {
          const before = one.getAttribute(name);
          if (isBoolean) {
            one.setAttribute(name, '');
            same(`${name}=""`, one[fieldName], true);
            one.setAttribute(name, 'false');
            same(`${name}="false"`, one[fieldName], false);
            one[fieldName] = true;
            same(`.${fieldName}=true`, one.hasAttribute(name), true);
            one[fieldName] = false;
            same(`.${fieldName}=false`, one.hasAttribute(name), false);
          } else {
            const value = values.at(-1) ?? before ?? 'x';
            one.setAttribute(name, value);
            same(`${name}="${value}"`, one[fieldName], value);
            one[fieldName] = undefined;
            same(`${name} removed`, one.getAttribute(name), null);
            same(`.${fieldName} without attribute`, one[fieldName], values[0]);
            one[fieldName] = value;
            same(`.${fieldName}="${value}"`, one.getAttribute(name), value);
            if (values.length > 0) {
              one.setAttribute(name, 'nonsense');
              same(`${name}="nonsense"`, one[fieldName], values[0]);
            }
          }
          if (before === null) one.removeAttribute(name);
          else one.setAttribute(name, before);
        }
        const shown = one.getAttributeNames().join();
        for (const name of properties) {
          const value = name === 'getToken' ? async () => null : name === 'idleMinutes' ? 5 : {};
          one[name] = value;
          same(`.${name}`, one[name], value);
          one[name] = undefined;
        }
        same('attributes after setting properties', one.getAttributeNames().join(), shown);
        for (const name of calls) {
          const result = (one[name] as (arg: string) => Promise<unknown>)('1');
          if (!(result instanceof Promise)) found.push(`${name}() is no promise`);
          // Nobody is signed in, so some of the promises reject.
          else result.catch(() => undefined);
        }
        return found;
      },
      [face.tagName, attributes, objects, methods] as const,
    );
    expect(wrong, face.tagName).toEqual([]);
  }
});

test('theme: light, dark, and auto like the system', { tag: '@not-bidi' }, async ({ page, host }) => {
  await page.goto(host.add({ policy, head: LOADER, body: element('vesalio-chat') }));
  await expect(input(page)).toBeVisible();
  const ground = async (theme: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    return page.evaluate(async (name) => {
      const chat = document.querySelector('vesalio-chat') as Element;
      chat.setAttribute('theme', name);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return getComputedStyle(chat.shadowRoot?.querySelector('.vesalio') as HTMLElement).backgroundColor;
    }, theme);
  };
  const [light, dark] = [await ground('light', 'dark'), await ground('dark', 'light')];
  expect(light).not.toBe(dark);
  expect([await ground('auto', 'light'), await ground('auto', 'dark')]).toEqual([light, dark]);
});

test('mode: inline has the height of its variable, full that of the window, and the launcher’s panel grows', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1_100, height: 700 });
  const head = `<style>body { margin: 0 } #b vesalio-chat { --vesalio-chat-height: 300px }</style>${LOADER}`;
  const body = `<div id="a">${element('vesalio-chat', 'mode="full"')}</div><div id="b">${element('vesalio-chat')}</div>`;
  await page.goto(host.add({ policy, head, body }));
  await page.locator('#b').scrollIntoViewIfNeeded();
  await expect(input(page)).toHaveCount(2);
  const height = async (frame: string) => (await page.locator(`${frame} vesalio-chat`).boundingBox())?.height;
  expect([await height('#a'), await height('#b')]).toEqual([700, 300]);

  await page.goto(host.add({ policy, head, body: element('vesalio-launcher') }));
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  const width = async () => (await page.getByRole('dialog').boundingBox())?.width ?? 0;
  const inline = await width();
  await page.evaluate(() => document.querySelector('vesalio-launcher')?.setAttribute('mode', 'full'));
  await expect.poll(width).toBeGreaterThan(inline + 200);
});

/** Opens a new person with one conversation per question, so that other tests cannot change them. */
async function withConversations(page: Page, host: Host, questions: readonly string[]) {
  const { session } = await makeAccount(page.request, 'complete');
  const token = session.jwtToken ?? '';
  await page.goto(
    host.add({ policy, head: LOADER, body: element('vesalio-chat'), script: handsOver(token) }),
  );
  await page.evaluate(() => customElements.whenDefined('vesalio-chat').then(() => undefined));
  const ids = await page.evaluate(async (texts) => {
    const made: string[] = [];
    const chat = document.querySelector('vesalio-chat') as Element;
    chat.addEventListener('vesalio-answer', (event) =>
      made.push(String((event as CustomEvent<{ conversationId: unknown }>).detail.conversationId)),
    );
    const call = (name: string, text?: string) =>
      (chat[name] as (text?: string) => Promise<void>).call(chat, text);
    for (const text of texts) {
      await call('newConversation');
      await call('ask', text);
    }
    return made;
  }, questions);
  expect(ids).toHaveLength(questions.length);
  return { token, ids };
}

test('conversation-id opens a conversation, and another when it changes', async ({ page, host }) => {
  const other = 'Como hidratar um adulto com dengue?';
  const { token, ids } = await withConversations(page, host, [QUESTION, other]);
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: element('vesalio-chat', `conversation-id="${ids[0]}"`),
      script: handsOver(token),
    }),
  );
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(QUESTION, { exact: true })).toBeVisible();
  await page.evaluate(
    (id) => document.querySelector('vesalio-chat')?.setAttribute('conversation-id', id),
    String(ids[1]),
  );
  await expect(log.getByText(other, { exact: true })).toBeVisible();
  await expect(log.getByText(QUESTION, { exact: true })).toHaveCount(0);
  await page.evaluate(() => document.querySelector('vesalio-chat')?.removeAttribute('conversation-id'));
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
});

test('heading-level, suggestions and allow-sensitive take effect on their elements', async ({
  page,
  host,
  request,
}) => {
  const answer = await holdOriginCheck(page);
  const script = `for (const chat of document.querySelectorAll('vesalio-chat, vesalio-launcher')) chat.suggestions = ['Pergunta da casa?'];
    ${handsOver(await tokenOf(request), 'vesalio-plans')}`;
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: ['chat', 'launcher', 'plans']
        .map((name) => element(`vesalio-${name}`, 'heading-level="3" allow-sensitive'))
        .join(''),
      script,
    }),
  );
  await expect(page.locator('vesalio-chat').getByRole('heading', { level: 3 })).toHaveText(
    'Em que posso ajudar?',
  );
  await expect(page.locator('vesalio-plans').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText('Em que posso ajudar?');
  await expect(panel.getByRole('button', { name: 'Pergunta da casa?' })).toBeVisible();
  // If cards may be typed here, choosing a plan only fires an event, and the host continues.
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'seen', seen);
    for (const name of ['vesalio-plan', 'vesalio-navigate'])
      document.addEventListener(name, (event) => seen.push([name, (event as CustomEvent).detail]));
  });
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
  // Until the account has loaded, the plans treat the press as a visitor's.
  await expect(page.locator('vesalio-plans')).toContainText('Plano atual');
  await page.getByRole('button', { name: 'Escolher Hipócrates' }).click();
  await expect.poll(seen).toEqual([['vesalio-plan', { plan: 'hippocrates_plan' }]]);
  // Only then does the gateway say that cards may be typed here.
  const answered = page.waitForResponse('**/gateway/embed-origin');
  answer();
  await answered;
  await page.waitForTimeout(100);
  expect(await seen()).toEqual([['vesalio-plan', { plan: 'hippocrates_plan' }]]);
});

test('heading-level: the first heading of each element has it, and every other is below it', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  const arrived: Record<string, string> = {
    'vesalio-chat': 'Em que posso ajudar?',
    'vesalio-launcher': 'Em que posso ajudar?',
    'vesalio-auth': 'Esqueceu sua senha?',
    'vesalio-plans': 'Escolher Hipócrates',
    'vesalio-payment': 'Cartões salvos',
    'vesalio-account': 'Alterar senha',
  };
  expect(Object.keys(arrived).sort()).toEqual(faces.map(({ tagName }) => tagName).sort());
  for (const [tag, text] of Object.entries(arrived))
    for (const level of isLong ? [1, 2, 4] : [2, 4]) {
      const body = element(
        tag,
        `allow-sensitive plan="hippocrates_plan" ${level === 2 ? '' : `heading-level="${level}"`}`,
      );
      const script = tag === 'vesalio-auth' ? '' : handsOver(token, tag);
      await page.goto(host.add({ policy, head: LOADER, body, script }));
      if (tag === 'vesalio-launcher')
        await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
      const here = page.locator(tag);
      await expect(here.getByText(text).or(here.getByLabel(text)).first()).toBeVisible();
      const levels = await here.evaluate((one) =>
        [...(one.shadowRoot ?? one).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
          Number(localName.slice(1)),
        ),
      );
      expect([levels[0], levels.slice(1).filter((one) => one <= level)], `${tag} ${level}`).toEqual([
        level,
        [],
      ]);
    }
});

const CHAT_PARTS = ['root', 'composer', 'log', 'message', 'user', 'bot', 'error', 'guard', 'gate'];
const PARTS: Record<string, readonly string[]> = {
  'vesalio-chat': CHAT_PARTS,
  'vesalio-launcher': ['button', 'panel', ...CHAT_PARTS],
  'vesalio-plans': ['root', 'gate'],
};

test('parts are those of the manifest, and the host’s CSS applies to them', async ({
  page,
  host,
  request,
}) => {
  // The launcher's panel has the parts of the chat.
  const shadowed = faces.filter(
    ({ cssParts, tagName }) => cssParts.length > 0 && (isLong || tagName !== 'vesalio-launcher'),
  );
  const rules = shadowed.flatMap(({ tagName, cssParts }) =>
    cssParts.map(({ name }) => `${tagName}::part(${name}) { outline: 3px solid rgb(1, 2, 3) }`),
  );
  const head = `<style>${rules.join('')}</style>${load}`;
  const body = shadowed.map(({ tagName }) => element(tagName)).join('');
  const seen = async () =>
    page.evaluate(
      (tags) =>
        tags.map((tag) => {
          const root = document.querySelector(tag)?.shadowRoot;
          return [...(root?.querySelectorAll('[part]') ?? [])].flatMap((part) =>
            [...part.part].map((name) => [name, getComputedStyle(part).outlineColor === 'rgb(1, 2, 3)']),
          );
        }),
      shadowed.map(({ tagName }) => tagName),
    );
  const merged = new Map<string, Map<string, boolean>>(shadowed.map(({ tagName }) => [tagName, new Map()]));
  const note = async () => {
    for (const [index, parts] of (await seen()).entries())
      for (const [name, isReached] of parts)
        merged.get(shadowed[index]?.tagName ?? '')?.set(String(name), Boolean(isReached));
  };
  // A visitor sees the gate …
  await page.goto(host.add({ policy, head, body }));
  if (isLong) await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  await expect(page.getByText(/^Entre para/)).toHaveCount(shadowed.length);
  await note();
  // … a signed-in person sees the messages …
  await page.goto(host.add({ policy, head, body, script: handsOver(await tokenOf(request)) }));
  const frames = [page.locator('vesalio-chat'), ...(isLong ? [page.getByRole('dialog')] : [])];
  if (isLong) {
    await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
    // An opened panel takes the focus, and with it any text being typed elsewhere.
    await expect(input(page.getByRole('dialog'))).toBeFocused();
  }
  for (const frame of frames) {
    await input(frame).fill(QUESTION);
    await input(frame).press('Enter');
    await expect(frame.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
    await expect(input(frame)).toBeEnabled();
  }
  await note();
  // … an answer that fails, and a text that names a patient.
  await page.route(`${GATEWAY}/ai/api/mensagens`, (route) => route.abort());
  for (const frame of frames) {
    await input(frame).fill('Como hidratar um adulto com dengue?');
    await input(frame).press('Enter');
    await expect(frame.getByText('Desculpe, não consegui processar sua mensagem')).toBeVisible();
    await expect(input(frame)).toBeEnabled();
    await input(frame).fill('Paciente de CPF 529.982.247-25');
    await input(frame).press('Enter');
    await expect(frame.getByRole('button', { name: 'Ocultar dados' })).toBeVisible();
  }
  await note();
  for (const { tagName } of shadowed)
    expect(Object.fromEntries(merged.get(tagName) ?? []), tagName).toEqual(
      Object.fromEntries((PARTS[tagName] ?? []).map((name) => [name, true])),
    );
  expect(
    Object.fromEntries(
      faces
        .filter(({ cssParts }) => cssParts.length > 0)
        .map(({ tagName, cssParts }) => [tagName, cssParts.map(({ name }) => name)]),
    ),
  ).toEqual(PARTS);
});

/** The effect of each variable of the manifest: the value to set and the property that must change. */
const colour = (read: string) => ({ value: 'rgb(9, 8, 7)', css: 'color', read: `var(--${read})` });
const VARIABLES: Record<string, { value: string; css: string; read: string; dark?: false }> = {
  '--vesalio-brand': colour('brand'),
  '--vesalio-brand-deep': colour('brand-deep'),
  '--vesalio-brand-tint': colour('brand-tint'),
  '--vesalio-on-brand': colour('on-brand'),
  '--vesalio-paper': colour('paper'),
  '--vesalio-surface': colour('surface'),
  '--vesalio-sunken': colour('sunken'),
  '--vesalio-ink': colour('ink'),
  '--vesalio-font': { value: '"Hospital Sans"', css: 'font-family', read: 'var(--font)', dark: false },
  '--vesalio-serif': { value: '"Hospital Serif"', css: 'font-family', read: 'var(--serif)', dark: false },
  '--vesalio-mono': { value: '"Hospital Mono"', css: 'font-family', read: 'var(--mono)', dark: false },
  '--vesalio-font-size': { value: '31px', css: 'font-size', read: 'var(--text)', dark: false },
  '--vesalio-radius': { value: '17px', css: 'border-top-left-radius', read: 'var(--radius)', dark: false },
  '--vesalio-radius-control': {
    value: '13px',
    css: 'border-top-left-radius',
    read: 'var(--radius-control)',
    dark: false,
  },
};
/** Variables of a single element, tested on that element. */
const OWN = ['--vesalio-chat-height', '--vesalio-launcher-layer', '--vesalio-launcher-inset'];

test('every variable of the manifest takes effect in every element, and dark variants in the dark theme', {
  tag: '@long',
}, async ({ page, host }) => {
  const named = new Set(faces.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)));
  expect([...Object.keys(VARIABLES), ...OWN].sort()).toEqual([...named].sort());
  await page.goto(
    host.add({ policy, head: load, body: faces.map(({ tagName }) => element(tagName)).join('') }),
  );
  await expect(page).toHaveTitle('defined');
  // The tokens of later views are loaded with the first use.
  await input(page).hover();
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  const wrong = await page.evaluate(
    async ([tags, variables]) => {
      const found: string[] = [];
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const theme of ['light', 'dark'])
        for (const tag of tags) {
          const one = document.querySelector(tag) as Element;
          one.setAttribute('theme', theme);
          await frame();
          const root = (one.shadowRoot ?? one).querySelector('.vesalio') as HTMLElement;
          for (const [name, { value, css, read, dark }] of Object.entries(variables)) {
            if (theme === 'dark' && dark === false) continue;
            // Inherited: set on an ancestor of the element.
            document.body.style.setProperty(theme === 'dark' ? `${name}-dark` : name, value);
            const probe = root.appendChild(document.createElement('span'));
            probe.style.setProperty(css, read);
            const got = getComputedStyle(probe).getPropertyValue(css);
            if (!got.startsWith(value)) found.push(`${tag} ${theme} ${name}: ${got}`);
            probe.remove();
            document.body.removeAttribute('style');
          }
        }
      return found;
    },
    [faces.map(({ tagName }) => tagName), VARIABLES] as const,
  );
  expect(wrong).toEqual([]);
});

test('the host sets the z-index and the offset of the launcher', async ({ page, host }) => {
  const place = () =>
    page.getByRole('button', { name: 'Abrir assistente clínico' }).evaluate((button) => {
      const { zIndex } = getComputedStyle(button);
      const { right, bottom } = button.getBoundingClientRect();
      return [zIndex, innerWidth - right, innerHeight - bottom];
    });
  await page.goto(host.add({ policy, head: LOADER, body: element('vesalio-launcher') }));
  expect(await place()).toEqual(['2147480000', 20, 20]);
  const head = `<style>body { --vesalio-launcher-layer: 7; --vesalio-launcher-inset: 44px }</style>${LOADER}`;
  await page.goto(host.add({ policy, head, body: element('vesalio-launcher') }));
  expect(await place()).toEqual(['7', 44, 44]);
});

for (const tag of ['vesalio-chat', 'vesalio-launcher'])
  test(
    `<${tag}>: every method does what the manifest says`,
    onlyLong(tag === 'vesalio-launcher'),
    async ({ page, host }) => {
      const earlier = 'Qual a dose de ataque de clopidogrel?';
      const { token, ids } = await withConversations(page, host, [earlier]);
      await page.goto(host.add({ policy, head: LOADER, body: element(tag), script: handsOver(token, tag) }));
      const call = (method: string, ...args: string[]) =>
        page.evaluate(
          ([name, method, args]) => {
            const one = document.querySelector(name) as unknown as Record<
              string,
              (...args: readonly string[]) => Promise<void>
            >;
            return one[method]?.(...args);
          },
          [tag, method, args] as const,
        );
      await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
      await call('close');
      await call('open');
      await expect(input(page)).toBeFocused();
      await call('setDraft', 'em curso');
      await expect(input(page)).toHaveValue('em curso');
      await call('ask', QUESTION);
      const log = page.getByRole('log', { name: 'Conversa' });
      await expect(log.getByText(QUESTION, { exact: true })).toBeVisible();
      await expect(input(page)).toHaveValue('em curso');
      await call('newConversation');
      await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
      await call('openConversation', String(ids[0]));
      await expect(log.getByText(earlier, { exact: true })).toBeVisible();
      await expect(log.getByText(QUESTION, { exact: true })).toHaveCount(0);

      // stop: the question ends, and the chat accepts another.
      await page.route(`${GATEWAY}/ai/api/mensagens`, () => undefined);
      const asked = call('ask', 'Como hidratar um adulto com dengue?');
      await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible();
      await call('stop');
      await asked;
      await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
      await call('close');
      await expect(input(page)).toBeHidden();
      await call('open');
      await call('signOut');
      await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
      await expect(page.getByText('Acesso pela instituição')).toBeVisible();
    },
  );

test('signOut() of any element ends the session of all elements that share it', async ({
  page,
  host,
  request,
}) => {
  for (const { tagName } of faces.filter(
    ({ cssParts, tagName }) => !cssParts.length || /plans/.test(tagName),
  )) {
    const token = await tokenOf(request);
    await page.goto(
      host.add({
        policy,
        head: load,
        body: element('vesalio-chat', 'features="history"') + element(tagName, 'plan="fleming_plan"'),
        script: handsOver(token),
      }),
    );
    await expect(page.getByRole('button', { name: 'Abrir conversas' })).toBeVisible();
    await page.evaluate((name) => {
      const one = document.querySelector(name) as unknown as { signOut(): Promise<void> };
      return one.signOut();
    }, tagName);
    await expect(page.getByText('Acesso pela instituição').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir conversas' })).toHaveCount(0);
    const after = await request.get(`${GATEWAY}/api/auth/my-account`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(after.status(), tagName).toBe(401);
  }
});

/** Events with their own tests: a chosen or paid plan, and the record, which is fired on a press only. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'vesalio-chat': ['vesalio-record'],
  'vesalio-launcher': ['vesalio-record'],
  'vesalio-plans': ['vesalio-plan'],
  'vesalio-payment': ['vesalio-paid', 'vesalio-confirmed', 'vesalio-plan'],
  'vesalio-account': ['vesalio-confirmed', 'vesalio-plan'],
};

for (const { tagName: tag, events } of faces)
  test(
    `<${tag}>: fires every event of the manifest, through the shadow roots around it`,
    onlyLong(tag !== 'vesalio-chat' && tag !== 'vesalio-payment'),
    async ({ page, host }) => {
      const names = events.map(({ name }) => name);
      const [closed, open] = [
        await makeAccount(page.request, 'noTerms'),
        await makeAccount(page.request, 'complete'),
      ];
      await page.goto(host.add({ policy, head: load }));
      await expect(page).toHaveTitle('defined');
      await page.evaluate(
        ([localName, gateway, listened]) => {
          const heard: unknown[] = [];
          Object.assign(window, { heard });
          for (const name of listened)
            window.addEventListener(name, (event) => {
              event.preventDefault();
              heard.push([name, (event as CustomEvent).detail]);
            });
          const one = document.createElement(localName) as Element;
          Object.assign(one, { baseUrl: gateway, allowSensitive: true, plan: 'fleming_plan' });
          one.getToken = async () => {
            throw new Error('nobody');
          };
          const around = document.body
            .appendChild(document.createElement('div'))
            .attachShadow({ mode: 'open' });
          around.append(one);
          Object.assign(window, { one });
        },
        [tag, GATEWAY, names] as const,
      );
      const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
      const handOver = (token: string) =>
        page.evaluate((given) => {
          (window as unknown as { one: Element }).one.getToken = async () => given;
        }, token);
      await expect.poll(heard).toEqual(
        expect.arrayContaining([
          ['vesalio-session', { state: 'visitor' }],
          ['vesalio-ready', null],
          ['vesalio-error', { code: 'token' }],
        ]),
      );
      await handOver(closed.session.jwtToken ?? '');
      await expect.poll(heard).toContainEqual(['vesalio-session', { state: 'authenticated' }]);
      if (tag === 'vesalio-launcher')
        await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
      if (tag === 'vesalio-auth') await page.getByRole('link', { name: 'Termos de Uso' }).click();
      await expect
        .poll(heard)
        .toContainEqual(['vesalio-navigate', { to: tag === 'vesalio-auth' ? '/terms' : '/chat' }]);
      if (names.includes('vesalio-answer')) {
        await handOver(open.session.jwtToken ?? '');
        await page.evaluate(
          (text) => (window as unknown as { one: { ask(text: string): Promise<void> } }).one.ask(text),
          QUESTION,
        );
      }
      const fired = (await heard()).map((entry) => (entry as [string, unknown])[0]);
      expect([...new Set([...fired, ...(ELSEWHERE[tag] ?? [])])].sort()).toEqual([...names].sort());
    },
  );

test('a link changes the screen of the element, or opens the product by either button', async ({
  page,
  host,
}) => {
  const opened: string[] = [];
  page.on('popup', (tab) => void tab.waitForURL(/./).then(() => opened.push(tab.url())));
  await page.goto(host.add({ policy, head: LOADER, body: element('vesalio-auth', 'allow-sensitive') }));
  await page.getByRole('link', { name: 'Cadastre-se' }).click();
  const terms = page.getByRole('link', { name: 'Termos de Uso' });
  await terms.click();
  await expect.poll(() => opened).toEqual([`${GATEWAY}/terms`]);
  await terms.click({ button: 'middle' });
  await expect.poll(() => opened).toEqual([`${GATEWAY}/terms`, `${GATEWAY}/terms`]);
});

test('a payment in the page: vesalio-paid and vesalio-plan name the plan', { tag: '@long' }, async ({
  page,
  host,
}) => {
  const { session } = await makeAccount(page.request, 'complete');
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body:
        element('vesalio-payment', 'plan="fleming_plan" allow-sensitive heading-level="1"') +
        element('vesalio-account'),
      script: `window.heard = [];
        for (const name of ['vesalio-paid', 'vesalio-plan', 'vesalio-navigate'])
          document.addEventListener(name, (event) => { event.preventDefault(); window.heard.push([event.target.localName, name, event.detail]); });
        ${handsOver(session.jwtToken ?? '', 'vesalio-payment')}`,
    }),
  );
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const pay = page.locator('vesalio-payment');
  await pay.getByRole('button', { name: 'Voltar para Planos' }).click();
  expect(await heard()).toEqual([
    ['vesalio-payment', 'vesalio-plan', { plan: null }],
    ['vesalio-payment', 'vesalio-navigate', { to: '/choose-plan' }],
  ]);
  await pay.getByLabel('Nome impresso no cartão').fill("Ana D'Ávila");
  await pay.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await pay.getByLabel('Número do cartão').pressSequentially('4111111111111111');
  await pay.getByLabel('Validade').pressSequentially('1231');
  await pay.getByLabel('CVV').pressSequentially('737');
  await pay.getByRole('button', { name: 'Próximo' }).click();
  await pay.getByRole('textbox', { name: 'CEP' }).pressSequentially('01310100');
  await expect(pay.getByRole('textbox', { name: 'Cidade' })).toHaveValue('São Paulo');
  await pay.getByRole('button', { name: 'Próximo' }).click();
  await pay.getByRole('button', { name: 'Finalizar pagamento' }).click();
  await expect
    .poll(async () => (await heard()).slice(2))
    .toContainEqual(['vesalio-payment', 'vesalio-paid', { plan: 'fleming_plan', pending: false }]);
  // The account element on the same page follows.
  await expect
    .poll(async () => (await heard()).slice(2))
    .toContainEqual(['vesalio-account', 'vesalio-plan', { plan: 'fleming_plan' }]);
});
