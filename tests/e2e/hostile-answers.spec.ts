import { browserIdle } from '../browser-idle.ts';
import { HTML, payloads } from '../hostile-corpus.ts';
import { expect, test } from './product.ts';
import { makeAccount } from './standing.ts';

const answers = [...payloads, ...HTML, payloads.join('\n\n'), HTML.join('\n')];

/** The page's calls to its gateway, starting some time after the page loaded. */
const OWN_CALLS = [
  '/config.json',
  '/gateway/operation',
  '/gateway/feedback',
  '/gateway/conversations',
  '/gateway/replacements?conversationId=9',
];

/** A stored conversation with hostile answers and references. */
const stored = answers.map((resposta, index) => ({
  codigo: index + 1,
  pergunta: `Pergunta ${index + 1}`,
  resposta: `${resposta}\n\n[search_1]`,
  dataCadastro: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  referenciasJSON: JSON.stringify([
    {
      id: 'search_1',
      title: HTML[index % HTML.length],
      text: resposta,
      source: 'javascript:alert(1)',
      journal: '<img src=x onerror=alert(1)>',
      year: '"><script>alert(1)</script>',
      type: 'db',
      authors: ['<svg onload=alert(1)>'],
    },
  ]),
}));

test(`${answers.length} hostile answers on a page: no script, no dialog, no request, only safe links (catalogue 1) (catalogue 2) (catalogue 3) (catalogue 4) (catalogue 5)`, async ({
  page,
}) => {
  const dialogs: string[] = [];
  const requests: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.route('**/ai/api/mensagens/conversa/*', (route) => route.fulfill({ json: stored }));
  await page.route('**/gateway/replacements?*', (route) => route.fulfill({ json: { items: [] } }));
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await page.goto('/chat/9');
  await expect(page.getByText(`Pergunta ${answers.length}`, { exact: true })).toBeVisible();
  const address = page.url();
  const scripts = await page.locator('script').count();
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    // If an answer made a call, its text would be in the query.
    const isOwn = /^\/(assets|api)\//.test(pathname) || OWN_CALLS.includes(pathname + search);
    if (origin !== new URL(address).origin || !isOwn) requests.push(request.url());
  });

  // Printing mounts all messages.
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-message]')).toHaveCount(answers.length * 2);
  await page.getByRole('button', { name: 'Referência 1' }).last().hover();
  await expect(page.getByRole('dialog')).toBeVisible();
  await browserIdle(page);

  const log = page.getByRole('log', { name: 'Conversa' });
  const found = await log.evaluate((element) => {
    const all = [...element.querySelectorAll('*')];
    return {
      tags: [...new Set(all.map(({ localName }) => localName))],
      handlers: all.flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => /^on/i.test(name)),
      ),
      addresses: all.flatMap((one) => one.getAttribute('src') ?? one.getAttribute('action') ?? []),
      links: all
        .filter((one) => one instanceof HTMLAnchorElement)
        .map(({ href, rel, target }) => ({ href, rel, target })),
    };
  });
  for (const tag of 'script iframe object embed style link meta base form img math details video audio input'.split(
    ' ',
  ))
    expect(found.tags).not.toContain(tag);
  expect(found.handlers).toEqual([]);
  expect(found.addresses).toEqual([]);
  expect(found.links.length).toBeGreaterThan(0);
  for (const { href, rel, target } of found.links) {
    expect(href).toMatch(/^(https?:\/\/[^/@\s\\]+\/|mailto:[\w.+-]+@)/);
    expect({ href, rel, target }).toEqual({ href, rel: 'noopener noreferrer', target: '_blank' });
  }
  expect(dialogs).toEqual([]);
  expect(requests).toEqual([]);
  expect(await page.locator('script').count()).toBe(scripts);
  expect(page.url()).toBe(address);
});
