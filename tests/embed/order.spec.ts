import type { APIRequestContext, Page } from '@playwright/test';
import { onlyLong } from '../long.ts';
import {
  BUSY,
  EMBED,
  expect,
  free,
  GATEWAY,
  handsOver,
  holdConversation,
  isConversation,
  LOADER,
  test,
  tokenOf,
} from './host-page.ts';

const policy = null;
const element = (attributes = '', tag = 'chat') =>
  `<vesalio-${tag} base-url="${GATEWAY}" ${attributes}></vesalio-${tag}>`;
const QUESTION = 'Qual a meta de pressão arterial no idoso?';

/** A script before the loader, which may have made an element ready when a later script runs. */
const LISTEN = `window.heard = [];
  for (const name of ['ready', 'session', 'conversation', 'answer', 'error'])
    document.addEventListener('vesalio-' + name, ({ detail }) => window.heard.push([name, detail]));
  window.outcome = (promise) => promise.then(() => 'done', (error) => error.message);`;

type Method = (given?: string) => Promise<void>;
type Chat = HTMLElement & Record<string, Method>;
type Heard = [string, Record<string, string> | null][];
declare const outcome: (promise: Promise<void> | undefined) => Promise<string>;

const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
const conversations = async (page: Page) =>
  (await heardOn(page)).flatMap(([name, detail]) => (name === 'conversation' ? [detail?.id ?? null] : []));
const log = (page: Page) => page.getByRole('log', { name: 'Conversa' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });

/** Records the conversations of the questions, in order. */
function watchQuestions(page: Page) {
  const asked: { url: string; conversation: string | undefined; token: string | undefined }[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'POST' || !sent.url().endsWith('/ai/api/mensagens')) return;
    const conversation = /name="conversationId"\s+([\w-]+)/.exec(sent.postData() ?? '')?.[1];
    asked.push({ url: sent.url(), conversation, token: sent.headers().authorization?.slice(7) });
  });
  return asked;
}

/** Creates a conversation in advance. */
async function makeConversation(request: APIRequestContext, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const account = await (await request.get(`${GATEWAY}/api/auth/my-account`, { headers })).json();
  const made = await request.post(`${GATEWAY}/ai/api/conversas`, {
    headers,
    data: { codigoCliente: (account.data ?? account).id, titulo: 'De ontem' },
  });
  const body = await made.json();
  const { codigoConversa, id } = body.data ?? body;
  return String(codigoConversa ?? id);
}

const isDefined = (page: Page, tag = 'vesalio-chat') =>
  page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);

