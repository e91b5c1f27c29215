import { chromium, type Locator, type Page } from '@playwright/test';
import { findWholeChromium } from '../browser.mjs';
import { CVV, choose, finish, typeAddress, typeCard } from './paying.ts';
import { expect, test } from './product.ts';
import { standAs } from './standing.ts';

const NUMBER = '5555555555554444';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Próximo' });

/**
 * Autofills inputs by their tokens like a browser: in one task, without keystrokes or focus, in any order, and only
 * visible editable inputs.
 */
const autofill = (page: Page, values: readonly (readonly [token: string, value: string])[]) =>
  page.evaluate((pairs) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [token, value] of pairs) {
      const inputs = [...document.querySelectorAll<HTMLInputElement>('form input')].filter(
        (input) => input.autocomplete === token && input.checkVisibility(),
      );
      const [input] = inputs;
      if (inputs.length !== 1 || !input?.form || input.readOnly || input.disabled)
        throw new Error(`${token} cannot be filled: ${inputs.length} boxes`);
      if (input.form.autocomplete === 'off') throw new Error('The form refuses to be filled.');
      write?.call(input, value);
      // Neither event has a key.
      input.dispatchEvent(new Event('keydown', { bubbles: true }));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('keyup', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);

const values = async (boxes: readonly Locator[]) => Promise.all(boxes.map((each) => each.inputValue()));

test.beforeEach(async ({ page }) => {
  await standAs(page, 'complete');
});

test('autofill fills the card and the address, and the look-up of the postal code overwrites nothing', {
  tag: '@long',
}, async ({ page }) => {
  await choose(page, 'Fleming');
  await expect(box(page, 'Nome impresso no cartão')).toBeVisible();
  const card = ['Nome impresso no cartão', 'Número do cartão', 'Validade', 'CVV'].map((name) =>
    box(page, name),
  );
  for (const expiry of ['12/31', '12/2031', '2031-12', '122031']) {
    await autofill(page, [
      ['cc-csc', CVV],
      ['cc-exp', expiry],
      ['cc-number', NUMBER],
      ['cc-name', 'Ana Souza'],
    ]);
    expect(await values(card), expiry).toEqual(['Ana Souza', '5555 5555 5555 4444', '12/31', CVV]);
    await expect(box(page, 'Número do cartão')).toHaveAccessibleDescription('Bandeira Mastercard');
    const drawn = page.getByRole('img', { name: 'Prévia do cartão, Mastercard, Final 4444' });
    await expect(drawn.getByText('ANA SOUZA')).toBeVisible();
    await autofill(page, [
      ['cc-number', ''],
      ['cc-exp', ''],
      ['cc-csc', ''],
    ]);
  }
  // Autofilled values are validated like typed ones.
  await autofill(page, [
    ['cc-name', 'Ana Souza'],
    ['cc-number', '5555555555554440'],
    ['cc-exp', '01/2020'],
    ['cc-csc', CVV],
  ]);
  await box(page, 'CPF ou CNPJ').fill('52998224725');
  await next(page).click();
  await expect(box(page, 'Número do cartão')).toHaveAccessibleDescription('Número de cartão inválido.');
  await expect(box(page, 'Validade')).toHaveAccessibleDescription('Cartão expirado.');
  await autofill(page, [
    ['cc-number', NUMBER],
    ['cc-exp', '12/2031'],
  ]);
  await expect(page.getByText('Número de cartão inválido.')).toHaveCount(0);
  await expect(page.getByText('Cartão expirado.')).toHaveCount(0);
  await next(page).click();

  const address = ['CEP', 'Endereço', 'Complemento', 'Bairro', 'Cidade', 'UF'].map((name) => box(page, name));
  await expect(box(page, 'CEP')).toBeVisible();
  const looked = page.waitForResponse(/\/public\/cep\/01310100$/);
  // The postal code is in São Paulo and the address in Rio. The autofilled address stays.
  await autofill(page, [
    ['billing address-line1', 'Rua do Ouvidor, 50'],
    ['billing address-line2', 'Sala 3'],
    ['billing address-level2', 'Rio de Janeiro'],
    ['billing address-level1', 'Rio de Janeiro'],
    ['billing postal-code', '01310-100'],
  ]);
  await looked;
  await expect(box(page, 'Bairro')).toHaveValue('Bela Vista');
  expect(await values(address)).toEqual([
    '01310-100',
    'Rua do Ouvidor, 50',
    'Sala 3',
    'Bela Vista',
    'Rio de Janeiro',
    'RJ',
  ]);
  for (const name of ['Endereço', 'Cidade', 'UF']) await expect(box(page, name)).toBeEditable();
  await expect(box(page, 'Bairro'), 'only the code knew it').not.toBeEditable();
  await next(page).click();
  await expect(box(page, 'Cupom de desconto')).toBeVisible();
});

test('masks keep the caret, accept whole values, and undo a hundred states', { tag: '@long' }, async ({
  page,
}) => {
  await choose(page, 'Fleming');
  const number = box(page, 'Número do cartão');
  await number.pressSequentially('5555555544');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('12');
  await expect(number).toHaveValue('5555 5512 5544');
  const caret = () => number.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(await caret()).toBe('5555 5512'.length);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await expect(number).toHaveValue('5555 5515 44');
  expect(await caret()).toBe('5555 551'.length);

  await number.fill('');
  const states: string[] = [];
  for (let round = 0; round < 13; round++) {
    for (const digit of '40140110') {
      await page.keyboard.press(digit);
      states.push(await number.inputValue());
    }
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    states.push('');
  }
  // The last of a hundred updates is shown.
  for (let press = 1; press < 100; press++) {
    await page.keyboard.press('ControlOrMeta+z');
    expect(await number.inputValue(), `undone ${press} times`).toBe(states.at(-1 - press));
  }
  const oldest = await number.inputValue();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number).toHaveValue(oldest);
  await page.keyboard.press('Control+y');
  await expect(number).toHaveValue(states.at(-99) ?? '');

  await page.goto('/account#profile');
  await page.getByRole('region', { name: 'Perfil' }).getByRole('button', { name: 'Editar' }).click();
  const phone = page.getByLabel('Telefone');
  for (const [text, shown] of [
    ['+55 (21) 99999-9999', '(21) 99999-9999'],
    ['5521999999999', '(21) 99999-9999'],
    ['021 3765-4321', '(21) 3765-4321'],
    ['2137654321', '(21) 3765-4321'],
    ['(55) 99876-5432', '(55) 99876-5432'],
  ] as const) {
    await phone.fill(text);
    await expect(phone, `filled with ${text}`).toHaveValue(shown);
    await phone.fill('');
    await phone.evaluate((input, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
    }, text);
    await expect(phone, `pasted ${text}`).toHaveValue(shown);
  }
});

