import type { Page } from '@playwright/test';
import { expect, GATEWAY, handsOver, LOADER, test, tokenOf } from '../host-page.ts';

/** Presses a button. @returns whether the focus is inside the opened part at the moment when it is inserted */
const takesFocus = (page: Page, name: string, opened: string) =>
  page.getByRole('button', { name, exact: true }).evaluate(
    (button, selector) =>
      new Promise<boolean>((resolve) => {
        const root = button.getRootNode() as ShadowRoot;
        new MutationObserver((_, observer) => {
          const element = root.querySelector(selector);
          if (!element) return;
          observer.disconnect();
          resolve(element.contains(root.activeElement));
        }).observe(root, { childList: true, subtree: true });
        (button as HTMLElement).click();
      }),
    opened,
  );

test('a search marks its words inside the shadow root, in the colours of its sheet', async ({
  browser,
  page,
  host,
  request,
}) => {
  const stored = [
    {
      codigo: 1,
      guid: 'guid-1',
      pergunta: 'Qual a pressão?',
      resposta: 'A pressao alvo.',
      dataCadastro: '2026-10-01T12:00:00Z',
      referencias: [],
    },
  ];
  await page.route(`${GATEWAY}/ai/api/mensagens/conversa/**`, (route) => route.fulfill({ json: stored }));
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}" conversation-id="9"></vesalio-chat>`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  // A key pressed immediately already belongs to it.
  expect(await takesFocus(page, 'Mais', '[role="menu"]')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await takesFocus(page, 'Buscar nesta conversa', '[type="search"]')).toBe(true);
  await page.getByRole('searchbox', { name: 'Buscar nesta conversa' }).fill('pressao');
  await expect(page.getByText('2 de 2')).toBeVisible();
  const answer = page.getByText('A pressao alvo.');
  await expect(answer).toBeVisible();
  if (Number.parseInt(browser.version(), 10) < 120) {
    // Old Chromium cannot paint in these colors, so the marks are drawn over the words.
    const marks = page.locator('.vs-find-marks__word');
    await expect(marks).toHaveCount(2);
    for (const mark of await marks.all()) {
      await expect(mark).toBeVisible();
      await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    return;
  }
  const painted = () =>
    answer.evaluate((paragraph) => {
      const ranges = [...(CSS.highlights.get('vs-found-current') ?? [])];
      const isHere = ranges.some((range) => paragraph.contains(range.startContainer));
      return [
        isHere,
        ...['vs-found', 'vs-found-current'].map(
          (name) => getComputedStyle(paragraph, `::highlight(${name})`).backgroundColor,
        ),
      ];
    });
  await expect.poll(async () => (await painted())[0]).toBe(true);
  const [, all, current] = await painted();
  for (const colour of [all, current]) expect(colour).not.toMatch(/^rgba\(0, 0, 0, 0\)$|^$/);
  expect(all).not.toBe(current);
});
