import { EMBED, expect, GATEWAY, handsOver, isConversation, LOADER, test, tokenOf } from './host-page.ts';

// As a person sees it. The rest of the suite runs without animations.
test.use({ reducedMotion: 'no-preference' });

const policy = null;
const CHAT = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
const QUESTION = 'Qual a meta de pressão arterial no idoso?';

test('values set before the definition are used, and attributes and properties agree', async ({
  page,
  host,
}) => {
  await page.goto(
    host.add({
      policy,
      body: CHAT,
      script: `
        const chat = document.querySelector('vesalio-chat');
        chat.suggestions = ['Pergunta da casa?'];
        chat.theme = 'dark';
        await import('${EMBED}/vesalio.js').then(({ load }) => load('vesalio-chat'));
        chat.strings = { chat: { welcome: { title: 'Bem-vinda' } } };
        chat.headingLevel = '3';`,
    }),
  );
  await expect(page.getByRole('button', { name: 'Pergunta da casa?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bem-vinda', level: 3 })).toBeVisible();
  const chat = page.locator('vesalio-chat');
  expect(await chat.evaluate((element) => element.getAttribute('theme'))).toBe('dark');
  expect(
    await chat.evaluate(
      (element: HTMLElement & { theme?: string; mode?: string; allowSensitive?: boolean }) => {
        element.removeAttribute('theme');
        element.setAttribute('allow-sensitive', '');
        element.setAttribute('mode', 'nonsense');
        return [element.theme, element.allowSensitive, element.mode, Object.keys(element).length];
      },
    ),
  ).toEqual(['light', true, 'inline', await chat.evaluate((element) => Object.keys(element).length)]);
});

test('a second version does nothing but warn, and a repeated definition is harmless (catalogue 17)', async ({
  page,
  host,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(
    host.add({
      policy,
      body: CHAT,
      early: `customElements.define('vesalio-auth', class extends HTMLElement { static version = '9.9.9' });`,
      script: `await import('${EMBED}/vesalio.single.js'); await import('${EMBED}/vesalio.js').then(({ load }) => load('vesalio-chat')); document.title = 'done';`,
    }),
  );
  await expect(page).toHaveTitle('done');
  expect(warnings.filter((text) => text.includes('<vesalio-auth> já é da versão 9.9.9'))).toHaveLength(1);
  expect(warnings.filter((text) => text.includes('<vesalio-chat>'))).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
});

test('a moved or re-attached element keeps its conversation and the typed text, a moved one the place being read', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<div id="a">${CHAT}</div><div id="b"></div>`,
      script: handsOver(token),
    }),
  );
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(input).toBeEnabled();
  await input.fill('rascunho');
  const log = page.getByRole('log', { name: 'Conversa' });
  const place = () => log.evaluate(({ scrollTop }) => scrollTop);
  await expect(page.getByRole('button', { name: 'Parar' })).toBeHidden();
  await log.evaluate((box) => box.scrollTo(0, 60));
  await expect(page.getByRole('button', { name: 'Ir para o fim da conversa' })).toBeVisible();
  // Until then the question is pinned, and a move pins it again.
  await expect(page.getByText('há mais abaixo')).toBeHidden();

  // Move the element as jQuery's appendTo does, removing and inserting it within one task.
  await page.evaluate(() =>
    document.querySelector('#b')?.append(document.querySelector('vesalio-chat') as Node),
  );
  await expect(page.locator('#b').getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(input).toHaveValue('rascunho');
  await expect.poll(place).toBe(60);

  await page.evaluate(async () => {
    const chat = document.querySelector('vesalio-chat') as Element;
    chat.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.querySelector('#a')?.append(chat);
  });
  await expect(page.locator('#a').getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(input).toHaveValue('rascunho');
});

test('an element that is moved into another document reports that it cannot work there, and works again when it is back', {
  tag: '@long',
}, async ({ page, host }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `${CHAT}<vesalio-auth base-url="${GATEWAY}"></vesalio-auth><iframe title="Outra janela"></iframe>`,
      script: `window.codes = [];
        for (const element of document.querySelectorAll('vesalio-chat, vesalio-auth'))
          element.addEventListener('vesalio-error', ({ detail }) => window.codes.push(detail.code));`,
    }),
  );
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await expect(input).toBeVisible();
  await expect(page.locator('vesalio-auth').getByRole('button').first()).toBeVisible();
  const move = () =>
    page.evaluate(() => {
      const [here, there] = [document, document.querySelector('iframe')?.contentDocument as Document];
      const elements = here.querySelectorAll('vesalio-chat, vesalio-auth');
      if (elements.length > 0) there.body.append(...elements);
      else here.body.append(...there.querySelectorAll('vesalio-chat, vesalio-auth'));
    });
  await move();
  const notice = /^Não foi possível carregar o assistente/;
  await expect(page.frameLocator('iframe').locator('vesalio-chat, vesalio-auth')).toHaveText([
    notice,
    notice,
  ]);
  expect(await page.evaluate(() => (window as unknown as { codes: string[] }).codes)).toEqual([
    'load',
    'load',
  ]);

  await move();
  await input.fill('rascunho');
  await expect(page.locator('vesalio-auth')).not.toContainText(notice);
  const composer = page.locator('vesalio-chat').getByRole('button', { name: 'Enviar' });
  expect(await composer.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px');
  expect(errors).toEqual([]);
});

test('two elements share the person but not the conversation', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<div id="a">${CHAT}</div><div id="b">${CHAT}</div>`,
      script: handsOver(token),
    }),
  );
  const [first, second] = [page.locator('#a'), page.locator('#b')];
  await first.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await first.getByRole('button', { name: 'Enviar' }).click();
  await expect(first.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await second.getByRole('textbox', { name: 'Mensagem' }).fill('Como hidratar um adulto com dengue?');
  await second.getByRole('button', { name: 'Enviar' }).click();
  await expect(second.getByRole('log', { name: 'Conversa' }).getByText('Como hidratar')).toBeVisible();
  await expect(first.getByText('Como hidratar um adulto com dengue?')).toHaveCount(0);
});

