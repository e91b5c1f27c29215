import type { Page } from '@playwright/test';
import { browserIdle } from '../../browser-idle.ts';
import { makeAccount } from '../../e2e/standing.ts';
import { onlyLong } from '../../long.ts';
import { expect, GATEWAY, type HostPage, handsOver, LOADER, test, tokenOf } from '../host-page.ts';

const policy = null;
const clean: HostPage = { policy };

/** Global rules in the style sheets of hosts. */
const hosts: Record<string, string> = {
  'Bootstrap 3': `*{box-sizing:border-box}html{font-size:10px}body{font:14px/1.42857 "Helvetica Neue",sans-serif;color:#333}
    h1,h2{font-family:inherit;font-weight:500;line-height:1.1;margin-top:20px;margin-bottom:10px;font-size:36px}
    p{margin:0 0 10px}ul{margin:0 0 10px}button,input,textarea{font-family:inherit;font-size:inherit;line-height:inherit}
    a{color:#337ab7}label{display:inline-block;max-width:100%;margin-bottom:5px;font-weight:700}
    input[type=email],input[type=password]{height:34px;padding:6px 12px;border:1px solid #ccc}img,svg{vertical-align:middle}`,
  'Tailwind preflight': `*,::before,::after{box-sizing:border-box;border:0 solid;margin:0;padding:0}h1,h2,h3{font-size:inherit;font-weight:inherit}
    a{color:inherit;text-decoration:inherit}ol,ul{list-style:none}button,input,textarea{font:inherit;color:inherit;background-color:transparent;border-radius:0}
    img,svg,canvas{display:block;vertical-align:middle}`,
  'all unset': '* { all: unset }',
  'rem of 10 px, and nothing to copy':
    'html { font-size: 62.5% } body { font-size: 1.6rem; user-select: none; word-break: break-all }',
};

/** The visible size and style of the important controls. */
async function look(
  page: Page,
  names: readonly (readonly ['button' | 'textbox' | 'heading' | 'tab' | 'checkbox', string])[],
) {
  const looks: Record<string, unknown> = {};
  for (const [role, name] of names) {
    const part = page.getByRole(role, { name, exact: true }).first();
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    const style = await part.evaluate((element) => {
      const { fontSize, color, backgroundColor, borderTopWidth, paddingLeft, cursor, textAlign } =
        getComputedStyle(element);
      const { userSelect, wordBreak } = getComputedStyle(element);
      const edges = { borderTopWidth, paddingLeft };
      return { fontSize, color, backgroundColor, ...edges, cursor, textAlign, userSelect, wordBreak };
    });
    looks[name] = { ...style, width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
  }
  return looks;
}

const frame = (body: string) => `<div id="frame">${body}</div>`;
const WIDTH = '#frame { display: block; width: 600px; }';

for (const [tag, attributes, names] of [
  [
    'vesalio-chat',
    '',
    [
      ['heading', 'Em que posso ajudar?'],
      ['textbox', 'Mensagem'],
      ['button', 'Enviar'],
    ],
  ],
  [
    'vesalio-auth',
    'allow-sensitive',
    [
      ['textbox', 'E-mail'],
      ['button', 'Entrar'],
    ],
  ],
  ['vesalio-launcher', '', [['button', 'Abrir assistente clínico']]],
  [
    'vesalio-plans',
    '',
    [
      ['heading', 'Escolha seu Plano'],
      ['tab', 'Planos Privados'],
      ['button', 'Escolher Fleming'],
    ],
  ],
  [
    'vesalio-payment',
    'plan="fleming_plan" allow-sensitive',
    [
      ['textbox', 'Nome impresso no cartão'],
      ['textbox', 'Validade'],
      ['button', 'Próximo'],
      ['button', 'Voltar para Planos'],
    ],
  ],
  [
    'vesalio-account',
    '',
    [
      ['heading', 'Perfil'],
      ['heading', 'Meus cartões'],
      ['button', 'Editar'],
      ['button', 'Excluir conta'],
    ],
  ],
] as const) {
  test(
    `<${tag}> looks the same among hostile style sheets (catalogue 17)`,
    onlyLong(tag !== 'vesalio-chat'),
    async ({ page, host }) => {
      const body = frame(`<${tag} base-url="${GATEWAY}" ${attributes}></${tag}>`);
      // Payment and account need a signed-in person.
      const isOwn = /payment|account/.test(tag);
      const token = isOwn ? (await makeAccount(page.request, 'complete')).session.jwtToken : undefined;
      const script = token ? { script: handsOver(token, tag) } : {};
      await page.goto(host.add({ ...clean, ...script, head: `<style>${WIDTH}</style>${LOADER}`, body }));
      const expected = await look(page, names);
      for (const [name, css] of Object.entries(hosts)) {
        await page.goto(
          host.add({ ...clean, ...script, head: `<style>${css} ${WIDTH}</style>${LOADER}`, body }),
        );
        expect(await look(page, names), name).toEqual(expected);
      }
    },
  );
}

test('on a right-to-left page the chat keeps the direction of its language, unless it has one of its own', async ({
  page,
  host,
}) => {
  for (const own of ['', 'dir="rtl" lang="ar"']) {
    await page.goto(
      host.add({
        ...clean,
        html: 'dir="rtl"',
        head: LOADER,
        body: `<vesalio-chat base-url="${GATEWAY}" ${own}></vesalio-chat>`,
      }),
    );
    const send = page.getByRole('button', { name: 'Enviar' });
    const input = page.getByRole('textbox', { name: 'Mensagem' });
    await expect(send).toBeVisible();
    const [sendBox, inputBox] = [await send.boundingBox(), await input.boundingBox()];
    const isLeft = (sendBox?.x ?? 0) < (inputBox?.x ?? 0) + (inputBox?.width ?? 0) / 2;
    expect(isLeft).toBe(own !== '');
    await expect(page.locator('vesalio-chat .vs-element')).toHaveAttribute('lang', own ? 'ar' : 'pt-BR');
  }
});

test('at 280 px nothing is wider than its frame', async ({ page, host }) => {
  await page.goto(
    host.add({
      ...clean,
      head: `<style>#frame { width: 280px }</style>${LOADER}`,
      body: frame(`<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`),
    }),
  );
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  const overflow = await page.locator('vesalio-chat').evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const edge = element.getBoundingClientRect().right;
    return [...root.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > edge + 1)
      .length;
  });
  expect(overflow).toBe(0);
});

