/** The long journeys that `pnpm test:browsers` runs in each engine in addition to the short ones. */
import assert from 'node:assert/strict';
import { CATCH_DOWNLOADS, downloaded } from './downloads.mjs';
import { ask, signIn } from './journeys.mjs';

const popup = 'dialog[open], [role="dialog"], [role="menu"]';

const HAS_VEIL = `return !/, 0\\)$|transparent/.test(getComputedStyle(document.querySelector('dialog[open]'), '::backdrop').backgroundColor);`;

export const longJourneys = {
  'stops an answer and keeps what was written': async (person, { held }) => {
    const { site, model } = await held();
    await signIn(person, site);
    await ask(person);
    await person.sees('p', model.begin);
    await person.sees('button', 'Parar', true);
    // Until then, a press counts as the second half of a double press on 'Enviar'.
    const seen = await person.inPage('return performance.now();');
    await person.until(`return performance.now() > ${seen} + 500;`, 'the end of a double press');
    await person.presses('button', 'Parar');
    await person.seesNoMore('button', 'Parar', true);
    await person.sees('button', 'Enviar', true);
    await person.sees('p', model.begin);
    model.release();
  },
  'copies an answer and downloads it': async (person, { site }) => {
    await signIn(person, site);
    await ask(person);
    await person.presses('button', 'Copiar');
    await person.sees('*', 'Resposta copiada.');
    await person.inPage(CATCH_DOWNLOADS);
    await person.presses('button', 'Mais');
    await person.presses('[role="menuitem"]', 'Baixar em Markdown');
    await downloaded(person, '.md', '# ');
  },
  'attaches a file, refuses another, and removes it': async (person, { site }) => {
    await signIn(person, site);
    await person.sees('button', 'Anexar arquivos');
    await person.attaches('laudo.txt', 'text/plain', 'Laudo');
    await person.sees('*', 'Tipo de arquivo não suportado');
    await person.attaches(
      'laudo.pdf',
      'application/pdf',
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF',
    );
    await person.presses('button', 'Remover anexo laudo.pdf');
    await person.seesNoMore('button', 'Remover anexo laudo.pdf', true);
  },
  'reads the history, asks before deleting, and leaves by the keyboard': async (person, { site }) => {
    await signIn(person, site);
    // The bins show even if no pointer is over their row. An iPad with a keyboard never has one.
    await person.presses('button', 'Excluir conversa', false);
    await person.sees(popup, 'Confirmar Exclusão');
    await person.keys('Escape');
    await person.seesNoMore(popup, 'Confirmar Exclusão');
    await person.sees('button', 'Excluir conversa');
  },
  'goes through a plan’s payment up to the last press': async (person, { site }) => {
    await signIn(person, site);
    await person.goto(`${site}/choose-plan`);
    await person.presses('button', 'Escolher Hipócrates');
    await person.sees('h1', 'Pagamento');
    await person.presses('button', 'Continuar');
    await person.sees('h2', 'Cupom e conclusão');
    await person.sees('button', 'Finalizar pagamento', true);
  },
  'opens and leaves a dialog of the account': async (person, { site }) => {
    await signIn(person, site);
    await person.goto(`${site}/account`);
    await person.presses('button', 'Excluir conta', false);
    await person.sees(popup, 'Excluir sua conta?');
    assert.ok(await person.inPage(HAS_VEIL), 'the page behind the dialog is veiled');
    await person.keys('Escape');
    await person.seesNoMore(popup, 'Excluir sua conta?');
  },
  'reaches the page’s content by the keyboard': async (person, { site }) => {
    await signIn(person, site);
    await person.goto(`${site}/about`);
    // The page renders again for a signed-in person, which would lose an earlier focus.
    await person.sees('button, a', 'Minha Conta');
    await person.keys('Tab');
    await person.until(
      `return /Ir para o conteúdo/.test(document.activeElement.textContent);`,
      'the first stop',
    );
    await person.keys('Enter');
    await person.until(
      `return location.hash === '#conteudo' || Boolean(document.activeElement.closest('main'));`,
      'the content',
    );
  },
};
