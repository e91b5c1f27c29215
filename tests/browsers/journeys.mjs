/** A person's journeys, run in each engine. */
import assert from 'node:assert/strict';

export const demo = { email: 'demo@vesalio.example', password: 'Fabrica#1543' };
const question = 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?';
const isOpaque = (color) => /^rgb\(/.test(color) || /^(oklch|color|lab|oklab)\([^/]*\)$/.test(color);

export async function signIn(person, site) {
  await person.goto(`${site}/login`);
  if (await person.inPage(`return Boolean(localStorage.getItem('jwtToken'));`))
    return person.goto(`${site}/chat`);
  await person.sees('input[type="email"]', '');
  await person.presses('input[type="email"]', '', false);
  await person.types(demo.email);
  assert.equal(await person.inPage(`return find('input[type="email"]', '', false).value;`), demo.email);
  await person.presses('input[type="password"]', '', false);
  await person.types(`${demo.password}\n`);
  await person.until(`return location.pathname.startsWith('/chat');`, 'the chat after signing in');
}

export async function ask(person) {
  await person.presses('textarea', 'Mensagem');
  await person.types(`${question}\n`);
}

/** Asks a question and opens the first source. */
async function askAndCheck(person) {
  await ask(person);
  await person.sees('button', 'Copiar');
  await person.presses('button', 'Referência 1');
  await person.until(
    `return all().some((one) => one.matches('[role="dialog"], dialog, aside, section') && isSeen(one) && /Refer|Fonte/.test(nameOf(one)));`,
    'the source',
  );
}

/** Checks that colors and borders are visible, even in a browser without the newest color functions. */
export async function hasColours(person, root) {
  const ground = await person.style(root, 'backgroundColor');
  assert.ok(isOpaque(ground), `the ground of ${root} is ${ground}`);
  const [ink, edge] = [
    await person.style(root, 'color'),
    await person.style('.vs-composer', 'borderTopColor'),
  ];
  assert.notEqual(ink, ground);
  assert.ok(edge && edge !== 'rgba(0, 0, 0, 0)', `the edge of the input is ${edge}`);
  const send = await person.style('.vs-button--primary', 'backgroundColor');
  assert.ok(isOpaque(send), `the primary button is ${send}`);
}

export const journeys = {
  'signs in, asks, opens a source and finds the conversation again': async (person, { site }) => {
    await signIn(person, site);
    await askAndCheck(person);
    await hasColours(person, '.vesalio');
    const address = await person.until(
      `return /chat\\/[^/]+$/.test(location.pathname) && location.href;`,
      'the address of the conversation',
    );
    await person.goto(address);
    await person.sees('p', question);
    await person.sees('button', 'Referência 1', true);
  },
  'reads plans and account': async (person, { site }) => {
    await person.goto(`${site}/choose-plan`);
    await person.sees('h1, h2, h3', 'Fleming');
    await person.goto(`${site}/account`);
    await person.sees('h1', 'Conta');
  },
  'asks in an element under a strict policy': async (person, { host }) => {
    await person.goto(host);
    await askAndCheck(person);
    await hasColours(person, '.vesalio');
  },
};