test('a screen reader reads the format of a masked field once, and nothing at each key', {
  tag: '@long',
}, async ({ page }) => {
  await choose(page, 'Fleming');
  await expect(box(page, 'Número do cartão')).toBeVisible();
  const described = async (pairs: Record<string, string>) => {
    for (const [name, hint] of Object.entries(pairs))
      await expect(box(page, name)).toHaveAccessibleDescription(hint);
  };
  await described({
    'CPF ou CNPJ': '11 dígitos do CPF ou 14 caracteres do CNPJ',
    'Número do cartão': 'De 13 a 19 dígitos',
    Validade: 'MM/AA',
    CVV: '3 ou 4 dígitos',
  });
  // Every change inside a live region is announced.
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(
          '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]',
        );
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  });
  await typeCard(page, NUMBER);
  await page.keyboard.press('Tab');
  await described({ 'Número do cartão': 'Bandeira Mastercard', CVV: '3 dígitos no verso' });
  expect(await heard.jsonValue(), 'while the card was typed').toEqual([]);

  await next(page).click();
  await described({ CEP: '8 dígitos: com eles, preenchemos o endereço para você.', UF: 'Duas letras' });
  await typeAddress(page);
  await described({ CEP: 'Endereço encontrado. Confira os campos.', Cidade: 'Preenchido pelo CEP' });
  expect(await heard.jsonValue(), 'of the postal code').toEqual([
    'Buscando CEP...',
    'Endereço encontrado. Confira os campos.',
  ]);
});

