import type { Locator, Page } from '@playwright/test';
import { choose, finish, toFinish, typeAddress, typeCard } from '../../e2e/paying.ts';
import { answerTo, type Person } from '../services.ts';

interface VisitInput {
  readonly page: Page;
  readonly person: Person;
  /** Starts the faults. */
  spoil(): void;
  /** Ends the faults. */
  mend(): void;
}

/** A person's actions in a browser over faulty connections. */
interface Visit {
  readonly name: string;
  /** @returns the missed goals; empty if all is well */
  run(given: VisitInput): Promise<string[]>;
}

const NUMBER = '4111111111111111';
/** Much longer than any step needs without faults. */
const LIMIT_MS = 90_000;
const PAUSE_MS = 50;

const button = (place: Pick<Page, 'getByRole'>, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true });

interface Step {
  page: Page;
  isDone(): Promise<boolean>;
  /** Presses an enabled control. @returns whether there was one */
  press(): Promise<boolean>;
  /** Polled during the step. Whether the page has lost typed text. */
  isLost?(): Promise<boolean>;
  mend(): void;
}

/** Presses the offered controls until the goal is reached. From the second press on, there are no faults. */
async function pursue({ page, isDone, press, isLost, mend }: Step): Promise<string[]> {
  let presses = 0;
  for (const began = Date.now(); Date.now() - began < LIMIT_MS; ) {
    if (await isLost?.()) return ['typed text lost'];
    if (await isDone()) return [];
    if (await press().catch(() => false)) {
      presses += 1;
      if (presses > 1) mend();
    }
    await page.waitForTimeout(PAUSE_MS);
  }
  const shown = await page.locator('body').ariaSnapshot();
  return [`spinner for ever, after ${presses} presses: ${shown.slice(-900)}`];
}

/** Presses the first enabled button. */
async function pressFirst(...buttons: Locator[]): Promise<boolean> {
  for (const one of buttons)
    if ((await one.first().isVisible()) && (await one.first().isEnabled())) {
      await one.first().click({ timeout: 1_000 });
      return true;
    }
  return false;
}

/** Whether the page shows the text, inside or outside a field. */
const shows = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
    return (
      fields.some(({ value }) => value.includes(wanted)) || (document.body.textContent ?? '').includes(wanted)
    );
  }, text);

async function enter(given: VisitInput): Promise<string[]> {
  const { page, person, mend } = given;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill('Abcdef1!');
  return pursue({
    page,
    mend,
    isDone: async () => !new URL(page.url()).pathname.startsWith('/login'),
    press: () => pressFirst(button(page, 'Entrar')),
    isLost: async () =>
      new URL(page.url()).pathname === '/login' &&
      (await page.getByLabel('E-mail').isVisible()) &&
      !(await shows(page, person.email)) &&
      new URL(page.url()).pathname === '/login',
  });
}

const signIn: Visit = {
  name: 'sign-in',
  run: async (given) => {
    given.spoil();
    return enter(given);
  },
};

const question = (files: number): Visit => ({
  name: files > 0 ? 'question with a file' : 'question',
  run: async (given) => {
    const { page, person, spoil, mend } = given;
    const missed = await enter(given);
    const text = `Qual a dose no caso ${person.id}?`;
    const message = page.getByRole('textbox', { name: 'Mensagem' });
    // A finished answer has the same button, which asks for a new answer.
    const unanswered = page.locator('[data-message]').filter({ hasNotText: answerTo(text) });
    await message.fill(text);
    if (files > 0) {
      const chooser = page.waitForEvent('filechooser');
      await button(page, 'Anexar arquivos').click();
      const buffer = Buffer.from('%PDF-1.4\n%%EOF');
      await (await chooser).setFiles({ name: 'exame.pdf', mimeType: 'application/pdf', buffer });
      await page.getByText('exame.pdf').first().waitFor();
    }
    spoil();
    missed.push(
      ...(await pursue({
        page,
        mend,
        isDone: () => page.getByText(answerTo(text)).first().isVisible(),
        press: async () =>
          (await message.inputValue()) === text
            ? pressFirst(button(page, 'Enviar'))
            : pressFirst(button(unanswered, 'Tentar novamente'), button(page, 'Recuperar texto')),
        isLost: async () => !(await shows(page, text)) || (files > 0 && !(await shows(page, 'exame.pdf'))),
      })),
    );
    const taken = [...person.questions.values()];
    if (taken.length !== 1) missed.push(`message ${taken.length} times`);
    if (taken.some((one) => one.text !== text || one.files !== files))
      missed.push('another question arrived');
    return missed;
  },
});

