import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { attachmentTexts, chatTexts, dictationTexts, driveTexts } from '@vesalio/core';
import type { Config } from '../../packages/site/server/config.ts';
import { sitePolicy } from '../../packages/site/server/platform/security-headers.ts';
import { pdfBytes, pngBytes } from '../fixture-files.ts';
import { type GoogleBehaviour, speech, standInForGoogle, standInForSpeech } from './composer-stand-ins.ts';
import { expect, test } from './product.ts';
import { makeAccount } from './standing.ts';

const { dictation } = dictationTexts;
const { drive } = driveTexts;
const { attachments: files } = attachmentTexts;
const box = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const list = (page: Page) => page.getByRole('list', { name: 'Anexos' }).first();

/** Opens the chat of a person who has passed all gates. */
async function enter(page: Page): Promise<void> {
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await page.goto('/chat');
  await expect(button(page, 'Anexar arquivos')).toBeEnabled();
}

const pdf = (name: string, content = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfBytes(content)),
});
const png = (name: string, options: Parameters<typeof pngBytes>[0] = {}) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(pngBytes(options)),
});

async function choose(page: Page, ...chosen: ReturnType<typeof pdf>[]): Promise<void> {
  const waiting = page.waitForEvent('filechooser');
  await button(page, 'Anexar arquivos').click();
  await (await waiting).setFiles(chosen);
}

/** The bodies of the questions. Recorded in the page, because Chromium does not reveal file contents outside it. */
async function questions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/ai/api/mensagens')) {
        const bytes = new Uint8Array(await request.clone().arrayBuffer());
        sent.push(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }
      return real(request);
    };
    Object.assign(window, { sentQuestions: sent });
  });
  return async () =>
    (await page.evaluate(() => (window as unknown as { sentQuestions: string[] }).sentQuestions)).map(
      (body) => Buffer.from(body, 'latin1').toString(),
    );
}

test.describe('files', () => {
  test('five at once are shown, freed of metadata, sent and cleared', async ({ page }) => {
    const sent = await questions(page);
    await enter(page);
    await choose(
      page,
      png('rx.png', { comment: 'Maria da Silva' }),
      ...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => pdf(name)),
    );
    await expect(list(page).getByRole('listitem')).toHaveCount(5);
    await expect(list(page).getByText('metadados removidos')).toBeVisible();
    await expect(list(page).locator('canvas')).toBeVisible();
    expect(await page.locator('img[src^="blob:"], img[src^="data:"]').count()).toBe(0);
    await button(page, 'Enviar').click();
    await expect(list(page).getByRole('button')).toHaveCount(0);
    await expect.poll(async () => (await sent()).length).toBe(1);
    const [body = ''] = await sent();
    expect(body).toContain('name="images"; filename="rx.png"');
    expect(body.match(/name="pdfs"; filename="[abcd]\.pdf"/g)).toHaveLength(4);
    expect(body).not.toContain('Maria');
    await expect(page.getByRole('log')).toContainText('a.pdf');
  });

  test('20,000 × 20,000 px is refused at once, without being decoded (catalogue 12)', {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.createImageBitmap;
      const counted = window as unknown as { decoded: number };
      counted.decoded = 0;
      window.createImageBitmap = ((...given: Parameters<typeof real>) => {
        counted.decoded++;
        return real(...given);
      }) as typeof real;
    });
    await enter(page);
    const bomb = png('bomba.png', { width: 20_000, height: 20_000 });
    bomb.buffer = Buffer.concat([bomb.buffer, deflateSync(Buffer.alloc(40_000_000))]);
    await choose(page, bomb);
    await expect(note(page, files.errors.tooManyPixels('bomba.png'))).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { decoded: number }).decoded)).toBe(0);
    await expect(page.getByRole('list', { name: 'Anexos' })).toHaveCount(0);
  });

  test('the rejected ones are named, and the others stay', { tag: '@long' }, async ({ page }) => {
    await enter(page);
    await choose(
      page,
      { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      { name: 'vazio.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      pdf('bom.pdf'),
    );
    await expect(note(page, files.errors.type('a.png'))).toBeVisible();
    await expect(note(page, files.errors.empty('vazio.pdf'))).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveText([/bom\.pdf/]);
  });

  test('dropped anywhere on the chat', { tag: '@long' }, async ({ page }) => {
    await enter(page);
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'solto.pdf', { type: 'application/pdf' }));
      return transfer;
    }, pdf('solto.pdf').buffer.toString());
    const chat = page.locator('.vs-chat');
    await chat.dispatchEvent('dragenter', { dataTransfer: data });
    await expect(page.getByText('Solte os arquivos aqui')).toBeVisible();
    await chat.dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('Solte os arquivos aqui')).toBeHidden();
    await expect(list(page).getByRole('listitem')).toHaveText([/solto\.pdf/]);
  });

  test('a picture from the clipboard, and a long text as text', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page);
    await page.evaluate(
      async (bytes) => {
        const picture = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      },
      [...pngBytes()],
    );
    await box(page).click();
    await page.keyboard.press('Control+V');
    await expect(list(page).getByRole('listitem')).toHaveText([/image\.png/]);
    const long = 'Paciente hipertenso em uso de losartana. '.repeat(400);
    await page.evaluate((text) => navigator.clipboard.writeText(text), long);
    await box(page).click();
    await page.keyboard.press('Control+V');
    await expect(box(page)).toHaveValue(long);
    expect((await box(page).boundingBox())?.height).toBeLessThanOrEqual(150);
  });
});