test('host colours with too little contrast are named on the console, and no others', async ({
  page,
  host,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const dressed = (css: string) =>
    host.add({
      ...clean,
      head: `<style>vesalio-chat { ${css} }</style>${LOADER}`,
      body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
    });
  await page.goto(dressed('--vesalio-brand: #005a8c; --vesalio-on-brand: #ffffff; --vesalio-paper: #fff'));
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await browserIdle(page);
  expect(warnings.filter((text) => text.includes('WCAG'))).toEqual([]);
  await page.goto(dressed('--vesalio-brand: #ffee55; --vesalio-on-brand: #ffffff'));
  await expect
    .poll(() => warnings.join('\n'))
    .toMatch(/<vesalio-chat>.*--vesalio-on-brand sobre --vesalio-brand tem 1,\d\d:1/);
});

// Chromium 109 has no popovers. There the style sheet keeps floating boxes on top.
test('menus, popups and dialogs are in the top layer, so no box of the host cuts them off or covers them', {
  tag: '@current-chromium',
}, async ({ page, host, request }) => {
  const box =
    'position: relative; z-index: 0; overflow: hidden; transform: translateZ(0); contain: paint; width: 420px; height: 460px';
  const cover =
    'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: rgb(0 0 0 / 1%)';
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(
    host.add({
      ...clean,
      head: `<style>#frame { ${box} } #cover { ${cover} } vesalio-chat { --vesalio-chat-height: 460px }</style>${LOADER}`,
      body: `${frame(`<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`)}<div id="cover"></div>`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  // Markers move while the answer is being written, and a popup closes when its marker moves away from the pointer.
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  const marker = page.getByRole('button', { name: 'Referência 1' }).first();
  const open = () =>
    page.locator('vesalio-chat').evaluate((chat) => {
      const popups = [...(chat.shadowRoot?.querySelectorAll(':popover-open, dialog:modal') ?? [])];
      return popups.map((popup) => {
        const { left, right, top, bottom } = popup.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return {
          isInside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
          isOnTop: hit === chat,
        };
      });
    });
  await expect(async () => {
    await marker.hover();
    expect(await open()).toEqual([{ isInside: true, isOnTop: true }]);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect.poll(open).toEqual([]);

  // A press opens the sources too. Escape closes one layer after another.
  await marker.click();
  await expect(page.getByRole('dialog', { name: 'Frase e fonte' })).toBeVisible();
  await expect.poll(open).toContainEqual({ isInside: true, isOnTop: true });
  await expect(async () => {
    await page.keyboard.press('Escape');
    expect(await open()).toEqual([]);
  }).toPass();
});
