import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../browser.mjs';
import { onlyLong } from '../long.ts';
import { expect, test } from './product.ts';
import { standAs } from './standing.ts';

async function ask(page: Page, question: string) {
  const checks = page.getByText(/confere(?:m)? com a fonte/);
  const before = await checks.count();
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  await page.getByRole('textbox', { name: 'Mensagem' }).press('Enter');
  // The lines of earlier answers do not show that this one has ended.
  await expect(checks).toHaveCount(before + 1);
  await expect(checks.last()).toBeVisible();
}

/** Boxes of all controls next to the input. */
const toolBoxes = (page: Page) =>
  page.locator('.vs-composer').evaluate((composer) =>
    [
      // The slider's words are inside the part of its track that a finger can press, so the row is one control.
      ...composer.querySelectorAll('button, textarea, .vs-pill__text, .vs-slider__row'),
    ]
      .map((tool) => ({ name: tool.className, box: tool.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .map(({ name, box: { left, right, top, bottom } }) => ({ name, left, right, top, bottom })),
  );

/** Expects that no control overlaps another, except for the parts of one pill. */
function expectApart(boxes: Awaited<ReturnType<typeof toolBoxes>>) {
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const isInside = [a, b].some((one) => one.name.includes('pill'));
      const isApart =
        a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      expect(
        isApart || (isInside && a.name.includes('pill') && b.name.includes('pill')),
        `${a.name} over ${b.name}`,
      ).toBe(true);
    }
}

test('the question stays near the top while its answer is written, and a note says that there is more below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 520 });
  await standAs(page, 'complete');
  await page.goto('/chat');
  await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  await ask(page, 'Como ventilar um paciente com SDRA moderada?');
  const log = page.getByRole('log', { name: 'Conversa' });
  const question = log.getByText('Como ventilar um paciente com SDRA moderada?');
  const gap = async () => ((await question.boundingBox())?.y ?? 0) - ((await log.boundingBox())?.y ?? 0);
  expect(await gap()).toBeGreaterThan(0);
  expect(await gap()).toBeLessThan(60);
  await expect(page.getByText('há mais abaixo')).toBeVisible();
  const jump = page.getByRole('button', { name: 'Ir para o fim da conversa' });
  const box = await jump.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await jump.press('Enter');
  await expect(page.getByRole('button', { name: 'Mais', exact: true }).last()).toBeInViewport();
  await expect(jump).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeFocused();
});

test('the first question stays where it is when its answer has grown beyond the view', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await standAs(page, 'complete');
  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const question = page.getByRole('article', { name: 'Pergunta 1' });
  const pending = await question.boundingBox();
  await expect(page.getByRole('button', { name: 'Mais', exact: true })).toBeVisible();
  await expect(page.getByText('há mais abaixo')).toBeVisible();
  expect((await question.boundingBox())?.y).toBe(pending?.y);
});

test('on a small phone the tools give their line to the conversation, behind one button', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await standAs(page, 'complete');
  await page.goto('/chat');
  const web = page.getByRole('switch', { name: 'Pesquisar na web' });
  await expect(web).toBeVisible();
  await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  await expect(web).toBeHidden();
  expect((await page.locator('.vs-composer').boundingBox())?.height).toBeLessThan(110);
  await page.getByRole('button', { name: 'Ferramentas da mensagem' }).click();
  await expect(web).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Profundidade da pesquisa' })).toBeVisible();
  expectApart(await toolBoxes(page));
});

test('on a phone, a step back closes the sidebar or a dialog before it leaves the chat', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await standAs(page, 'complete');
  await page.goto('/explore');
  await page.goto('/chat');
  await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  const address = page.url();
  const sidebar = page.getByRole('complementary', { name: 'Menu principal' });
  const dialog = page.locator('dialog');
  await page.getByRole('button', { name: 'Referência 1', exact: true }).first().click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await sidebar.getByRole('button', { name: /^Excluir conversa/ }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(sidebar).toBeVisible();
  await page.goBack();
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
  await expect(page).toHaveURL(address);
  // Nothing is open, so that one step leaves the document.
  await page.goBack();
  await expect(page).toHaveURL('/explore');
});

