import { readFileSync } from 'node:fs';
import { expect, GATEWAY, handsOver, LOADER, test, tokenOf, watch } from '../host-page.ts';

/** The replacements of built-ins by MooTools 1.4, Prototype.js 1.6 and 1.7, and a page's own script. */
const LIBRARIES = `
  const slice = Array.prototype.slice;
  for (const name of ['Request', 'Event', 'Document', 'Window']) window[name] = function () {};
  window.CSS = { version: '1.0' };
  const { prototype } = Element;
  window.Element = function () {};
  Element.prototype = prototype;
  Array.from = (item) => (typeof item === 'string' || item?.length === undefined ? [item] : slice.call(item));
  Array.prototype.entries = function () { return slice.call(this); };
  Array.prototype.toJSON = function () { return '[' + this.map((item) => JSON.stringify(item)).join(', ') + ']'; };
  Function.prototype.bind = function (self, given) {
    const run = this;
    return function () { return run.apply(self, given == null ? arguments : Array.from(given)); };
  };
  HTMLElement.prototype.scrollTo = function (x, y) { this.scrollLeft = x; this.scrollTop = y; };`;

/** How zone.js before 0.14 (Angular 4 to 16) adds listeners: the browser only gets the options of the first one. */
const ZONES = `
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const zones = new WeakMap();
  const keyOf = (type, options) => type + Boolean(typeof options === 'object' ? options?.capture : options);
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (typeof listener !== 'function' || options?.once) return addEventListener.call(target, type, listener, options);
    if (!zones.has(target)) zones.set(target, new Map());
    const lists = zones.get(target);
    const key = keyOf(type, options);
    if (lists.has(key)) return void lists.get(key).add(listener);
    const list = new Set([listener]);
    lists.set(key, list);
    addEventListener.call(target, type, (event) => { for (const each of [...list]) each.call(target, event); }, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (!zones.get(target)?.get(keyOf(type, options))?.delete(listener))
      removeEventListener.call(target, type, listener, options);
  };
  // Its promises, and those of other libraries of that time, have no finally.
  window.Promise = class extends Promise {};
  Promise.prototype.finally = undefined;`;

const QUESTION = 'Qual a meta de pressão arterial no idoso hipertenso com alto risco cardiovascular?';

test('beside libraries that replace built-in functions, a question is answered, its citations are checked and its conversation is named', async ({
  page,
  host,
  request,
}) => {
  const { errors: faults } = await watch(page);
  page.on('response', (answer) => {
    if (answer.url().startsWith(GATEWAY) && answer.status() >= 400)
      faults.push(`${answer.status()} ${answer.url()}`);
  });
  const checked = page.waitForResponse(`${GATEWAY}/gateway/turns/*/verdicts`);
  await page.goto(
    host.add({
      early: LIBRARIES,
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}" features="history feedback"></vesalio-chat>`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Referência 1' }).first().click();
  await expect(page.getByRole('complementary', { name: 'Frase e fonte' })).toBeVisible();
  await checked;
  // A title has 50 characters, and its last word is complete.
  await expect(
    page.getByRole('heading', { name: 'Qual a meta de pressão arterial no idoso…' }),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test('beside zone.js of older Angular versions, what is typed early is kept, and questions are answered', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const { errors: faults } = await watch(page);
  await page.goto(
    host.add({
      early: ZONES,
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await box.pressSequentially(QUESTION);
  await expect(box).toHaveValue(QUESTION);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  await page.evaluate(`document.querySelector('vesalio-chat').ask('Qual a meta no diabetes?')`);
  await expect(page.getByText('Qual a meta no diabetes?').first()).toBeVisible();
  expect(faults).toEqual([]);
});

// The library that writes Word files uses built-ins for lists that these libraries replace.
test('beside them a Word file fails with a message, and the same answer is saved as Markdown', {
  tag: ['@long', '@not-bidi'],
}, async ({ page, host, request }) => {
  await page.goto(
    host.add({
      early: LIBRARIES,
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}" features="export"></vesalio-chat>`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Baixar em Word (DOCX)' }).click();
  await expect(page.getByText('Não foi possível gerar o arquivo. Tente novamente.')).toBeVisible();
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Baixar em Markdown' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('130/80');
});

test('elements without a shadow root have their style sheets in the page', { tag: '@long' }, async ({
  page,
  host,
}) => {
  const { errors: faults } = await watch(page);
  await page.goto(
    host.add({
      early: LIBRARIES,
      head: LOADER,
      body: `<vesalio-auth base-url="${GATEWAY}" allow-sensitive></vesalio-auth>`,
    }),
  );
  const press = page.getByRole('button', { name: 'Entrar', exact: true });
  await expect(press).toHaveCSS('cursor', 'pointer');
  await press.click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(faults).toEqual([]);
});

test('an open modal of the page that traps the focus lets the launcher have it', { tag: '@long' }, async ({
  page,
  host,
}) => {
  await page.goto(
    host.add({
      head: LOADER,
      body: `<div id="modal" tabindex="-1"><input aria-label="Prescrição"></div><vesalio-launcher base-url="${GATEWAY}"></vesalio-launcher>`,
      script: `const modal = document.querySelector('#modal');
        const hold = ({ target }) => target === document || modal.contains(target) || modal.focus();
        // As jQuery before 3.7, under Bootstrap 3 and 4 and jQuery UI, and as Bootstrap 5.
        document.addEventListener('focus', hold, true);
        document.addEventListener('focusin', hold);`,
    }),
  );
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  const input = page.getByRole('dialog').getByRole('textbox', { name: 'Mensagem' });
  await input.click();
  await page.keyboard.type('dengue');
  await expect(input).toHaveValue('dengue');
});
