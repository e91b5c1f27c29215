import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../e2e/axe-violations.ts';
import { makeAccount } from '../../e2e/standing.ts';
import { expect, GATEWAY, handsOver, LOADER, test, watch } from '../host-page.ts';

// Clinicians' tools by keyboard, at 360 px, on a page with the strictest policy. axe checks every state.

const FEATURES = 'record context feedback follow-ups export temporary edit history';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function press(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Enter');
}

async function judge(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const)
    expect(await axeViolations(page, theme), `${state}, ${theme}`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${state}, width`).toBeLessThanOrEqual(360);
}

test('the tools of clinicians have no accessibility violation, by keyboard and at 360 px', {
  tag: ['@not-bidi', '@long'],
}, async ({ page, host }) => {
  test.setTimeout(400_000);
  const { session } = await makeAccount(page.request, 'complete');
  const seen = await watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(
    host.add({
      head: LOADER,
      body: `<main><h1>Intranet</h1><vesalio-chat base-url="${GATEWAY}" mode="full" features="${FEATURES}"></vesalio-chat></main>`,
      script: `${handsOver(session.jwtToken ?? '')}
        document.querySelector('vesalio-chat').context =
          { ageBand: '70 a 79 anos', sex: 'feminino', allergies: ['penicilina'], notes: 'Idosa, em casa.' };`,
    }),
  );
  const facts = page.getByRole('list', { name: 'Contexto informado' });
  await press(page, facts.getByRole('button', { name: /^Observações/ }));
  await judge(page, 'context, one fact opened');
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  const list = await facts.boundingBox();
  expect(list?.height).toBeLessThan(60);

  await input.fill('Qual a meta de pressão arterial no idoso?');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Copiar')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Próximas perguntas' })).toBeVisible();
  await judge(page, 'answer with next questions');

  const more = button(page, 'Mais');
  const choose = async (name: string) => {
    await press(page, more);
    await press(
      page,
      page.getByRole(/til$/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name, exact: true }),
    );
  };
  await press(page, more);
  await judge(page, 'menu of the answer');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  for (const [item, title] of [
    ['Não útil', 'O que faltou nesta resposta?'],
    ['Notificar erro clínico', 'Notificar erro clínico'],
  ] as const) {
    await choose(item);
    const box = dialog(page, title);
    await expect(box).toBeVisible();
    // A rating without a reason would be rejected for that.
    for (const reason of await box.getByRole('checkbox', { name: 'Incorreta' }).all()) {
      await reason.focus();
      await page.keyboard.press('Space');
    }
    await box.getByRole('textbox').fill('CPF 529.982.247-25');
    await press(page, box.getByRole('button', { name: /^Enviar/ }));
    await expect(box.getByRole('button', { name: 'Ocultar dados' })).toBeVisible();
    await judge(page, `${item}, refused by the guard`);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await choose('Registro de uso de IA');
  await expect(dialog(page, 'Registro de uso de IA')).toContainText('Profissional: Ana Prado');
  await judge(page, 'usage record');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await press(page, button(page, 'Editar pergunta'));
  await judge(page, 'question being edited');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Editar pergunta')).toBeFocused();

  await page
    .locator('.vs-answer p')
    .first()
    .evaluate((one) => document.getSelection()?.selectAllChildren(one));
  await expect(button(page, 'Perguntar sobre isto')).toBeVisible();
  await judge(page, 'selected passage');
  await press(page, page.getByRole('log', { name: 'Conversa' }));
  await expect(input).toHaveValue(/^“\S.*”\n\n$/);
  await expect(input).toBeFocused();

  await press(page, button(page, 'Abrir conversas'));
  const panel = page.getByRole('complementary', { name: 'Conversas' });
  await press(page, panel.getByRole('button', { name: /^Opções da conversa/ }));
  await press(page, page.getByRole('menuitem', { name: 'Renomear' }));
  await expect(dialog(page, 'Renomear conversa')).toBeVisible();
  await judge(page, 'renaming');
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await panel.getByRole('searchbox').fill('sprint');
  await expect(panel.locator('mark').first()).toBeVisible();
  await judge(page, 'search in the texts');
  await press(page, button(page, 'Fechar conversas'));

  await press(page, button(page, 'Nova Conversa'));
  await press(page, button(page, 'Conversa temporária'));
  await expect(button(page, 'Conversa temporária')).toHaveAttribute('aria-pressed', 'true');
  await judge(page, 'temporary conversation');
  await press(page, button(page, 'Sobre'));
  await expect(page.getByRole('dialog').getByRole('heading', { name: '1. Uso pretendido' })).toBeVisible();
  await judge(page, 'about');
  expect(seen.errors).toEqual([]);
  expect(await seen.violations()).toEqual([]);
});