test.describe('dictation', () => {
  const notice = (page: Page) => page.getByRole('region', { name: dictation.privacyTitle });
  /** Presses the microphone for the first time, and accepts the notice. */
  async function begin(page: Page): Promise<void> {
    await button(page, 'Ditar mensagem').click();
    await button(page, dictation.privacyAccept).click();
  }

  test('shows interim words, adds the final ones to the draft, and ends by itself', { tag: '@long' }, async ({
    page,
  }) => {
    await standInForSpeech(page, 'SpeechRecognition');
    await enter(page);
    await box(page).fill('Paciente hipertenso,');
    await button(page, 'Ditar mensagem').click();
    await expect(notice(page)).toBeVisible();
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'false');
    await button(page, dictation.privacyAccept).click();
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'true');
    await expect(notice(page)).toBeHidden();
    await speech(page, 'result', 'com dor', false);
    await expect(box(page)).toHaveValue('Paciente hipertenso, com dor');
    await speech(page, 'result', 'com dor torácica', false);
    await expect(box(page)).toHaveValue('Paciente hipertenso, com dor torácica');
    await speech(page, 'result', 'com dor torácica.', true);
    await expect(box(page)).toHaveValue('Paciente hipertenso, com dor torácica.');
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'false');
    const settings = await page.evaluate(() => {
      const { started } = (window as unknown as { speech: { started: Record<string, unknown>[] } }).speech;
      return started.map(({ lang, interimResults, continuous }) => ({ lang, interimResults, continuous }));
    });
    expect(settings).toEqual([{ lang: 'pt-BR', interimResults: true, continuous: false }]);
    await button(page, 'Ditar mensagem').click();
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'true');
    await expect(notice(page)).toBeHidden();
  });

  test('works under the prefixed name, and keeps the words when it is stopped by the button', {
    tag: '@long',
  }, async ({ page }) => {
    await standInForSpeech(page, 'webkitSpeechRecognition');
    await enter(page);
    await begin(page);
    await speech(page, 'result', 'qual a meta', false);
    await button(page, 'Ditar mensagem').click();
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'false');
    await expect(box(page)).toHaveValue('qual a meta');
  });

  test('ends when the question is sent, with all words on screen', { tag: '@long' }, async ({ page }) => {
    const sent = await questions(page);
    await standInForSpeech(page, 'SpeechRecognition');
    await enter(page);
    await begin(page);
    await speech(page, 'result', 'qual a meta pressórica', false);
    await button(page, 'Enviar').click();
    await expect.poll(async () => (await sent())[0]).toContain('qual a meta pressórica');
    await speech(page, 'result', 'palavra tardia', true);
    await expect(box(page)).not.toHaveValue(/tardia/);
  });

  test('ends and drops its words when another conversation is opened', { tag: '@long' }, async ({ page }) => {
    await standInForSpeech(page, 'SpeechRecognition');
    await enter(page);
    await box(page).fill('Qual a meta no idoso?');
    await button(page, 'Enviar').click();
    await expect(page).toHaveURL(/\/chat\/.+/);
    await expect(button(page, 'Enviar')).toBeVisible();
    await begin(page);
    await speech(page, 'result', 'palavras da outra', false);
    await button(page, 'Nova Conversa').click();
    await expect(page).toHaveURL(/\/chat$/);
    await expect(box(page)).toHaveValue('');
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'false');
  });

  const codes = Object.entries(dictation.errors).filter(
    ([code]) => code !== 'unsupported' && code !== 'unknown',
  );
  for (const endsToo of [true, false]) {
    test(`shows a message for every error${endsToo ? '' : ', also without an end event'}`, {
      tag: '@long',
    }, async ({ page }) => {
      await standInForSpeech(page, 'SpeechRecognition');
      await enter(page);
      for (const [step, [code, text]] of codes.entries()) {
        await test.step(code, async () => {
          await (step === 0 ? begin(page) : button(page, 'Ditar mensagem').click());
          await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'true');
          await speech(page, 'error', code, endsToo);
          await expect(note(page, text)).toBeVisible();
          await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'false');
          // The next step must not find this notification.
          await button(page, 'Fechar notificação').click();
          await expect(page.getByRole('alert')).toHaveCount(0);
        });
      }
    });
  }

  test('shows no message when it is aborted', { tag: '@long' }, async ({ page }) => {
    await standInForSpeech(page, 'SpeechRecognition');
    await enter(page);
    await begin(page);
    await speech(page, 'error', 'aborted', true);
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is reported as missing in a browser without it', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    });
    await enter(page);
    await button(page, 'Ditar mensagem').click();
    await expect(note(page, dictation.errors.unsupported)).toBeVisible();
  });

  test('stays off after a reload once it is switched off', { tag: '@long' }, async ({ page }) => {
    await standInForSpeech(page, 'SpeechRecognition');
    await enter(page);
    await button(page, 'Ditar mensagem').click();
    await button(page, dictation.turnOff).click();
    await page.reload();
    await button(page, 'Ditar mensagem').click();
    await expect(button(page, dictation.stayOff)).toBeVisible();
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'false');
    await button(page, dictation.privacyAccept).click();
    await expect(button(page, 'Ditar mensagem')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('Google Drive', () => {
  /** The chat of an installation with Google's keys, with its security policy. */
  async function enterWithKeys(page: Page, behaviour: GoogleBehaviour): Promise<void> {
    const googleClientId = '4711-abc.apps.googleusercontent.com';
    await standInForGoogle(page, behaviour);
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const keys = { googleClientId, googleApiKey: 'key-drive' };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...keys } });
    });
    await page.route('**/chat', async (route) => {
      const answer = await route.fetch();
      const policy = sitePolicy({ googleClientId, publicUrl: 'http://localhost' } as Config, '/chat');
      const headers = { ...answer.headers(), 'content-security-policy': policy };
      await route.fulfill({ response: answer, headers });
    });
    await enter(page);
    await button(page, 'Anexar do Google Drive').click();
  }
  const log = (page: Page) =>
    page.evaluate(() => (window as unknown as { googleLog?: string[] }).googleLog ?? []);
  const picker = (page: Page) => page.getByRole('dialog', { name: 'Google Picker' });
  const laudo = { id: 'f1', name: 'laudo.pdf', mimeType: 'application/pdf', body: pdf('laudo.pdf').buffer };

  test('without keys the demonstration offers sample files, and fetches nothing from Google', {
    tag: '@long',
  }, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/google/.test(new URL(request.url()).host)) foreign.push(request.url());
    });
    await enter(page);
    await button(page, 'Anexar do Google Drive').click();
    const chooser = page.getByRole('dialog', { name: 'Arquivos de demonstração' });
    await chooser.getByRole('button', { name: 'imagem-de-demonstracao.png' }).click();
    await expect(chooser).toBeHidden();
    await expect(list(page).getByRole('listitem')).toHaveText([/imagem-de-demonstracao\.png/]);
    await button(page, 'Anexar do Google Drive').click();
    await chooser.getByRole('button', { name: 'laudo-de-demonstracao.pdf' }).click();
    await expect(list(page).getByRole('listitem')).toHaveText([
      /imagem-de-demonstracao\.png/,
      /laudo-de-demonstracao\.pdf/,
    ]);
    expect(foreign).toEqual([]);
  });

  test('picks, downloads and attaches files, and revokes the access', { tag: '@long' }, async ({ page }) => {
    await enterWithKeys(page, { files: [laudo] });
    await picker(page).getByRole('button', { name: 'Select' }).click();
    await expect(list(page).getByRole('listitem')).toHaveText([/laudo\.pdf/]);
    await expect(button(page, 'Remover anexo laudo.pdf')).toBeEnabled();
    await expect(picker(page)).toBeHidden();
    const calls = await log(page);
    expect(calls[0]).toBe(
      'token 4711-abc.apps.googleusercontent.com https://www.googleapis.com/auth/drive.file',
    );
    expect(JSON.parse(calls[1]?.slice(7) ?? '{}')).toMatchObject({
      token: 'token-drive',
      key: 'key-drive',
      app: '4711',
      locale: 'pt-BR',
      types: 'image/png,image/jpeg,application/pdf',
      origin: new URL(page.url()).origin,
    });
    expect(calls.slice(2)).toEqual(['dispose', 'revoke token-drive']);
  });

  const ways: [string, (page: Page) => Promise<void>][] = [
    ['cancel', (page) => picker(page).getByRole('button', { name: 'Cancel' }).click()],
    ['a click outside', (page) => page.mouse.click(5, 5)],
    ['Esc', (page) => page.keyboard.press('Escape')],
  ];
  for (const [name, close] of ways) {
    test(`closes on ${name} and revokes the access`, { tag: '@long' }, async ({ page }) => {
      await enterWithKeys(page, { files: [laudo] });
      await expect(picker(page)).toBeVisible();
      await close(page);
      await expect(picker(page)).toBeHidden();
      await expect.poll(() => log(page)).toContain('revoke token-drive');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(button(page, 'Anexar do Google Drive')).not.toHaveAttribute('aria-busy', 'true');
    });
  }

  const failures: [string, GoogleBehaviour, string][] = [
    ['the sign-in script is blocked', { blocked: 'gsi' }, drive.errors.script],
    ['the picker script is blocked', { blocked: 'api' }, drive.errors.script],
    ['the library fails', { library: 'fails' }, 'Erro ao carregar APIs do Google Drive.'],
    [
      'the library is not there',
      { library: 'missing' },
      'APIs do Google ainda não estão prontas. Tente novamente em breve.',
    ],
    ['popup_closed', { token: 'popup_closed' }, drive.errors.popupClosed],
    ['popup_failed_to_open', { token: 'popup_failed_to_open' }, drive.errors.popupBlocked],
    ['unknown', { token: 'unknown' }, drive.errors.token],
    ['access_denied', { token: 'access_denied' }, drive.errors.accessDenied],
    ['invalid_scope', { token: 'invalid_scope' }, drive.errors.token],
  ];
  for (const [name, behaviour, text] of failures) {
    test(`shows a message for the failure: ${name}`, { tag: '@long' }, async ({ page, calm }) => {
      calm.push(/ERR_FAILED/);
      await enterWithKeys(page, behaviour);
      await expect(note(page, text)).toBeVisible();
      await expect(button(page, 'Anexar do Google Drive')).not.toHaveAttribute('aria-busy', 'true');
    });
  }

  test('reports a picker that fails', { tag: '@long' }, async ({ page }) => {
    await enterWithKeys(page, {});
    await picker(page).getByRole('button', { name: 'Break' }).click();
    await expect(note(page, 'Erro ao carregar APIs do Google Drive.')).toBeVisible();
    await expect(picker(page)).toBeHidden();
  });

  const refusals: [number, (name: string) => string][] = [
    [401, drive.errors.fileUnauthorized],
    [403, drive.errors.fileForbidden],
    [500, drive.errors.file],
  ];
  for (const [status, sentence] of refusals) {
    test(`names a file that is answered with ${status}, and attaches the others`, { tag: '@long' }, async ({
      page,
      calm,
    }) => {
      calm.push(new RegExp(`status of ${status}`));
      await enterWithKeys(page, {
        files: [{ id: 'f2', name: 'exame.pdf', mimeType: 'application/pdf', status }, laudo],
      });
      await picker(page).getByRole('button', { name: 'Select' }).click();
      await expect(note(page, sentence('exame.pdf'))).toBeVisible();
      await expect(list(page).getByRole('listitem')).toHaveText([/laudo\.pdf/]);
    });
  }

  test('applies the limits of files to those from Drive', { tag: '@long' }, async ({ page }) => {
    await enterWithKeys(page, {
      files: [
        { id: 'g1', name: 'Planilha', mimeType: 'application/vnd.google-apps.spreadsheet' },
        { id: 'g2', name: 'falso.png', mimeType: 'image/png', body: Buffer.from('<svg/>') },
        { id: 'g3', name: 'grande.pdf', mimeType: 'application/pdf', sizeBytes: 26 * 1_048_576 },
        { ...laudo, name: 'Laudo sem extensão' },
      ],
    });
    await picker(page).getByRole('button', { name: 'Select' }).click();
    await expect(note(page, files.errors.type('Planilha'))).toBeVisible();
    await expect(note(page, files.errors.pdfTooLarge('grande.pdf'))).toBeVisible();
    await expect(note(page, files.errors.type('falso.png'))).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveText([/Laudo sem extensão\.pdf/]);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('no tool covers another', { tag: '@long' }, async ({ page }) => {
    await enter(page);
    const tools = [
      ...['Anexar arquivos', 'Ditar mensagem'].map((name) => button(page, name)),
      page.getByRole('switch', { name: 'Pesquisar na web' }),
      page.getByRole('slider', { name: 'Profundidade da pesquisa' }),
      button(page, 'Enviar'),
    ];
    const places: { x: number; y: number; width: number; height: number }[] = [];
    for (const tool of tools) {
      await expect(tool).toBeVisible();
      const place = await tool.boundingBox();
      if (!place) throw new Error(`${tool} has no place`);
      expect(place.x + place.width, String(tool)).toBeLessThanOrEqual(360);
      for (const other of places) {
        const isBeside = place.x >= other.x + other.width || other.x >= place.x + place.width;
        const isBelow = place.y >= other.y + other.height || other.y >= place.y + place.height;
        expect(isBeside || isBelow, String(tool)).toBe(true);
      }
      places.push(place);
    }
  });
});