/** The effect of a layout shift on one element. */
interface Move {
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

for (const [width, height] of [
  [360, 740],
  // Above a phone's keyboard, the tools are behind one button.
  [360, 420],
  [1440, 740],
] as const) {
  test(
    `nothing moves at ${width} × ${height} while the modules of the chat are loaded`,
    onlyLong(width !== 360 || height !== 740),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await standAs(page, 'complete');
      await page.addInitScript(() => {
        const moves: unknown[] = [];
        Reflect.set(window, 'moves', moves);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moves.push(entry.toJSON());
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/chat');
      const tool = height < 480 ? 'Ferramentas da mensagem' : 'Anexar do Google Drive';
      await expect(page.getByRole('button', { name: tool })).toBeVisible();
      await expect(
        page.getByText('Demonstração com dados fictícios').filter({ visible: true }).first(),
      ).toBeVisible();
      // Screen readers list a page's landmarks, so content outside all of them is missed.
      if (width <= 768) await expect(page.getByRole('banner')).toHaveText(/^Demonstração/);
      const moves = await page.evaluate(() => Reflect.get(window, 'moves') as { sources: Move[] }[]);
      // A late font moves the words of a centered heading by a few pixels, and other words within their lines.
      const isMove = ({ previousRect: from, currentRect: to }: Move) =>
        Math.abs(from.x - to.x) > 8 || Math.abs(from.y - to.y) > 1 || Math.abs(from.height - to.height) > 1;
      expect(moves.filter(({ sources }) => sources.some(isMove))).toEqual([]);
    },
  );
}

test('a printed conversation has no buttons around its messages', { tag: '@long' }, async ({ page }) => {
  await standAs(page, 'complete');
  await page.goto('/chat');
  await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  const edit = page.getByRole('button', { name: 'Editar pergunta' });
  await expect(edit).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(edit).toBeHidden();
  // If the words had their own boxes, the spaces between them would be lost.
  const title = page.getByRole('heading', { level: 1 }).filter({ hasText: 'meta' });
  await expect(title).toHaveText(/^Qual a meta/, { useInnerText: true });
  // The answer begins at the left edge of the title.
  const left = (of: Locator) => of.evaluate((node) => node.getBoundingClientRect().left);
  expect(await left(page.locator('.vs-answer').first())).toBe(await left(title));
  // An A5 page is as narrow as a phone, whose header has other buttons.
  await page.setViewportSize({ width: 559, height: 794 });
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log).toBeVisible();
  await expect(page.locator('.vs-chat').getByRole('button').filter({ visible: true })).toHaveCount(
    await log.getByRole('button').filter({ visible: true }).count(),
  );
});

test('a notice covers neither the attached files nor the composer of a phone', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await standAs(page, 'complete');
  await page.goto('/chat');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'hemograma.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
      { name: 'anotacoes.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') },
    ]);
  const notice = page.getByRole('alert').filter({ hasText: 'anotacoes.txt' });
  await expect(notice).toBeVisible();
  await notice.hover();
  const file = page.getByRole('list', { name: /anex/i }).or(page.getByText('hemograma.pdf')).first();
  await expect(file).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await file.boundingBox()];
      return above && below ? above.y + above.height <= below.y : false;
    })
    .toBe(true);
});

test('a phone shows the free limit once above the welcome, and the kept draft beside the input', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/subscription/verifyPlanFree', (route) =>
    route.fulfill({ json: { isPlanValid: false } }),
  );
  await standAs(page, 'complete');
  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial?');
  await page.getByRole('textbox', { name: 'Mensagem' }).press('Enter');
  const notice = page.getByText(/^Você atingiu o limite de mensagens/);
  await expect(notice).toBeVisible();
  const kept = page.getByText(/^Seu texto está guardado/);
  await expect(kept).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notificações' }).locator('p')).toHaveCount(1);
  expect((await page.getByRole('button', { name: 'Fazer upgrade' }).boundingBox())?.y).toBeLessThan(
    ((await kept.boundingBox())?.y ?? 0) + 40,
  );
  await notice.hover();
  const title = await page.getByRole('heading', { name: 'Em que posso ajudar?' }).boundingBox();
  await expect
    .poll(async () => (await notice.boundingBox())?.y ?? 0)
    .toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

test('a long title of a conversation ends at a whole word', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await standAs(page, 'complete');
  await page.goto('/chat');
  await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  const title = page.getByRole('heading', { level: 1 }).filter({ hasText: 'meta' });
  const words = title.locator('span');
  expect(await words.count()).toBeGreaterThan(3);
  // An ellipsis replaces a whole inline block.
  for (const word of await words.all()) {
    await expect(word).toHaveText(/^\s?\S+$/);
    await expect(word).toHaveCSS('display', 'inline-block');
  }
  await expect(title).toHaveCSS('text-overflow', 'ellipsis');
  // A long word itself is cut. Otherwise the ellipsis would leave most of the line empty.
  await page.getByRole('button', { name: 'Nova Conversa' }).first().click();
  await ask(page, 'E a anticoagulação na fibrilação atrial?');
  await expect(page.getByRole('heading', { level: 1 }).locator('span')).toHaveText([
    'E',
    ' a',
    ' na',
    ' atrial?',
  ]);
});

