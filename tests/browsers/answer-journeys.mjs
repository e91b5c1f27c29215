/** Journeys with questions and answers on the site, run in each engine. */
import assert from 'node:assert/strict';
import { CATCH_DOWNLOADS, downloaded } from './downloads.mjs';
import { ask, signIn } from './journeys.mjs';

const popup = '[role="dialog"]';
const dialog = 'dialog[open], [role="dialog"]';
const field = `find('textarea', 'Mensagem', true)`;

async function askNew(person, site) {
  await signIn(person, site);
  await ask(person);
  await person.sees('button', 'Copiar', true);
}

export async function chooses(person, button, item) {
  await person.presses('button', button);
  await person.presses('[role="menuitem"]', item);
}

/** Empties the focused input. */
async function empties(person) {
  await person.keys('Control+a');
  await person.keys('Backspace');
  await person.until(`return ${field}.value === '';`, 'the empty input');
}

/** Hovers over a row of the list, because its buttons are visible only then. */
async function choosesOfRow(person, title, item) {
  await person.hovers('.vs-list__link', title, false);
  await person.presses('button', `Opções da conversa ${title}`, false);
  await person.presses('[role="menuitem"]', item);
}

export const answerJourneys = {
  'reads sources: a popup under the mouse, the drawer by the keyboard': async (person, { site }) => {
    await askNew(person, site);
    await person.hovers('button', 'Referência 1');
    await person.sees(popup, 'Referência: ');
    const width = await person.inPage(`return find('.vs-citation', '').getBoundingClientRect().width;`);
    assert.ok(width > 200 && width <= 380, `the popup is ${width} px wide`);
    await person.keys('Escape');
    await person.seesNoMore('.vs-citation', '');
    await person.focuses('button', 'Referência 1');
    await person.keys('Enter');
    await person.sees('.vs-beside', 'Fonte');
    const at = `const [one] = all().filter((each) => each.matches('.vs-beside__walk') && isSeen(each)); return one?.textContent;`;
    const before = await person.until(at, 'the place among the claims');
    await person.presses('button', 'Próxima');
    await person.until(`return (() => {${at}})() !== ${JSON.stringify(before)};`, 'the next claim');
    await person.presses('button', 'Anterior');
    await person.until(`return (() => {${at}})() === ${JSON.stringify(before)};`, 'the claim before');
    await person.keys('Escape');
    await person.seesNoMore('.vs-beside', '');
  },
  'copies a passage with the numbers of its references': async (person, { site }) => {
    await askNew(person, site);
    await person.inPage(
      `document.querySelector('[role="log"]').focus();
       getSelection().selectAllChildren(find('.vs-answer p', '[1]', false));`,
    );
    await person.keys('Control+c');
    await person.presses('textarea', 'Mensagem');
    await person.keys('Control+v');
    const pasted = await person.until(`return ${field}.value;`, 'the passage in the input');
    assert.match(pasted, /\S\s\[1\]/);
    assert.doesNotMatch(pasted, /\[\]|diverge/);
    await empties(person);
  },
  'goes on with an answer after a reload in the middle of it': async (person, { held }) => {
    const { site, model } = await held();
    await signIn(person, site);
    await ask(person);
    await person.sees('p', model.begin);
    const address = await person.until(
      `return /chat\\/[^/]+$/.test(location.pathname) && location.href;`,
      'the address of the conversation',
    );
    await person.goto(address);
    await person.sees('p', model.begin);
    await person.sees('button', 'Parar', true);
    model.release();
    await person.sees('p', model.end);
    await person.sees('button', 'Copiar', true);
    await person.sees('[aria-label="Próximas perguntas"] button', model.next);
    const questions = await person.inPage(
      `return all().filter((one) => one.matches('.vs-message--user')).length;`,
    );
    assert.deepEqual([questions, model.asked()], [1, 1], 'the question stands there once and was asked once');
  },
  'edits the last question, asks about a passage and takes a next question': async (person, { site }) => {
    await askNew(person, site);
    const next = '[aria-label="Próximas perguntas"] button';
    await person.sees(next, '');
    const label = await person.inPage(`return nameOf(find('${next}', ''));`);
    await person.presses(next, '', false);
    await person.until(
      `return ${field}.value === ${JSON.stringify(label)};`,
      'the next question in the input',
    );
    await empties(person);

    await person.selects('.vs-answer p');
    await person.presses('button', 'Perguntar sobre isto');
    await person.until(`return ${field}.value.startsWith('“');`, 'the quoted passage');
    await empties(person);

    await person.focuses('button', 'Editar pergunta');
    await person.presses('button', 'Editar pergunta');
    await person.presses('textarea', 'Nova redação da pergunta');
    await person.keys('Control+a');
    await person.types('Qual a meta de pressão arterial no diabético?\n');
    await person.sees('*', 'Versão anterior: ');
    await person.sees('button', 'Copiar', true);
  },
  'rates an answer, is held by the guard, and reports a clinical error': async (person, { site }) => {
    await askNew(person, site);
    await person.presses('button', 'Não útil');
    await person.sees(dialog, 'O que faltou nesta resposta?');
    await person.presses('label', 'Desatualizada', false);
    await person.presses('textarea', 'Comentário', false);
    await person.types('CPF 529.982.247-25');
    await person.presses('button', 'Enviar avaliação');
    await person.presses('button', 'Ocultar dados');
    await person.presses('button', 'Enviar avaliação');
    await person.seesNoMore(dialog, 'O que faltou nesta resposta?');
    await person.until(
      `return find('button', 'Não útil', true)?.getAttribute('aria-pressed') === 'true';`,
      'the rating',
    );
    // The thank-you notice stays as long as the mouse is over it.
    await person.hovers('button', 'Copiar');
    await chooses(person, 'Mais', 'Notificar erro clínico');
    await person.presses('textarea', 'O que está errado', false);
    await person.types('Dose errada.');
    await person.presses('button', 'Enviar notificação');
    const [protocol] = await person.until(
      `return /EC-\\d{4}-[\\w-]+/.exec(find('${dialog}', 'Notificar erro clínico')?.textContent ?? '');`,
      'the protocol',
    );
    assert.match(protocol, /^EC-\d{4}-/);
    await person.keys('Escape');
    await person.seesNoMore(dialog, 'Notificar erro clínico');
  },
  'renames, pins and finds a conversation, and holds a temporary one': async (person, { site }) => {
    await askNew(person, site);
    await choosesOfRow(person, '', 'Renomear');
    await person.sees(dialog, 'Renomear conversa');
    await person.presses('input', 'Título', false);
    await person.keys('Control+a');
    await person.types('Plantão de domingo');
    await person.presses('button', 'Salvar título');
    await person.sees('.vs-list__link', 'Plantão de domingo');
    await choosesOfRow(person, 'Plantão de domingo', 'Fixar no topo');
    await person.sees('[role="img"]', 'Fixada');
    await person.presses('input[type="search"]', 'Buscar conversa');
    await person.types('plantao');
    await person.sees('.vs-list mark', 'Plantão');
    await person.keys('Control+a');
    await person.keys('Backspace');
    await choosesOfRow(person, 'Plantão de domingo', 'Desafixar');
    await person.seesNoMore('[role="img"]', 'Fixada');

    await person.goto(`${site}/chat`);
    await person.presses('button', 'Conversa temporária');
    await ask(person);
    await person.sees('.vs-temporary__mark', '');
    await person.sees('button', 'Copiar', true);
    const isListed = `return all().some((one) => one.matches('.vs-list__link[aria-current]'));`;
    assert.equal(await person.inPage(isListed), false, 'a temporary conversation is not listed');
    await person.goto(`${site}/chat`);
    await person.sees('button', 'Conversa temporária');
  },
  'takes answers, references and data along': async (person, { site }) => {
    await askNew(person, site);
    await person.inPage(CATCH_DOWNLOADS);
    await chooses(person, 'Mais', 'Baixar em Word (DOCX)');
    await downloaded(person, '.docx', 'PK');
    await chooses(person, 'Mais', 'Referências em RIS');
    await downloaded(person, '.ris', 'TY  - ');
    await chooses(person, 'Mais', 'Referências em BibTeX');
    await downloaded(person, '.bib', '@');
    await chooses(person, 'Mais', 'Referências em CSL-JSON');
    await downloaded(person, '.json', '[');
    await chooses(person, 'Mais', 'Registro de uso de IA');
    await person.sees(dialog, 'Extrator de demonstração');
    await person.presses('button', 'Copiar registro');
    await person.sees('*', 'Registro de uso copiado.');
    await person.seesNoMore(dialog, 'Extrator de demonstração');
    await person.goto(`${site}/account`);
    await person.inPage(CATCH_DOWNLOADS);
    await person.presses('button', 'Baixar meus dados');
    await downloaded(person, '.zip', 'PK');
  },
  'opens what the product is, and says where the browser cannot take dictation': async (person, { site }) => {
    await signIn(person, site);
    await person.presses('button', 'Sobre');
    await person.sees(dialog, 'Uso pretendido');
    await person.keys('Escape');
    await person.seesNoMore(dialog, 'Uso pretendido');
    const canDictate = await person.inPage(
      `return 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis;`,
    );
    if (!canDictate) {
      await person.presses('button', 'Ditar mensagem');
      await person.sees('*', 'A transcrição de áudio não é suportada neste navegador');
    }
    await person.goto(`${site}/about`);
    await person.sees('h1', 'Sobre ');
    await person.sees('h2', 'Modelo e versão');
  },
};
