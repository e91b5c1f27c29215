import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { addChat, GATEWAY, json, type Line, linesOf, replies, run } from './stage.ts';

const everyObject = linesOf('elements', 'everyObject', [
  ['scripts that leave Object.prototype alone', 'ok: nenhum acrescenta propriedades a todos os objetos.'],
]);
everyObject.push({
  of: 'a script that changes every object',
  says: 'failed: um deles acrescenta extend a Object.prototype, e assim os elementos não funcionam. Defina cada propriedade com Object.defineProperty e enumerable: false.',
  check: async () => {
    Object.assign(Object.prototype, { extend: () => undefined });
    try {
      return await run('elements', 'everyObject');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'extend');
    }
  },
});

const addresses = linesOf('elements', 'addresses', [
  ['a page without elements', 'none: nenhum elemento nesta página.'],
  ['elements that ask this server', `ok: base-url="${GATEWAY}" em todos.`, () => void addChat()],
  [
    'one that asks another server, and one that asks its own page',
    `failed: <vesalio-chat> aponta para https://outro.example; <vesalio-chat> está sem base-url e pergunta à própria página. Use base-url="${GATEWAY}".`,
    () => {
      addChat({}, 'https://outro.example');
      addChat({}, '');
    },
  ],
]);

const drawn = (width: number, height: number) => () => {
  addChat().getBoundingClientRect = () => new DOMRect(0, 0, width, height);
};
const sizes = linesOf('elements', 'sizes', [
  ['no element in view', 'none: nenhum elemento visível nesta página.'],
  ['room enough', 'ok: todos cabem.', drawn(600, 640)],
  [
    'an element that its parent squeezes',
    'failed: <vesalio-chat> tem 2 × 640 px. Dê largura e altura ao elemento ou ao que o contém.',
    drawn(2, 640),
  ],
]);

/** The addresses that the page has requested. */
const asked = (...addresses: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(addresses.map((name) => ({ name })) as unknown as PerformanceEntryList);
const release = (version: string, file = 'vesalio.js') => `${GATEWAY}/embed/v${version}/${file}`;
const sum = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const MANIFEST = '/embed/v0.1.0/integrity.json';
const notLoaded = `failed: <vesalio-chat> está na página, mas seu script não foi carregado. Confira o endereço em <script type="module" src="${GATEWAY}/embed/v…/vesalio.js">, o script-src e o que o console diz dele.`;
/** A release with one file, as the page has it. */
const oneFile = (text: string) => {
  asked(release('0.1.0'));
  replies[MANIFEST] = json({ files: { 'vesalio.js': sum('x') } });
  replies['/embed/v0.1.0/vesalio.js'] = () => new Response(text);
};
const integrity = linesOf('integrity', 'integrity', [
  ['a page without elements', 'none: nenhum elemento carregado nesta página.'],
  ['an element whose script never came', notLoaded, () => void addChat()],
  [
    'an element that the script which came does not define',
    notLoaded,
    () => {
      oneFile('x');
      addChat();
    },
  ],
  [
    'two versions on one page',
    'failed: há versões diferentes na mesma página: 0.1.0, 0.2.0.',
    () => void asked(release('0.1.0'), release('0.2.0')),
  ],
  [
    'a version that the gateway does not have',
    `failed: ${GATEWAY} não tem a versão 0.1.0. Confira o endereço do script.`,
    () => {
      asked(release('0.1.0'));
      replies[MANIFEST] = json({}, 404);
    },
  ],
  [
    'a manifest that cannot be read',
    'failed: versão 0.1.0: manifesto não pôde ser lido (TypeError: Failed to fetch).',
    () => void asked(release('0.1.0')),
  ],
  ['files that are those of the release', 'ok: versão 0.1.0, 1 de 1 arquivos conferem.', () => oneFile('x')],
  [
    'a file that was changed',
    'failed: vesalio.js da versão 0.1.0 não confere com o manifesto.',
    () => oneFile('y'),
  ],
  [
    'a mirror whose files may not be read',
    'ok: versão 0.1.0, 1 de 2 arquivos conferem. Os demais não puderam ser lidos daqui; o connect-src não os inclui.',
    () => {
      oneFile('x');
      asked(release('0.1.0'), 'https://espelho.example/v0.1.0/chunks/chat.js');
    },
  ],
  [
    'sums that cannot be made without HTTPS',
    'ok: versão 0.1.0; a conferência exige HTTPS.',
    () => {
      oneFile('x');
      vi.stubGlobal('crypto', {});
    },
  ],
]);

export const elementLines: Line[] = [...everyObject, ...addresses, ...sizes, ...integrity];