test('the composer’s tools do not overlap with text of twice the size', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await standAs(page, 'complete');
  await page.goto('/chat');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('slider', { name: 'Profundidade da pesquisa' })).toBeVisible();
  expectApart(await toolBoxes(page));
});

test('with a smallest font size of 24 px in the browser, no control is covered or cut off', {
  tag: '@long',
}, async ({ baseURL, contextOptions }) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--blink-settings=minimumFontSize=24'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL });
    const page = await context.newPage();
    await page.setViewportSize({ width: 768, height: 1024 });
    await standAs(page, 'complete');
    await page.goto('/chat');
    await expect(page.getByRole('slider', { name: 'Profundidade da pesquisa' })).toBeVisible();
    expectApart(await toolBoxes(page));
    await page.setViewportSize({ width: 360, height: 740 });
    const widerThanBox = (box: Locator) =>
      box.evaluate((element) => element.scrollWidth - element.clientWidth);
    await page.getByRole('button', { name: 'Opções de pesquisa' }).click();
    const options = page.getByRole('dialog', { name: 'Opções de pesquisa' });
    await expect(options.getByText('10 referências')).toBeVisible();
    expect(await widerThanBox(options)).toBe(0);
    expectApart(await toolBoxes(page));
    await page.keyboard.press('Escape');
    await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
    await page.getByRole('button', { name: 'Referência 1', exact: true }).first().click();
    const sources = page.getByRole('dialog', { name: 'Frase e fonte' });
    await expect(sources.getByRole('button', { name: 'Próxima' })).toBeVisible();
    expect(await widerThanBox(sources.locator('.vs-dialog__content'))).toBe(0);
  } finally {
    await browser.close();
  }
});

