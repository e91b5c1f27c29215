import { test as base, expect, type Page } from '@playwright/test';

/** A mail in the sandbox's outbox. */
interface Mail {
  to: string;
  subject: string;
  text: string;
  code?: string;
  link?: string;
}

export interface Person {
  name: string;
  email: string;
  password: string;
}

let count = 0;

/** Makes a new person. Every test registers its own. */
export function newPerson(name = 'Ana Prado'): Person {
  count++;
  return {
    name,
    email: `pessoa-${Date.now()}-${process.pid}-${count}@exemplo.example`,
    password: 'Senha#2026',
  };
}

/** The newest mail to an address. */
export async function mailTo(page: Page, email: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = (await (await page.request.get('/sandbox/outbox.json')).json()) as Mail[];
    found = mails.find((mail) => mail.to === email);
    expect(found).toBeDefined();
  }).toPass();
  return found as Mail;
}

export async function register(page: Page, person: Person, query = ''): Promise<void> {
  await page.goto(`/register${query}`);
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmar senha').fill(person.password);
  await page.getByRole('checkbox', { name: /Termos de Uso/ }).check();
  await page.getByRole('button', { name: 'Registrar' }).click();
}

export async function acceptTerms(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(dialog).toBeHidden();
}

export async function enterCode(page: Page, person: Person): Promise<void> {
  const { code } = await mailTo(page, person.email);
  await page.getByRole('textbox', { name: 'Caractere 1 de 5' }).focus();
  // The last character submits the code.
  await page.keyboard.type(code ?? '');
}

export async function login(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Fails a test on any page error that the test did not expect. */
export const test = base.extend<{ calm: RegExp[] }>({
  calm: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use(expected);
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
