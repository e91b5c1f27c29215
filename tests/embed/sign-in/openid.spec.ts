import { type SecondServer, startServer } from '../../e2e/second-server.ts';
import { openPortal, type Portal } from '../../site/server/gateway/partners/oidc-portal.ts';
import { writePartners } from '../../site/server/gateway/partners/partner-stage.ts';
import { expect, test, version } from '../host-page.ts';

let portal: Portal;
let gateway: SecondServer;
test.beforeAll(async () => {
  portal = await openPortal(
    (url) => `<!doctype html><meta charset="utf-8"><title>Portal</title>
      <script type="module" src="${url}/embed/v${version}/vesalio.js"></script>
      <vesalio-chat base-url="${url}"></vesalio-chat><vesalio-account base-url="${url}"></vesalio-account>
      <script>
        document.querySelector('vesalio-chat').getToken = async () =>
          (await fetch('/assistant-token', { method: 'POST' })).text();
      </script>`,
  );
  gateway = await startServer({
    EMBED_ORIGINS: portal.url,
    PARTNERS_FILE: writePartners(test.info().outputPath('partners'), [portal.partner]),
  });
  portal.useGateway(gateway.url);
});
test.afterAll(async () => {
  await gateway.stop();
  await portal.close();
});

test('a person who signs in at the hospital’s OpenID provider asks in the element under their own name', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(portal.url);
  await page.getByPlaceholder('Enter any login').fill('crm-123');
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveTitle('Portal');
  await expect(page.getByRole('region', { name: 'Perfil' })).toContainText('Ana Prado');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
});