test('with text of twice the size the tabs of the plans show their whole names', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await standAs(page, 'complete');
  await page.goto('/choose-plan');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tabs = page.getByRole('tablist');
  await expect(tabs.getByRole('tab', { name: 'Plano Corporativo Premium' })).toBeVisible();
  await expect.poll(() => tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

test('a phone’s sidebar scrolls as a whole, with all its conversations', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const items = Array.from({ length: 15 }, (_, index) => ({ id: index + 1, title: `Conversa ${index + 1}` }));
  await page.route('**/api/conversations?*', (route) => route.fulfill({ json: { items, totalCount: 15 } }));
  await standAs(page, 'complete');
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const list = page.getByRole('region', { name: 'Conversas' });
  await expect(list.getByRole('link')).toHaveCount(15);
  // No box inside the sidebar scrolls.
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  // Elements that stick to the end do not hide the focus.
  await list.getByRole('link').last().focus();
  const link = await list.getByRole('link').last().boundingBox();
  const theme = await page.getByRole('group', { name: /tema/i }).boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(theme?.y ?? 0);
});

test('the placeholders of the searches and of the composer have the same colour in the dark theme', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await standAs(page, 'complete');
  await page.goto('/chat');
  await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  await page.getByRole('button', { name: 'Buscar nesta conversa' }).click();
  const inkOf = (field: Locator) => field.evaluate((box) => getComputedStyle(box, '::placeholder').color);
  const ink = await inkOf(page.getByRole('textbox', { name: 'Mensagem' }));
  expect(await inkOf(page.getByRole('searchbox', { name: 'Buscar nesta conversa' }))).toBe(ink);
  expect(await inkOf(page.getByRole('searchbox', { name: 'Buscar conversa' }))).toBe(ink);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('when it is turned, what is in the middle of the view stays in view', { tag: '@long' }, async ({
    page,
  }) => {
    const upright = { width: 393, height: 852 };
    await page.setViewportSize(upright);
    await standAs(page, 'complete');
    await page.goto('/chat');
    await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
    await ask(page, 'Como tratar insuficiência cardíaca com fração de ejeção reduzida?');
    const read = page.getByRole('article', { name: 'Resposta 2' }).getByRole('heading', { level: 4 }).first();
    // As a finger does: the page learns of the scroll from its event.
    await read.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    for (const size of [{ width: 852, height: 393 }, upright]) {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.setViewportSize(size);
      await expect(read).toBeInViewport();
      await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('over the keyboard of a phone, what the guard found does not push the button of sending away', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await standAs(page, 'complete');
    await page.goto('/chat');
    await ask(page, 'Como ventilar um paciente com SDRA moderada?');
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    await box.focus();
    await box.pressSequentially('E com PEEP alta? CPF 529.982.247-25');
    await expect(page.getByRole('button', { name: 'Ocultar dados' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeInViewport({ ratio: 1 });
  });

  test('the buttons of a phone’s header stand equally far apart', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await standAs(page, 'complete');
    await page.goto('/chat');
    await ask(page, 'Como ventilar um paciente com SDRA moderada?');
    const [first, second, third] = await Promise.all(
      ['Nova Conversa', 'Buscar nesta conversa', 'Mostrar referências'].map((name) =>
        page.locator('.vs-chat__head').getByRole('button', { name }).boundingBox(),
      ),
    );
    const gap = (a = first, b = first) => (b?.x ?? 0) - (a?.x ?? 0) - (a?.width ?? 0);
    expect(gap(first, second)).toBe(gap(second, third));
  });
  for (const width of [360, 480, 520, 590] as const)
    test(`the input stands still while a directly opened conversation loads, ${width} px wide`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/ai/api/mensagens/conversa/*', (route) =>
        route.fulfill({ json: [{ codigo: 1, pergunta: 'Qual a meta?', resposta: 'Abaixo de 130.' }] }),
      );
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(/\/assets\/conversation-[\w-]{8}\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await standAs(page, 'complete');
      await page.goto('/chat/9');
      const send = page.getByRole('button', { name: 'Enviar' });
      const composer = page.locator('.vs-composer');
      await expect(send).toBeVisible();
      const before = await composer.boundingBox();
      letThrough();
      await expect(page.getByText('Abaixo de 130.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Anexar do Google Drive' })).toBeVisible();
      expect(await composer.boundingBox()).toEqual(before);
    });

  test('all starter questions stand above the input on a phone held across', async ({ page }) => {
    await page.setViewportSize({ width: 852, height: 393 });
    await standAs(page, 'complete');
    await page.goto('/chat');
    await expect(page.getByRole('button', { name: 'Ferramentas da mensagem' })).toBeVisible();
    const questions = page.getByRole('list', { name: 'Perguntas para começar' }).getByRole('button');
    await expect(questions).toHaveCount(4);
    const input = await page.locator('.vs-composer').boundingBox();
    for (const question of await questions.all()) {
      const { y = 0, height = 0 } = (await question.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(input?.y ?? 0);
    }
    // Nothing covers the buttons next to the title.
    await page.getByRole('button', { name: 'Conversa temporária' }).click({ trial: true });
    await page.setViewportSize({ width: 667, height: 375 });
    await page.getByRole('button', { name: 'Abrir menu' }).click({ trial: true });
    await expect(questions.last()).toBeInViewport({ ratio: 1 });
  });

  for (const [width, height] of [
    [844, 600],
    [900, 600],
    [360, 740],
  ] as const)
    test(
      `the composer's tools do not overlap at ${width} × ${height}`,
      onlyLong(width !== 360),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await standAs(page, 'complete');
        await page.goto('/chat');
        await expect(page.getByRole('slider', { name: 'Profundidade da pesquisa' })).toBeVisible();
        const boxes = await toolBoxes(page);
        expect(boxes.length).toBeGreaterThan(4);
        const depth = boxes.find(({ name }) => name.includes('slider'));
        expect(
          (depth?.bottom ?? 0) - (depth?.top ?? 0),
          'the words of the slider have one line',
        ).toBeLessThan(48);
        expectApart(boxes);
      },
    );

  for (const [width, height] of [
    [852, 393],
    [320, 256],
  ] as const)
    test(
      `at ${width} × ${height} the page scrolls and the tools are behind one button`,
      onlyLong(width !== 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await standAs(page, 'complete');
        await page.goto('/chat');
        await ask(page, 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
        // The pinned question fills the view. The header leaves completely, and scrolling back shows it again.
        const search = page.getByRole('button', { name: 'Buscar nesta conversa' });
        await expect(page.getByRole('article', { name: 'Pergunta 1' })).toBeInViewport({ ratio: 1 });
        await expect(search).not.toBeInViewport();
        await search.focus();
        await expect(search).toBeInViewport({ ratio: 1 });
        const log = await page.getByRole('log', { name: 'Conversa' }).boundingBox();
        expect(log?.height).toBeGreaterThan(height);
        await expect(page.getByText('Demonstração com dados fictícios.').first()).toBeAttached();
        await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeHidden();
        await page.getByRole('button', { name: 'Ferramentas da mensagem' }).click();
        await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Ditar mensagem' })).toBeVisible();
        // No word of the disclaimer is cut off. Measured as a range, a clipped text still has its full width.
        const cut = await page.locator('.vs-chat__disclaimer').evaluate((line) => {
          const words = document.createRange();
          words.selectNodeContents(line);
          return words.getBoundingClientRect().right > line.getBoundingClientRect().right + 1;
        });
        expect(cut).toBe(false);
      },
    );
});