test('another base-url drops everything of the first, and calls getToken again', async ({
  page,
  host,
  request,
}) => {
  // The same server under another host name.
  const other = GATEWAY.replace('localhost', '127.0.0.1');
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `window.given = 0;
        document.querySelector('vesalio-chat').getToken = async () => { window.given++; return '${await tokenOf(request)}'; };`,
    }),
  );
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('Qual a meta de pressão arterial no idoso?');
  await input.press('Enter');
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(input).toBeEnabled();
  await input.fill('rascunho');

  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/ai/api/mensagens') && asked.push(sent.url()));
  const move = (to: string) =>
    page.evaluate((url) => document.querySelector('vesalio-chat')?.setAttribute('base-url', url), to);
  await move(other);
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(input).toHaveValue('');
  await expect.poll(() => page.evaluate(() => (window as unknown as { given: number }).given)).toBe(2);
  await input.fill('Como hidratar um adulto com dengue?');
  await input.press('Enter');
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  expect(asked).toEqual([`${other}/ai/api/mensagens`]);

  // Back at the first address, its conversation and draft are restored.
  await move(GATEWAY);
  await expect(page.getByRole('log', { name: 'Conversa' }).getByText('Qual a meta')).toBeVisible();
  await expect(page.getByText('Como hidratar')).toHaveCount(0);
  await expect(input).toHaveValue('rascunho');
});

