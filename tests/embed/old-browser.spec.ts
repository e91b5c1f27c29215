import { onlyLong } from '../long.ts';
import { EMBED, expect, GATEWAY, LOADER, test, watch } from './host-page.ts';

const sentence =
  'Este navegador é antigo demais para o assistente. Atualize-o ou abra esta página em outro: Chrome ou Edge 109, Firefox 128, Safari 16.4 ou mais novos.';
const element = (name: string) =>
  `<vesalio-${name} base-url="${GATEWAY}"><a href="${GATEWAY}/chat">Abrir assistente clínico</a></vesalio-${name}>`;

const loaders = {
  'vesalio.js': LOADER,
  'vesalio.single.js': LOADER.replaceAll(`${EMBED}/vesalio.js`, `${EMBED}/vesalio.single.js`),
};

for (const [file, head] of Object.entries(loaders)) {
  test(
    `${file} shows one message beside the page's link in a browser that is too old`,
    onlyLong(file !== 'vesalio.js'),
    async ({ page, host }) => {
      const { errors } = await watch(page);
      // Safari before 16.4 has neither.
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'CSSPropertyRule');
        Object.defineProperty(window, 'CSSStyleSheet', {
          value: class {
            constructor() {
              throw new TypeError('Illegal constructor');
            }
          },
        });
      });
      await page.goto(host.add({ head, body: element('chat') + element('plans') }));
      for (const name of ['vesalio-chat', 'vesalio-plans']) {
        const box = page.locator(name);
        await expect(box).toContainText(sentence);
        await expect(box.getByRole('link', { name: 'Abrir assistente clínico' })).toBeVisible();
      }
      await page.evaluate(() => document.body.append(document.createElement('vesalio-account')));
      await expect(page.locator('vesalio-account')).toContainText(sentence);
      expect(errors).toEqual([]);
    },
  );
}