const payment: Visit = {
  name: 'payment',
  run: async (given) => {
    const { page, person, spoil, mend } = given;
    const missed = await enter(given);
    await choose(page, 'Fleming');
    await toFinish(page, NUMBER);
    spoil();
    const success = page.getByRole('heading', { name: 'Boas-vindas' });
    const number = page.getByLabel('Número do cartão');
    const code = page.getByLabel('CVV');
    let checks = 0;
    const missedThen = await pursue({
      page,
      mend,
      isDone: async () => {
        if (await success.isVisible()) return true;
        // The outcome of an order that never arrived cannot be looked up, so it stays unknown.
        return (
          checks > 3 && person.charges.size === 0 && (await button(page, 'Pagar mesmo assim').isVisible())
        );
      },
      press: async () => {
        const check = button(page, 'Conferir agora');
        // Beside a form it is only an offer, and the person pays again.
        if (
          (await check.isVisible()) &&
          !(await button(page, 'Próximo').or(finish(page)).first().isVisible())
        ) {
          checks += 1;
          return pressFirst(check);
        }
        if ((await number.isVisible()) && (await number.inputValue()) === '') {
          await typeCard(page, NUMBER);
          return pressFirst(button(page, 'Próximo'));
        }
        if ((await code.isVisible()) && (await code.inputValue()) === '') await code.fill('737');
        return pressFirst(finish(page), button(page, 'Próximo'));
      },
    });
    missed.push(...missedThen);
    if (person.charges.size > 1) missed.push(`charged ${person.charges.size} times`);
    if ((await success.isVisible()) !== (person.charges.size === 1)) missed.push('money told falsely');
    return missed;
  },
};

const card: Visit = {
  name: 'card',
  run: async (given) => {
    const { page, person, spoil, mend } = given;
    const missed = await enter(given);
    await page.goto('/account#cards');
    const dialog = page.getByRole('dialog', { name: 'Adicionar cartão' });
    await button(page.getByRole('region', { name: 'Meus cartões' }), 'Adicionar cartão').click();
    await typeCard(dialog, NUMBER);
    await dialog.getByLabel('Apelido do cartão').fill('Consultório');
    await typeAddress(dialog);
    await dialog.getByRole('textbox', { name: 'Número', exact: true }).fill('1000');
    spoil();
    const code = dialog.getByLabel('CVV');
    missed.push(
      ...(await pursue({
        page,
        mend,
        isDone: async () => !(await dialog.isVisible()),
        press: async () => {
          if (!(await button(dialog, 'Salvar cartão').isEnabled())) return false;
          if ((await code.inputValue()) === '') await code.fill('737');
          return pressFirst(button(dialog, 'Salvar cartão'));
        },
        isLost: async () => (await dialog.isVisible()) && !(await shows(page, 'Consultório')),
      })),
    );
    if (person.cards.size !== 1) missed.push(`card saved ${person.cards.size} times`);
    return missed;
  },
};

const account: Visit = {
  name: 'account',
  run: async (given) => {
    const { page, person, spoil, mend } = given;
    const missed = await enter(given);
    await page.goto('/account');
    const profile = page.getByRole('region', { name: 'Perfil', exact: true });
    await button(profile, 'Editar').click();
    const name = 'Ana Souza Prado';
    await profile.getByLabel('Nome').fill(name);
    spoil();
    missed.push(
      ...(await pursue({
        page,
        mend,
        isDone: async () => button(profile, 'Editar').isVisible(),
        press: () => pressFirst(button(profile, 'Salvar')),
        isLost: async () => !(await shows(page, name)),
      })),
    );
    if (person.name !== name) missed.push('a change told as saved is not');
    return missed;
  },
};

export const visits: readonly [Visit, ...Visit[]] = [
  signIn,
  question(0),
  question(1),
  payment,
  card,
  account,
];