test('the whole payment by keyboard, checked in the accessibility tree (catalogue 59)', async ({ page }) => {
  await page.goto('/choose-plan');
  await page.getByRole('button', { name: 'Escolher Fleming' }).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Nome impresso no cartão')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Etapas do pagamento' });
  const current = steps.locator('[aria-current="step"]');
  await expect(current).toContainText('Cartão');

  await next(page).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({
    hasText: 'Por favor, corrija os erros no passo atual antes de prosseguir.',
  });
  await expect(summary.locator('..')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('button', { name: 'Nome impresso no cartão' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Nome impresso no cartão')).toBeFocused();
  await expect(box(page, 'Nome impresso no cartão')).toHaveAccessibleDescription('Nome é obrigatório.');
  await expect(box(page, 'Nome impresso no cartão')).toHaveAttribute('aria-invalid', 'true');

  for (const [name, text] of [
    ['Nome impresso no cartão', "Ana D'Ávila"],
    ['CPF ou CNPJ', '52998224725'],
    ['Número do cartão', NUMBER],
    ['Validade', '1231'],
    ['CVV', CVV],
  ] as const) {
    await expect(box(page, name)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(box(page, 'Apelido do cartão')).toBeFocused();
  // A phone's menu selects the text and puts another in its place without a key press.
  await box(page, 'Validade').fill('');
  await page.keyboard.type('1125');
  await box(page, 'Validade').fill('12/30');
  await expect(box(page, 'Validade')).toHaveValue('12/30');
  await box(page, 'Apelido do cartão').focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Etapa 2 de 3: Endereço de cobrança' })).toBeFocused();
  await expect(current).toContainText('Endereço de cobrança');
  await expect(steps.getByRole('listitem').first()).toContainText('concluída');
  await page.keyboard.press('Tab');
  await expect(box(page, 'CEP')).toBeFocused();
  await page.keyboard.type('01310100');
  await expect(box(page, 'Cidade')).toHaveValue('São Paulo');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Etapa 3 de 3: Cupom e conclusão' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page, 'Cupom de desconto')).toBeFocused();
  const before = await box(page, 'Cupom de desconto').boundingBox();
  await page.keyboard.type('VESALIO20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remover cupom' })).toBeVisible();
  expect(await box(page, 'Cupom de desconto').boundingBox()).toEqual(before);
  const save = page.getByRole('checkbox', { name: 'Salvar cartão para futuras compras' });
  await expect(save).toBeChecked();
  await save.focus();
  await page.keyboard.press('Space');
  await expect(save).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Voltar', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(finish(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Boas-vindas' })).toBeFocused();
  await expect(page).toHaveURL(/\/chat$/);
});

test('with text of twice the size on a small screen the text fits into the drawn card', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'Fleming');
  await box(page, 'Nome impresso no cartão').fill('Maria Antonieta de Albuquerque');
  const drawn = page.getByRole('img', { name: /^Prévia do cartão/ });
  await expect(drawn).toBeVisible();
  for (const size of ['1rem', '32px']) {
    await page.evaluate(
      (text) => document.documentElement.style.setProperty('--vesalio-font-size', text),
      size,
    );
    const outside = await drawn.evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      // A small card hides some of its parts.
      return [...card.querySelectorAll('span, svg')]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => part.getBoundingClientRect())
        .filter((part) => part.left < left - 1 || part.right > right + 1).length;
    });
    expect(outside, size).toBe(0);
  }
});

test('the back-forward cache restores the payment page without the card (catalogue 34)', {
  tag: '@long',
}, async ({ baseURL, contextOptions }) => {
  const executablePath = findWholeChromium();
  test.skip(!executablePath, 'needs a whole Chromium');
  const browser = await chromium.launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL });
    const page = await context.newPage();
    await standAs(page, 'complete');
    await choose(page, 'Fleming');
    await typeCard(page, NUMBER);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto('/terms');
    // A restored page does not load, which `goBack` waits for.
    await page.evaluate(() => history.back());
    await expect(page.locator('html[data-restored]'), 'restored as it was, not loaded').toHaveAttribute(
      'data-restored',
      'true',
    );
    await expect(page.getByLabel('Número do cartão')).toHaveValue('');
    await expect(page.getByLabel('CVV')).toHaveValue('');
  } finally {
    await browser.close();
  }
});