test('the label of the web switch fits into it', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await enter(page);
  const words = page.getByRole('switch', { name: 'Pesquisar na web' });
  await expect(words.getByText('Pesquisar na web')).toBeVisible();
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('stays above the keyboard of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1, width: 360 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  await enter(page);
  await box(page).focus();
  await page.evaluate(() => {
    Object.assign(window.visualViewport as object, { height: 440 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const place = await button(page, 'Enviar').boundingBox();
      return (place?.y ?? 0) + (place?.height ?? 0);
    })
    .toBeLessThan(440);
});

test('typing above the keyboard of a phone in landscape shows the button to send', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page);
  await page.setViewportSize({ width: 740, height: 360 });
  await box(page).focus();
  await page.setViewportSize({ width: 740, height: 160 });
  await page.keyboard.type('E no diabético?');
  await expect(button(page, 'Enviar')).toBeInViewport({ ratio: 1 });
});

test('on a phone in landscape, title and text of the welcome are above the input', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page);
  await page.setViewportSize({ width: 740, height: 360 });
  const above = (await page.locator('.vs-composer').boundingBox())?.y ?? 0;
  for (const words of [
    page.getByRole('heading', { name: chatTexts.welcome.title }),
    page.getByText(chatTexts.welcome.text),
  ]) {
    const place = await words.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(above);
  }
});
