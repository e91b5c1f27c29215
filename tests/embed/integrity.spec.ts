import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '../long.ts';
import {
  EMBED,
  expect,
  GATEWAY,
  handsOver,
  isConversation,
  LOADER,
  STRICT,
  test,
  tokenOf,
  version,
} from './host-page.ts';

const folder = join(import.meta.dirname, `../../packages/widgets/dist-embed/v${version}`);
const read = (file: string) => readFileSync(join(folder, file));
const release = JSON.parse(read('integrity.json').toString()) as {
  version: string;
  files: Record<string, string>;
  importmap: { integrity: Record<string, string> };
  csp: string;
};
const files = Object.keys(release.files);
/** The snippet for the administrator, with the gateway's address filled in as the gateway does it. */
const snippet = read('snippet.txt').toString().replaceAll('%PUBLIC_URL%', GATEWAY);
const importmap = /<script type="importmap">\n([\s\S]*?)\n<\/script>/.exec(snippet)?.[1] ?? '';
const flip = (body: Buffer) => {
  body[body.length - 2] = (body[body.length - 2] ?? 0) ^ 1;
  return body;
};

test('the manifest lists exactly the scripts of the release, with their hashes', () => {
  const scripts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replaceAll('\\', '/'));
  expect(files.sort()).toEqual(scripts.sort());
  for (const file of files)
    expect(release.files[file], file).toBe(
      `sha384-${createHash('sha384').update(read(file)).digest('base64')}`,
    );
  expect(Object.keys(release.importmap.integrity)).toEqual(files.map((file) => `/embed/v${version}/${file}`));
  expect(JSON.parse(importmap).integrity).toEqual(
    Object.fromEntries(files.map((file) => [`${EMBED}/${file}`, release.files[file]])),
  );
});

