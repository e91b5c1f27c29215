/** The elements in each engine: other origin, strict policy, hostile styles, attributes, properties and events. */
import assert from 'node:assert/strict';
import { chooses } from './answer-journeys.mjs';
import { CATCH_DOWNLOADS, downloaded } from './downloads.mjs';
import { ask, demo, hasColours } from './journeys.mjs';

const told = (name) => `return told.find((one) => one.name === '${name}');`;

export const elementJourneys = {
  'an element takes properties and tells its events': async (person, { host }) => {
    await person.goto(host);
    await person.until(told('vesalio-session'), 'vesalio-session');
    await person.presses('button', 'Como tratar a anemia ferropriva?');
    await person.until(told('vesalio-conversation'), 'vesalio-conversation');
    await person.sees('button', 'Copiar');
    await person.until(told('vesalio-answer'), 'vesalio-answer');
    await person.inPage(`document.querySelector('vesalio-chat').setDraft('Um rascunho');`);
    await person.until(`return find('textarea', 'Mensagem', true)?.value === 'Um rascunho';`, 'the draft');
    await person.inPage(`document.querySelector('vesalio-chat').setAttribute('theme', 'dark');`);
    await person.until(
      `return all().some((one) => one.matches('.vesalio[data-theme="dark"]') && isSeen(one));`,
      'the dark theme',
    );
    await hasColours(person, '.vesalio');
  },
  'a launcher opens and closes on a page with hostile styles': async (person, { host }) => {
    await person.goto(`${host}/launcher`);
    await person.presses('button', 'Abrir assistente clínico');
    await person.sees('textarea', 'Mensagem');
    assert.notEqual(await person.style('.vs-composer__input', 'color'), 'rgb(0, 255, 0)');
    assert.ok(Number.parseFloat(await person.style('.vs-composer__input', 'fontSize')) >= 12);
    await hasColours(person, '.vs-launcher__panel');
    await person.presses('button', 'Fechar assistente clínico', false);
    await person.seesNoMore('textarea', 'Mensagem');
  },
  'plans tell the host which plan is chosen': async (person, { host }) => {
    await person.goto(`${host}/plans`);
    await person.sees('h3, h4', 'Hipócrates');
    await person.presses('button', 'Escolher Hipócrates');
    await person.until(told('vesalio-plan'), 'vesalio-plan');
  },
  'an element sends facts of the case, and hands the answer to the record': async (person, { host }) => {
    await person.goto(`${host}/tools`);
    await person.presses('button', 'Remover Sexo');
    await person.seesNoMore('button', 'Remover Sexo');
    await ask(person);
    await person.sees('.vs-message--user .vs-message__context', 'Alergias: penicilina');
    await person.sees('button', 'Copiar', true);
    await chooses(person, 'Mais', 'Inserir no prontuário');
    await person.until(told('vesalio-record'), 'vesalio-record');
    const types = await person.inPage(
      `const { text, html, references, fhir } = told.find((one) => one.name === 'vesalio-record').detail; return [typeof text, html.slice(0, 4), references.length > 0, fhir.resourceType];`,
    );
    assert.deepEqual(types, ['string', '<h2>', true, 'Bundle']);
    await person.inPage(CATCH_DOWNLOADS);
    await chooses(person, 'Mais', 'Baixar em Word (DOCX)');
    await downloaded(person, '.docx', 'PK');
    await person.presses('button', 'Útil');
    await person.until(
      `return find('button', 'Útil', true)?.getAttribute('aria-pressed') === 'true';`,
      'the rating',
    );
    await person.presses('[aria-label="Próximas perguntas"] button', '', false);
    await person.until(
      `return find('textarea', 'Mensagem', true)?.value.endsWith('?');`,
      'the next question',
    );
    await person.keys('Control+a');
    await person.keys('Backspace');
    await person.selects('.vs-answer p');
    await person.presses('button', 'Perguntar sobre isto');
    await person.until(
      `return find('textarea', 'Mensagem', true)?.value.startsWith('“');`,
      'the quoted passage',
    );
    await person.presses('button', 'Sobre');
    await person.sees('dialog[open], [role="dialog"]', 'Uso pretendido');
    await person.keys('Escape');
    await person.seesNoMore('dialog[open], [role="dialog"]', 'Uso pretendido');
  },
  'a person on an institutional seat accepts the terms, and reads why payment and profile are closed': async (
    person,
    { host, renewSeat },
  ) => {
    await renewSeat();
    await person.goto(`${host}/seat`);
    await person.presses('button', 'Ler e aceitar');
    await person.presses('input[type="checkbox"]', '', false);
    await person.presses('button', 'Aceitar e continuar');
    await person.seesNoMore('dialog[open]', '');
    await person.sees('section', 'Seu acesso é fornecido por Hospital Exemplo');
    await person.sees('section', 'CRM-SP 123456');
    await person.sees('.vs-payment__body', 'O seu acesso é da instituição.');
    assert.equal(await person.inPage(`return Boolean(find('button', 'Excluir conta'));`), false);
  },
  'a person signs in in a dialog of the page': async (person, { host }) => {
    await person.goto(`${host}/dialog`);
    await person.sees('*', 'Entre para conversar');
    await person.presses('#sign-in', 'Entrar na intranet');
    await person.presses('input[type="email"]', '', false);
    await person.types(demo.email);
    await person.presses('input[type="password"]', '', false);
    await person.types(`${demo.password}\n`);
    await person.until(
      `return told.find((one) => one.name === 'vesalio-session' && one.detail.state === 'authenticated');`,
      'the session',
    );
    await person.seesNoMore('dialog[open]', '');
    await ask(person);
    await person.sees('button', 'Copiar', true);
  },
};
