import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadLostFocus } from '../../../packages/widgets/src/elements/rendering/lost-focus.ts';

const FORM = '<div class="vs-element"><h2>Acesso</h2><button>Entrar</button></div>';

let element: HTMLElement;
let host: HTMLInputElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<input><div></div>';
  host = document.querySelector('input') as HTMLInputElement;
  element = document.querySelector('div') as HTMLElement;
  element.innerHTML = FORM;
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  stop = leadLostFocus(element);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const focused = () => document.activeElement;
const press = () => element.querySelector('button')?.focus();
/** Replaces the view of the element, and waits until the focus would have been moved. */
async function show(html: string): Promise<void> {
  element.innerHTML = `<div class="vs-element">${html}</div>`;
  await new Promise((done) => setTimeout(done, 80));
}

test('the title of a new view takes the focus of a control that is gone', async () => {
  press();
  await show('<p>Sessão</p><h2>Olá</h2><button>Sair</button>');
  expect(focused()).toBe(element.querySelector('h2'));
});

test('the notice of a closed gate comes first, then the input, and within an open dialog its title', async () => {
  press();
  await show('<h2>Olá</h2><textarea class="vs-composer__input"></textarea>');
  expect(focused()?.localName).toBe('textarea');
  await show(
    '<textarea class="vs-composer__input"></textarea><div class="vs-gate"><button>Entrar</button></div>',
  );
  expect(focused()?.textContent).toBe('Entrar');
  await show('<div class="vs-gate"><button>Ler</button></div><dialog open><h2>Termos</h2></dialog>');
  expect(focused()?.textContent).toBe('Termos');
});

test('a view that is loading leads the focus on when it has something for it', async () => {
  press();
  await show('<p>Carregando…</p>');
  expect(focused()).toBe(document.body);
  await show('<h2>Olá</h2>');
  expect(focused()?.textContent).toBe('Olá');
});

test('a person who goes on in the page while a view is loading is left there', async () => {
  press();
  await show('<p>Carregando…</p>');
  host.focus();
  await show('<p>Ainda carregando…</p>');
  host.blur();
  await show('<h2>Olá</h2>');
  expect(focused()).toBe(document.body);
});

test('a focus of the page is never taken, nor one that the person has moved out of the element', async () => {
  await show('<h2>Olá</h2><button>Sair</button>');
  expect(focused()).toBe(document.body);
  host.focus();
  await show('<h2>Outra</h2><button>Sair</button>');
  expect(focused()).toBe(host);
  press();
  host.focus();
  await Promise.resolve();
  host.blur();
  await show('<h2>Mais uma</h2><button>Sair</button>');
  expect(focused()).toBe(document.body);
  press();
  (focused() as HTMLElement).blur();
  await Promise.resolve();
  await show('<h2>A última</h2>');
  expect(focused()).toBe(document.body);
});

test('a view that changes while another tab is open waits for the return', async () => {
  press();
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await show('<h2>Olá</h2>');
  expect(focused()).toBe(document.body);
  vi.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Olá'));
});
