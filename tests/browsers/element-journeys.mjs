/** The elements in each engine: another origin, a strict policy, hostile styles, attributes, properties and events. */
import assert from 'node:assert/strict';
import { hasColours } from './journeys.mjs';

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
};
