import { elementsHere, gateway, originOf } from '../gateway.js';

/** The libraries of the elements would read properties that a page adds to all objects as data. */
export async function everyObject() {
  const name = 'Scripts da página';
  const added = [];
  for (const property in {}) added.push(property);
  return added.length === 0
    ? { name, state: 'ok', detail: 'nenhum acrescenta propriedades a todos os objetos.' }
    : {
        name,
        state: 'failed',
        detail: `um deles acrescenta ${added.join(', ')} a Object.prototype, e assim os elementos não funcionam. Defina cada propriedade com Object.defineProperty e enumerable: false.`,
      };
}

/** Elements that call another server than this one, or the page's own server. */
export async function addresses() {
  const name = 'Endereço dos elementos';
  const elements = elementsHere();
  if (elements.length === 0) return { name, state: 'none', detail: 'nenhum elemento nesta página.' };
  const wrong = elements.filter((element) => originOf(element.getAttribute('base-url')) !== gateway);
  if (wrong.length === 0) return { name, state: 'ok', detail: `base-url="${gateway}" em todos.` };
  const lines = wrong.map((element) => {
    const given = element.getAttribute('base-url');
    return `<${element.localName}> ${given ? `aponta para ${given}` : 'está sem base-url e pergunta à própria página'}`;
  });
  return { name, state: 'failed', detail: `${lines.join('; ')}. Use base-url="${gateway}".` };
}

/** The smallest usable size of an element, in CSS pixels. */
const LEAST = { width: 240, height: 120 };

/** Elements that their parent makes too small, as flex boxes, floats and table cells do. */
export async function sizes() {
  const name = 'Tamanho dos elementos';
  const drawn = elementsHere().filter(
    (element) => element.localName !== 'vesalio-launcher' && element.checkVisibility?.() !== false,
  );
  if (drawn.length === 0) return { name, state: 'none', detail: 'nenhum elemento visível nesta página.' };
  const small = drawn.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= LEAST.width && height >= LEAST.height
      ? []
      : [`<${element.localName}> tem ${Math.round(width)} × ${Math.round(height)} px`];
  });
  return small.length === 0
    ? { name, state: 'ok', detail: 'todos cabem.' }
    : {
        name,
        state: 'failed',
        detail: `${small.join('; ')}. Dê largura e altura ao elemento ou ao que o contém.`,
      };
}