test('methods and events', { tag: '@long' }, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  await page.goto(
    host.add({
      policy,
      body: `<div id="a">${CHAT}</div>`,
      // The loader comes last. On a busy machine the element can start before a module behind the loader arrives.
      script: `${handsOver(token)}
        window.heard = [];
        for (const name of ['ready', 'session', 'conversation', 'answer', 'error', 'navigate'])
          document.addEventListener('vesalio-' + name, ({ type, detail, composed, bubbles }) =>
            window.heard.push([type, detail, composed && bubbles]));
        import('${EMBED}/vesalio.js');`,
    }),
  );
  await page.evaluate(() => customElements.whenDefined('vesalio-chat'));
  const result = await page.evaluate(async () => {
    const chat = document.querySelector('vesalio-chat') as HTMLElement &
      Record<string, (arg?: unknown) => Promise<unknown>>;
    await chat.setDraft?.('em curso');
    await chat.ask?.('Qual a meta de pressão arterial no idoso?');
    const draft = chat.shadowRoot?.querySelector('textarea')?.value;
    const empty = await chat.ask?.(' ').catch((error: Error) => error.message);
    const missing = await chat.ask?.().catch((error: Error) => error.message);
    await chat.close?.();
    // The person must see a question that waits for confirmation.
    const held = await chat.ask?.('E para o CPF 529.982.247-25?').catch((error: Error) => error.message);
    const isShown = !chat.hidden;
    const question = chat.shadowRoot?.querySelector('textarea')?.value;
    await chat.newConversation?.();
    await chat.close?.();
    const isHidden = chat.hidden;
    await chat.open?.();
    const focused = chat.shadowRoot?.activeElement?.tagName;
    await chat.setDraft?.('outro');
    await chat.setDraft?.(null);
    const cleared = chat.shadowRoot?.querySelector('textarea')?.value;
    await chat.signOut?.();
    return { draft, empty, missing, cleared, held, isShown, question, isHidden, focused };
  });
  expect(result).toEqual({
    draft: 'em curso',
    empty: 'ask(text) precisa de uma pergunta.',
    missing: 'ask(text) precisa de uma pergunta.',
    cleared: '',
    held: expect.stringMatching(/^ask\(text\) foi retida/),
    isShown: true,
    question: 'em curso\n\nE para o CPF 529.982.247-25?',
    isHidden: true,
    focused: 'TEXTAREA',
  });
  const heard = (await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)) as [
    string,
    Record<string, unknown> | null,
    boolean,
  ][];
  expect(heard.every(([, , isOpen]) => isOpen)).toBe(true);
  const of = (type: string) => heard.filter(([name]) => name === type).map(([, detail]) => detail);
  expect(of('vesalio-ready')).toHaveLength(1);
  expect(of('vesalio-session')).toEqual([{ state: 'authenticated' }, { state: 'visitor' }]);
  const [answer] = of('vesalio-answer');
  expect(Object.keys(answer ?? {}).sort()).toEqual(['conversationId', 'messageId']);
  expect(of('vesalio-conversation').map((detail) => detail?.id)).toEqual([answer?.conversationId, null]);
  expect(of('vesalio-error')).toEqual([]);
});

test('a question of the host is shown and fires its event, however late the page renders', {
  tag: '@long',
}, async ({ page, host, request }) => {
  await page.goto(
    host.add({
      policy,
      // Delay frames and timers as on a busy page, so that the answer is complete before it can be drawn.
      early: `const wait = window.setTimeout;
        window.setTimeout = (run, ms = 0, ...rest) => wait(run, ms + 700, ...rest);
        window.requestAnimationFrame = (run) => wait(() => run(performance.now()), 700);`,
      head: LOADER,
      body: CHAT,
      script: `${handsOver(await tokenOf(request))}
        window.heard = [];
        for (const name of ['conversation', 'answer'])
          document.addEventListener('vesalio-' + name, ({ type, detail }) => window.heard.push([type, detail]));`,
    }),
  );
  await page.evaluate(async (question) => {
    await customElements.whenDefined('vesalio-chat');
    await (document.querySelector('vesalio-chat') as HTMLElement & { ask(text: string): Promise<void> }).ask(
      question,
    );
  }, QUESTION);
  const heard = await page.evaluate(
    () => (window as unknown as { heard: [string, { id?: string; conversationId?: string }][] }).heard,
  );
  expect(heard.map(([type]) => type)).toEqual(['vesalio-conversation', 'vesalio-answer']);
  expect(heard[1]?.[1].conversationId).toBe(heard[0]?.[1].id);
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(QUESTION, { exact: true })).toHaveCount(1);
  await expect(log.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
});

// Older browsers cache a failed module import until the page is reloaded.
test('a method whose file cannot be fetched is rejected, and the next call fetches it again', {
  tag: '@current-chromium',
}, async ({ page, host, request }) => {
  await page.route(isConversation, (route) => route.abort());
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `${handsOver(await tokenOf(request))}
          window.codes = [];
          document.addEventListener('vesalio-error', ({ detail }) => window.codes.push(detail.code));`,
    }),
  );
  await page.evaluate(() => customElements.whenDefined('vesalio-chat').then(() => undefined));
  const call = () =>
    page.evaluate(() =>
      (document.querySelector('vesalio-chat') as HTMLElement & { setDraft(text: string): Promise<void> })
        .setDraft('rascunho')
        .then(
          () => 'done',
          (error: Error) => error.message,
        ),
    );
  expect(await call()).toMatch(/\/chunks\/conversation-/);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { codes: string[] }).codes))
    .toContain('load');
  await page.unroute(isConversation);
  expect(await call()).toBe('done');
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('rascunho');
});

test('hotkeys of the host do not fire while the person types in an element', async ({ page, host }) => {
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `window.keys = []; document.addEventListener('keydown', (event) => window.keys.push(event.key));`,
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).press('j');
  await page.getByRole('button', { name: /Qual a meta/ }).press('k');
  expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual(['k']);
});
