import { expect, type Page } from '@playwright/test';

export const CVV = '737';

/** A page of the site, or a dialog on top of it. */
type Place = Pick<Page, 'getByLabel' | 'getByRole'>;

/** Goes from the choice of a plan to its payment. */
export async function choose(page: Page, plan: string): Promise<void> {
  await page.goto('/choose-plan');
  await page.getByRole('button', { name: `Escolher ${plan}` }).click();
  await expect(page).toHaveURL(/\/payment$/);
}

export async function typeCard(place: Place, number: string, cvv = CVV): Promise<void> {
  await place.getByLabel('Nome impresso no cartão').fill("Ana D'Ávila");
  await place.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await place.getByLabel('Número do cartão').fill('');
  await place.getByLabel('Número do cartão').fill(number);
  await place.getByLabel('Validade').fill('12/31');
  await place.getByLabel('CVV').fill('');
  await place.getByLabel('CVV').fill(cvv);
}

export async function typeAddress(place: Place): Promise<void> {
  await place.getByRole('textbox', { name: 'CEP' }).fill('01310100');
  await expect(place.getByRole('textbox', { name: 'Cidade' })).toHaveValue('São Paulo');
}

/** Fills in card and address, up to the last step. */
export async function toFinish(place: Place, number: string, cvv = CVV): Promise<void> {
  await typeCard(place, number, cvv);
  await place.getByRole('button', { name: 'Próximo' }).click();
  await typeAddress(place);
  await place.getByRole('button', { name: 'Próximo' }).click();
  await expect(place.getByRole('textbox', { name: 'Cupom de desconto' })).toBeVisible();
}

export const finish = (place: Place) => place.getByRole('button', { name: 'Finalizar pagamento' });