test('an early question of the host is asked in the conversation that the element is given', {
  tag: '@not-bidi',
}, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  const id = await makeConversation(request, token);
  const asked = watchQuestions(page);
  await page.goto(
    host.add({
      policy,
      early: `${LISTEN} ${BUSY}`,
      body: element(`conversation-id="${id}"`),
      // If a page names its user after the loader has run, it may first report a visitor.
      script: `${handsOver(token)} await import('${EMBED}/vesalio.js');`,
    }),
  );
  await isDefined(page);
  await page.evaluate(
    (question) => (document.querySelector('vesalio-chat') as Chat).ask?.(question),
    QUESTION,
  );
  expect(asked.map(({ conversation }) => conversation)).toEqual([id]);
  expect((await heardOn(page)).map(([name]) => name)).toEqual(['session', 'ready', 'answer']);
  await expect(log(page).getByText(QUESTION, { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toHaveCount(0);
});

test('an element that replaces another asks an early question in a new conversation', {
  tag: ['@not-bidi', '@long'],
}, async ({ page, host, request }) => {
  const asked = watchQuestions(page);
  await page.goto(
    host.add({
      policy,
      early: `${LISTEN} ${BUSY}`,
      head: LOADER,
      body: element(),
      script: handsOver(await tokenOf(request)),
    }),
  );
  await isDefined(page);
  await page.evaluate(async (question) => {
    const chat = document.querySelector('vesalio-chat') as Chat;
    await chat.ask?.(question);
    const next = chat.cloneNode() as Chat;
    chat.replaceWith(next);
    await next.ask?.('Como hidratar um adulto com dengue?');
  }, QUESTION);
  const [first, second] = asked.map(({ conversation }) => conversation);
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  expect((await conversations(page)).map(String)).toEqual([first, second]);
  await expect(log(page).getByText('Como hidratar um adulto com dengue?')).toBeVisible();
  await expect(page.getByText(QUESTION)).toHaveCount(0);
});

test('a second question to a new chat in the same task is refused, and the first one is answered', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const asked = watchQuestions(page);
  await page.goto(
    host.add({
      policy,
      early: LISTEN,
      head: LOADER,
      body: element(),
      script: handsOver(await tokenOf(request)),
    }),
  );
  await isDefined(page);
  const results = await page.evaluate(async (question) => {
    const chat = document.querySelector('vesalio-chat') as Chat;
    return Promise.all([outcome(chat.ask?.(question)), outcome(chat.ask?.('E com diabetes?'))]);
  }, QUESTION);
  expect(results).toEqual(['done', 'ask(text) precisa esperar: há uma resposta em andamento.']);
  expect(asked).toHaveLength(1);
  await expect(log(page).getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
});

for (const early of ['', BUSY])
  test(
    `methods take effect in the order of their calls${early && ', on a busy page too'}`,
    onlyLong(early === BUSY, '@not-bidi'),
    async ({ page, host, request }) => {
      const token = await tokenOf(request);
      const id = await makeConversation(request, token);
      const asked = watchQuestions(page);
      // The history is slow, and the question waits for it.
      await page.route(`${GATEWAY}/ai/api/mensagens/conversa/**`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      await page.goto(
        host.add({
          policy,
          early: `${LISTEN} ${early}`,
          head: LOADER,
          body: element(),
          script: handsOver(token),
        }),
      );
      await isDefined(page);
      const results = await page.evaluate(
        async ([question, conversation]) => {
          const chat = document.querySelector('vesalio-chat') as Chat;
          return Promise.all(
            [
              chat.setDraft?.('na primeira'),
              chat.openConversation?.(conversation),
              chat.ask?.(question),
              chat.ask?.('E com diabetes?'),
              chat.newConversation?.(),
              chat.setDraft?.('na nova'),
            ].map((promise) => outcome(promise)),
          );
        },
        [QUESTION, id] as const,
      );
      expect(results).toEqual([
        'done',
        'done',
        'done',
        'ask(text) precisa esperar: há uma resposta em andamento.',
        'done',
        'done',
      ]);
      expect(asked.map(({ conversation }) => conversation)).toEqual([id]);
      expect(await conversations(page)).toEqual([id, null]);
      await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
      await expect(input(page)).toHaveValue('na nova');
    },
  );

for (const draft of ['', 'rascunho'])
  test(
    `at the free plan’s limit a question is refused and nothing is lost, ${draft ? 'beside a draft' : 'in an empty chat'}`,
    onlyLong(draft === ''),
    async ({ page, host, request }) => {
      const asked = watchQuestions(page);
      // The month's questions are used up, but this page does not know that yet.
      await page.route(`${GATEWAY}/api/subscription/verifyPlanFree`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { isPlanValid: false } });
      });
      await page.goto(
        host.add({
          policy,
          early: LISTEN,
          head: LOADER,
          body: element(),
          script: handsOver(await tokenOf(request, free)),
        }),
      );
      await isDefined(page);
      const results = await page.evaluate(
        async ([question, text]) => {
          const chat = document.querySelector('vesalio-chat') as Chat;
          if (text) await chat.setDraft?.(text);
          return [await outcome(chat.ask?.(question)), await outcome(chat.ask?.(question))];
        },
        [QUESTION, draft] as const,
      );
      expect(results).toEqual(
        Array(2).fill('ask(text) não pode enviar: o limite do plano gratuito foi atingido.'),
      );
      expect(asked).toEqual([]);
      expect((await heardOn(page)).filter(([name]) => name === 'answer')).toEqual([]);
      // With a plan that allows questions, the draft is restored.
      const token = await tokenOf(request, free);
      const headers = { Authorization: `Bearer ${token}` };
      const account = await (await request.get(`${GATEWAY}/api/auth/my-account`, { headers })).json();
      const { id: userId } = account.data ?? account;
      await page.evaluate(
        (fields) => {
          const gates = { hasActivePlan: true, acceptTerms: true, isEmailValidated: true };
          const getToken = async () => ({ ...fields, ...gates, planName: 'fleming_plan' });
          Object.assign(document.querySelector('vesalio-chat') as Chat, { getToken });
        },
        { token, userId },
      );
      await expect(input(page)).toHaveValue(draft || QUESTION);
    },
  );

