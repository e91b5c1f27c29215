import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isLong } from '../long.ts';
import { choose, finish, toFinish, typeAddress, typeCard } from './paying.ts';
import { test as base, expect } from './product.ts';
import { startServer } from './second-server.ts';
import { standAs } from './standing.ts';

// Card numbers that the demonstration's hint does not contain.
const GOOD = '5555555555554444';
const REFUSED = '4000000000000002';
const BROKEN = '4000000000000119';
const NUMBERS = [GOOD, REFUSED, BROKEN];

const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
const forms = (number: string) => [number, spaced(number), encodeURIComponent(spaced(number)), btoa(number)];
/** The canaries in a text. The three digits of a code count only as a separate number. */
const found = (text: string): string[] => [
  ...NUMBERS.filter((number) => forms(number).some((form) => text.includes(form))),
  ...(/(?<![\w.-])737(?![\w.-])/.test(text) ? ['the code'] : []),
];

async function allFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

// One worker for both tests, so one server.
base.describe.configure({ mode: 'default' });

/** A separate server, whose log and database are searched after it has stopped. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vesalio-canary-'));
      const server = await startServer({ DATA_DIR: folder });
      try {
        await use(server);
        await server.stop();
        expect(found(server.said()), 'the server’s log').toEqual([]);
        const files = await allFiles(folder);
        expect(files.length, 'files of the database').toBeGreaterThan(10);
        for (const file of files) {
          const bytes = await readFile(file);
          const held = NUMBERS.filter((number) => forms(number).some((form) => bytes.includes(form)));
          expect(held, file).toEqual([]);
        }
      } finally {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** All data that a page stores or shows, by place. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const databases: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames) {
        const read = db.transaction(store).objectStore(store).getAll();
        databases.push(
          await new Promise((resolve) => {
            read.onsuccess = () => resolve(read.result);
          }),
        );
      }
      db.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      databases: JSON.stringify(databases),
      caches: cached.join('\n'),
      cookies: document.cookie,
      history: JSON.stringify(history.state),
      address: location.href,
      resources: performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
      markup: document.documentElement.outerHTML,
      boxes: [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
    };
  });

/** Records a page's logs and requests from the start. */
function watch(page: Page) {
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(`${error.message}\n${error.stack}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCardCall =
      request.method() === 'POST' &&
      /^\/api\/(subscription\/create|clientCards\/cliente\/\d+)$/.test(pathname);
    asked.push(request.url(), JSON.stringify(request.headers()));
    if (!isCardCall) asked.push(request.postData() ?? '');
  });
  return {
    /** Expects no card data anywhere. `typed`: it may still be in the inputs. */
    async clean(what: string, { typed = false } = {}): Promise<void> {
      const { boxes, ...places } = await traces(page);
      const cookies = JSON.stringify(await page.context().cookies());
      const all = { ...places, cookies, said: said.join('\n'), asked: asked.join('\n') };
      const held = Object.entries(typed ? all : { ...all, boxes }).flatMap(([place, text]) =>
        found(text).map((canary) => `${canary} in ${place}`),
      );
      expect(held, what).toEqual([]);
      if (typed) expect(found(boxes), `${what}: it was typed`).not.toEqual([]);
    },
  };
}

/** Simulates a browser that puts the page into its back-forward cache. */
const hide = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

const welcome = (page: Page) => page.getByRole('heading', { name: 'Boas-vindas' });

test('the payment page: left, refused, broken, expired, unknown, paid, and paid again with the saved card (catalogue 33) (catalogue 34)', async ({
  page,
  calm,
}) => {
  calm.push(/ERR_FAILED/, /status of (401|402|404|500)/);
  const { clean } = watch(page);
  await standAs(page, 'complete');

  await choose(page, 'Fleming');
  await toFinish(page, GOOD);
  await clean('typed', { typed: true });
  await hide(page);
  await clean('hidden');
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await typeCard(page, GOOD);
  await page.getByRole('button', { name: 'Voltar para Planos' }).click();
  await expect(page).toHaveURL(/\/choose-plan$/);
  await clean('left by its own button');
  await page.goBack();
  await expect(page.getByLabel('Número do cartão')).toHaveValue('');
  await typeCard(page, GOOD);
  await page.goto('/terms');
  await clean('left for another document');
  await page.goBack();
  await expect(page.getByLabel('Número do cartão')).toHaveValue('');
  await clean('back');

  await toFinish(page, REFUSED);
  await finish(page).click();
  await expect(page.getByLabel('CVV')).toHaveValue('');
  await clean('refused', { typed: true });

  await toFinishAgain(page, BROKEN);
  await finish(page).click();
  await expect(page.getByText('A operadora de pagamentos não respondeu.')).toBeVisible();
  await expect(page.getByLabel('CVV')).toHaveValue('');
  await clean('broken at the server', { typed: true });

  await toFinishAgain(page, GOOD);
  await page.route('**/gateway/payments/*', (route) => route.fulfill({ json: { status: 'inflight' } }));
  await page.route('**/api/subscription/create', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await finish(page).click();
  await expect(page.getByText('Ainda não sabemos se o pagamento foi concluído')).toBeVisible();
  await clean('unknown');
  await page.unrouteAll();
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await clean('found to be paid');

  await choose(page, 'Hipócrates');
  await toFinish(page, GOOD);
  await finish(page).click();
  await expect(page.getByText('Cartão salvo para futuras compras!')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await clean('paid and saved');

  // No number is typed for a saved card. `payment.spec.ts` pays with one.
  if (!isLong) return;
  await choose(page, 'Fleming');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await finish(page).click();
  await expect(page).toHaveURL(/\/chat$/);
  await clean('paid with the saved card');

  await choose(page, 'Hipócrates');
  await page.getByRole('button', { name: 'Adicionar outro cartão' }).click();
  await toFinish(page, GOOD);
  await page.route('**/api/subscription/create', (route) => route.fulfill({ status: 401, json: {} }));
  await finish(page).click();
  await expect(page).toHaveURL(/\/login\?sessionExpired=true$/);
  await clean('expired');
});

/** Goes from the first step to the last, with the address already filled in. */
async function toFinishAgain(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('button', { name: 'Próximo' }).click();
}

test('the account: the add-card form and the payment in its dialog, closed, refused, unknown and done (catalogue 33)', {
  tag: '@long',
}, async ({ page, calm }) => {
  calm.push(/ERR_FAILED/, /status of (402|404|500)/);
  const { clean } = watch(page);
  await standAs(page, 'complete');
  await page.goto('/account#cards');

  const adding = page.getByRole('dialog', { name: 'Adicionar cartão' });
  const save = adding.getByRole('button', { name: 'Salvar cartão' });
  const add = page
    .getByRole('region', { name: 'Meus cartões' })
    .getByRole('button', { name: 'Adicionar cartão' });
  await add.click();
  await typeCard(adding, GOOD);
  await clean('typed for the account', { typed: true });
  await adding.getByRole('button', { name: 'Cancelar' }).click();
  await expect(adding).toBeHidden();
  await clean('the form cancelled');
  await add.click();
  await typeCard(adding, GOOD);
  await hide(page);
  await clean('the form hidden');
  await typeCard(adding, BROKEN);
  await typeAddress(adding);
  await page.route('**/api/clientCards/cliente/*', (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(
    adding.getByText('Erro ao salvar cartão. Verifique os dados e tente novamente.'),
  ).toBeVisible();
  await expect(adding.getByLabel('CVV')).toHaveValue('');
  await clean('the card not saved', { typed: true });
  await page.unrouteAll();
  await typeCard(adding, GOOD);
  await save.click();
  await expect(adding).toBeHidden();
  await expect(page.getByText('Cartão adicionado com sucesso!')).toBeVisible();
  await clean('the card saved');

  const paying = page.getByRole('dialog', { name: 'Assinar Fleming' });
  const openPayment = async () => {
    const section = page.getByRole('region', { name: 'Meu Plano' });
    await section.getByRole('button', { name: 'Alterar plano' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Escolher Fleming' }).click();
    await paying.getByRole('button', { name: 'Adicionar outro cartão' }).click();
  };
  await openPayment();
  await typeCard(paying, GOOD);
  await clean('typed in the dialog', { typed: true });
  await page.keyboard.press('Escape');
  await expect(paying).toBeHidden();
  await clean('the dialog closed');

  await openPayment();
  await toFinish(paying, REFUSED);
  await finish(paying).click();
  await expect(paying.getByLabel('CVV')).toHaveValue('');
  await clean('refused in the dialog', { typed: true });
  await paying.getByRole('button', { name: 'Fechar', exact: true }).click();
  await clean('closed after the refusal');

  await openPayment();
  await toFinish(paying, GOOD);
  await page.route('**/gateway/payments/*', (route) => route.fulfill({ json: { status: 'unknown' } }));
  await page.route('**/api/subscription/create', (route) => route.abort());
  await finish(paying).click();
  await expect(paying.getByText('Ainda não sabemos se o pagamento foi concluído')).toBeVisible();
  await clean('unknown in the dialog');
  await page.unrouteAll();
  await page.reload();
  await page.goto('/account#plan');

  await openPayment();
  await toFinish(paying, GOOD);
  await finish(paying).click();
  await expect(paying.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
  await clean('paid in the dialog');
  await expect(page).toHaveURL(/\/chat$/);
  await clean('in the chat');
});