test('no file of a release contains "latest", another version or a foreign address', () => {
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!/\.(js|txt|json)$/.test(file)) continue;
    const text = read(file).toString();
    expect(/\/latest\b|@latest\b/.exec(text), file).toBeNull();
    const versions = [...text.matchAll(/\/embed\/v([\d.]+\w*)\//g)].map(([, found]) => found);
    expect(new Set([...versions, version]).size, file).toBe(1);
    // Paths inside are relative, because a mirror is a copy of the folder.
    for (const [, address = ''] of text.matchAll(/import\(\s*["'`]([^"'`]+)["'`]/g))
      expect(address, file).toMatch(/^\.\.?\//);
  }
});

test('a release has no code that evaluates text or writes markup, except one unreachable place in a library (catalogue 6)', () => {
  const sinks =
    /\b(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|\beval\(|\bnew Function\b|(?<![\w.])Function\(|document\.write|createElement\(["'`](?:style|script)["'`]\)|new Worker\(|srcdoc\s*=/g;
  const found = files.flatMap((file) =>
    [...read(file).toString().matchAll(sinks)].map(
      ([sink]) => `${file.replace(/-[\w-]{8}\.js$/, '')}: ${sink}`,
    ),
  );
  // Preact's code for dangerouslySetInnerHTML, which the product never uses, and the loader of Google's two scripts,
  // which has its own policy.
  const known =
    /^(chunks\/conversation|vesalio\.single\.js): (inner|outer)HTML\s*=$|^(chunks\/google-drive|chunks\/on-demand|vesalio\.single\.js): createElement\(["'`]script["'`]\)$/;
  expect(found.filter((line) => !known.test(line))).toEqual([]);
  expect(files.filter((file) => /dangerouslySetInnerHTML:/.test(read(file).toString()))).toEqual([]);
});

// Import maps have integrity from Chromium 127.
test('with the pasted snippet every file is accepted as it is, and refused with one byte flipped (catalogue 18)', {
  tag: '@current-chromium',
}, async ({ page, host }) => {
  const address = host.add({ policy: null, head: `<script type="importmap">${importmap}</script>` });
  const outcome = () =>
    page.evaluate(
      ([base, names]) =>
        Promise.all(
          names.map((name) =>
            import(`${base}/${name}`).then(
              () => [name, 'taken'] as const,
              () => [name, 'refused'] as const,
            ),
          ),
        ),
      [EMBED, files.filter((file) => file !== 'vesalio.single.js')] as const,
    );
  await page.goto(address);
  expect((await outcome()).filter(([, how]) => how !== 'taken')).toEqual([]);

  // Change one file at a time. The chunks that it imports stay unchanged.
  const refused: string[] = [];
  const flipped = isLong ? files : files.slice(0, 8);
  for (const file of flipped) {
    const refusals: string[] = [];
    const listen = (message: { text(): string }) => refusals.push(message.text());
    page.on('console', listen);
    await page.route(`${EMBED}/${file}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: flip(await answer.body()) });
    });
    await page.goto(address);
    const how = await page.evaluate(
      (url) =>
        import(url).then(
          () => 'taken',
          () => 'refused',
        ),
      `${EMBED}/${file}`,
    );
    if (how === 'refused' && refusals.some((text) => text.includes(file) && /integrity/i.test(text)))
      refused.push(file);
    await page.unroute(`${EMBED}/${file}`);
    page.off('console', listen);
  }
  expect(flipped.filter((file) => !refused.includes(file))).toEqual([]);
});

test('a second moment that fails its integrity check is reported on the console and in the element', {
  tag: '@current-chromium',
}, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  const map = `<script type="importmap">${importmap}</script>`;
  const head = `${map}<script type="module" src="${EMBED}/vesalio.js" integrity="${release.files['vesalio.js']}" crossorigin></script>`;
  const address = host.add({
    policy: null,
    head,
    body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
    script: handsOver(token),
  });
  const second = files.filter((file) => isConversation(new URL(`${EMBED}/${file}`)));
  expect(second.length).toBe(1);
  for (const file of second) {
    const told: string[] = [];
    const listen = (message: { text(): string }) => told.push(message.text());
    page.on('console', listen);
    await page.route(`${EMBED}/${file}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: flip(await answer.body()) });
    });
    await page.goto(address);
    const input = page.getByRole('textbox', { name: 'Mensagem' });
    await input.fill('Qual a meta de pressão arterial no idoso?');
    // The console names the file and the reason …
    await expect
      .poll(() => told.some((text) => text.includes(file) && /integrity/i.test(text)), { message: file })
      .toBe(true);
    // … and the chat says so, with the draft kept.
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(input).toHaveValue('Qual a meta de pressão arterial no idoso?');
    await page.unroute(`${EMBED}/${file}`);
    page.off('console', listen);
  }
});

// Older browsers cache a failed module import until the page is reloaded.
test('no typed text is lost if the network fails while the second moment is fetched', {
  tag: ['@current-chromium', '@long'],
}, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  await page.route(isConversation, (route) => route.abort('internetdisconnected'));
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
      script: handsOver(token),
    }),
  );
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('Qual a meta de pressão arterial no idoso?');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(isConversation);
  const send = page.getByRole('button', { name: 'Enviar' });
  await send.click();
  // One press fetches the module, repeats the hand-over and asks.
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
});

test('the policy of the manifest is the one that the tests use', () => {
  expect(
    release.csp
      .replaceAll('GATEWAY', GATEWAY)
      .replace(`script-src ${GATEWAY}`, `script-src ${GATEWAY} 'self'`),
  ).toBe(STRICT);
});

// Import maps have integrity from Chromium 127.
test('the snippet of the gateway works under the policy that it names', {
  tag: '@current-chromium',
}, async ({ page, host }) => {
  const pasted = await (await fetch(`${EMBED}/snippet.txt`)).text();
  const [, policy = ''] = /Content-Security-Policy: (.+)/.exec(pasted) ?? [];
  expect(policy.replace(/'sha256-[\w+/=]{44}' /, '')).toBe(release.csp.replaceAll('GATEWAY', GATEWAY));
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const address = host.add({ policy, body: pasted });
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  expect(messages.filter((text) => /integrity|Content Security Policy|refused/i.test(text))).toEqual([]);

  // Integrity is enforced: a chunk that differs by one byte is rejected.
  const chunk = files.find((file) => /^chunks\/conversation-[\w-]{8}\.js$/.test(file)) ?? '';
  await page.route(`${EMBED}/${chunk}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: flip(await answer.body()) });
  });
  await page.goto(address);
  await expect(page.getByText('Não foi possível carregar esta parte.')).toBeVisible();
  expect(messages.filter((text) => text.includes(chunk) && /integrity/i.test(text))).not.toEqual([]);
});