test('stop() withdraws a question that was not sent yet', async ({ page, host, request }) => {
  const asked = watchQuestions(page);
  await page.goto(
    host.add({
      policy,
      early: LISTEN,
      head: LOADER,
      body: element(),
      script: `const token = '${await tokenOf(request)}';
        document.querySelector('vesalio-chat').getToken = () => new Promise((resolve) => { window.give = () => resolve(token); });`,
    }),
  );
  await isDefined(page);
  const results = await page.evaluate(async (question) => {
    const chat = document.querySelector('vesalio-chat') as Chat;
    const results = [
      outcome(chat.ask?.(question)),
      outcome(chat.setDraft?.('rascunho')),
      outcome(chat.stop?.()),
    ];
    return Promise.all(results);
  }, QUESTION);
  expect(results).toEqual(['ask(text) foi desfeita por stop() antes de enviar.', 'done', 'done']);
  await page.evaluate(() => (window as unknown as { give(): void }).give());
  await expect.poll(async () => (await heardOn(page)).map(([name]) => name)).toContain('ready');
  await expect(input(page)).toHaveValue('rascunho');
  expect(asked).toEqual([]);
});

test('a question that is asked during a hand-over waits for the last one', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const [token, other] = [await tokenOf(request), await tokenOf(request, free)];
  const asked = watchQuestions(page);
  await page.goto(
    host.add({
      policy,
      early: LISTEN,
      head: LOADER,
      body: element(),
      script: `window.give = [];
        window.asker = () => new Promise((resolve) => window.give.push(resolve));
        document.querySelector('vesalio-chat').getToken = () => window.asker();`,
    }),
  );
  type Giving = { give: ((token: string) => void)[]; asker(): Promise<string> };
  const given = () => page.evaluate(() => (window as unknown as Giving).give.length);
  await expect.poll(given).toBe(1);
  await page.evaluate((question) => {
    const chat = document.querySelector('vesalio-chat') as Chat;
    Object.assign(window, { asking: outcome(chat.ask?.(question)) });
    const { asker } = window as unknown as Giving;
    Object.assign(chat, { getToken: () => asker() });
  }, QUESTION);
  await expect.poll(given).toBe(2);
  const give = (which: number, what: string) =>
    page.evaluate(([at, text]) => (window as unknown as Giving).give[at]?.(text), [which, what] as const);
  await give(0, other);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(asked).toEqual([]);
  await give(1, token);
  expect(await page.evaluate(() => (window as unknown as { asking: Promise<string> }).asking)).toBe('done');
  expect(asked.map((sent) => sent.token)).toEqual([token]);
  expect((await heardOn(page)).filter(([name]) => name === 'session')).toEqual([
    ['session', { state: 'authenticated' }],
  ]);
});

test('a question that is asked right after base-url changes is sent to the new gateway', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const asked = watchQuestions(page);
  await page.goto(
    host.add({
      policy,
      early: BUSY,
      head: LOADER,
      body: element(),
      script: handsOver(await tokenOf(request)),
    }),
  );
  await isDefined(page);
  const other = GATEWAY.replace('localhost', '127.0.0.1');
  await page.evaluate(
    async ([base, question]) => {
      const chat = document.querySelector('vesalio-chat') as Chat;
      await chat.setDraft?.('rascunho');
      chat.setAttribute('base-url', base);
      await chat.ask?.(question);
    },
    [other, QUESTION] as const,
  );
  expect(asked.map(({ url }) => url)).toEqual([`${other}/ai/api/mensagens`]);
  await expect(log(page).getByText(QUESTION, { exact: true })).toHaveCount(1);
});

