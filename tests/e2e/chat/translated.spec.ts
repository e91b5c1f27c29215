import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';

test('a browser that translates the page neither breaks the chat nor changes the words of an answer', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await standAs(page, 'complete');
  await page.goto('/chat');
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  // Like the translator of Chrome: it moves each text into elements of its own, and follows changes.
  await page.evaluate(() => {
    const translate = (node: Node) => {
      if (node instanceof Text) {
        if (!node.data.trim() || node.parentElement?.closest('font, script, style')) return;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(node.data.toUpperCase());
        node.replaceWith(outer);
      } else if (node instanceof HTMLElement && node.translate) [...node.childNodes].forEach(translate);
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if ((target.parentElement ?? document.body).translate) [target, ...addedNodes].forEach(translate);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await expect(page.getByText('NOVA CONVERSA')).toBeVisible();
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('mmHg');
  expect(errors).toEqual([]);
});