test('a launcher that was removed carries out its calls once it is back', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.goto(
    host.add({
      policy,
      early: LISTEN,
      head: LOADER,
      body: element('', 'launcher'),
      script: handsOver(await tokenOf(request), 'vesalio-launcher'),
    }),
  );
  await isDefined(page, 'vesalio-launcher');
  await page.evaluate(() => {
    const launcher = document.querySelector('vesalio-launcher') as Chat;
    Object.assign(window, { launcher, drafting: outcome(launcher.setDraft?.('rascunho')) });
    launcher.remove();
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await page.evaluate(() => document.body.append((window as unknown as { launcher: Chat }).launcher));
  expect(await page.evaluate(() => (window as unknown as { drafting: Promise<string> }).drafting)).toBe(
    'done',
  );
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  await expect(input(page)).toHaveValue('rascunho');
});

test('a launcher that is opened and closed at once is closed', { tag: '@long' }, async ({ page, host }) => {
  await page.goto(host.add({ policy, head: LOADER, body: element('', 'launcher'), early: LISTEN }));
  await isDefined(page, 'vesalio-launcher');
  const call = (names: string[]) =>
    page.evaluate(async (methods) => {
      const launcher = document.querySelector('vesalio-launcher') as Chat;
      return Promise.all(methods.map((name) => outcome(launcher[name]?.())));
    }, names);
  expect(await call(['open', 'close'])).toEqual(['done', 'done']);
  await expect(page.getByRole('dialog', { includeHidden: true })).toBeHidden();
  expect(await call(['close', 'open'])).toEqual(['done', 'done']);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the conversation of another person is closed with an event, and not requested again on return', async ({
  page,
  host,
  request,
}) => {
  await page.goto(
    host.add({
      policy,
      early: LISTEN,
      head: LOADER,
      body: element(),
      script: handsOver(await tokenOf(request)),
    }),
  );
  await isDefined(page);
  await page.evaluate(
    (question) => (document.querySelector('vesalio-chat') as Chat).ask?.(question),
    QUESTION,
  );
  const [id] = await conversations(page);
  const read: string[] = [];
  page.on('request', (sent) => sent.url().includes('/ai/api/mensagens/conversa/') && read.push(sent.url()));
  await page.evaluate(
    (token) => Object.assign(document.querySelector('vesalio-chat') as Chat, { getToken: async () => token }),
    await tokenOf(request, free),
  );
  await expect.poll(() => conversations(page)).toEqual([id, null]);
  await page.evaluate(async () => {
    const chat = document.querySelector('vesalio-chat') as Chat;
    chat.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.body.append(chat);
    await chat.setDraft?.('rascunho');
  });
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(input(page)).toHaveValue('rascunho');
  expect(read).toEqual([]);
});

test('each failed attempt of the hand-over fires an event', { tag: '@long' }, async ({ page, host }) => {
  await page.goto(
    host.add({
      policy,
      early: LISTEN,
      head: LOADER,
      body: element(),
      script: `document.querySelector('vesalio-chat').getToken = async () => { throw new Error('no session'); };`,
    }),
  );
  const errors = async () => (await heardOn(page)).filter(([name]) => name === 'error');
  await expect.poll(errors).toEqual([['error', { code: 'token' }]]);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(errors).toEqual(Array(2).fill(['error', { code: 'token' }]));
});

// Older browsers cache a failed module import until the page is reloaded.
test('a file that cannot be fetched during the hand-over is not reported as the host’s mistake', {
  tag: ['@current-chromium', '@long'],
}, async ({ page, host, request }) => {
  await page.route(isConversation, (route) => route.abort());
  await page.goto(
    host.add({
      policy,
      early: LISTEN,
      head: LOADER,
      body: element(),
      script: handsOver(await tokenOf(request)),
    }),
  );
  await expect.poll(async () => (await heardOn(page)).map(([, detail]) => detail?.code)).toContain('load');
  await page.unroute(isConversation);
  await input(page).fill('rascunho');
  const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar esta parte.' });
  await expect(failure).toBeVisible();
  await expect(page.getByText('Acesso pela instituição')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(failure).toHaveCount(0);
  // One press also repeats the hand-over.
  await expect
    .poll(async () => (await heardOn(page)).filter(([name]) => name === 'session').at(-1))
    .toEqual(['session', { state: 'authenticated' }]);
  await expect(page.getByText('Servidor indisponível')).toHaveCount(0);
  await expect(input(page)).toHaveValue('rascunho');
});

for (const [what, attributes] of [
  ['a new conversation', ''],
  ['one that is there already', 'conversation-id'],
] as const)
  test(
    `text typed before the chat’s modules have loaded stays: in ${what}, and if the host inserts the element again`,
    onlyLong(attributes !== ''),
    async ({ page, host, request }) => {
      const token = await tokenOf(request);
      const chat = element(attributes && `${attributes}="${await makeConversation(request, token)}"`);
      const letThrough = await holdConversation(page);
      await page.goto(
        host.add({
          policy,
          head: LOADER,
          body: `<div id="a">${chat}</div>`,
          script: `window.getToken = async () => '${token}';
          document.querySelector('vesalio-chat').getToken = window.getToken;`,
        }),
      );
      await input(page).fill('rascunho');
      if (!attributes)
        await page.evaluate((markup) => {
          const box = document.querySelector('#a') as HTMLElement;
          box.innerHTML = '';
          box.innerHTML = markup;
          Object.assign(box.firstElementChild as Chat, {
            getToken: (window as unknown as { getToken: unknown }).getToken,
          });
        }, chat);
      letThrough();
      await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
      await expect(input(page)).toHaveValue('rascunho');
    },
  );
