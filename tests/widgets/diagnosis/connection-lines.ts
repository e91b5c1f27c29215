import { vi } from 'vitest';
import { addChat, GATEWAY, json, type Line, linesOf, PAGE, replies } from './stage.ts';

const DOOR = '/embed/diagnostico/diagnosis.js';
const ORIGIN = '/gateway/embed-origin';
const at = (address: string) => () => void vi.stubGlobal('location', new URL(address));
const unanswered = `failed: ${GATEWAY} não respondeu. Confira o base-url, a rede, a permissão de rede local do navegador e o connect-src da página.`;
const unlisted = `failed: ${PAGE} não está autorizada. Peça para incluí-la em EMBED_ORIGINS.`;

const reachable = linesOf('connection', 'reachable', [
  [
    'a gateway that answers',
    `ok: ${GATEWAY} respondeu.`,
    () => {
      replies[DOOR] = json({});
    },
  ],
  [
    'a proxy that answers in its place',
    `failed: ${GATEWAY} respondeu 502.`,
    () => {
      replies[DOOR] = json({}, 502);
    },
  ],
  ['a gateway that does not answer', unanswered],
  [
    'a script of the page that replaces fetch, where nothing answers',
    `${unanswered} Um script da página substitui fetch: confira se ele acrescenta cabeçalhos ou credentials aos pedidos a este servidor.`,
    () => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
  ],
]);

const origin = linesOf('connection', 'origin', [
  ['a page of the gateway itself', 'ok: a página é do próprio servidor.', at(`${GATEWAY}/chat`)],
  [
    'a listed page',
    `ok: ${PAGE} está autorizada.`,
    () => {
      replies[ORIGIN] = json({ allowed: true });
    },
  ],
  [
    'a proxy whose own failure can be read',
    'failed: não pôde ser verificada: o servidor respondeu 502.',
    () => {
      replies[ORIGIN] = json({ message: 'O servidor não respondeu ao proxy.' }, 502);
    },
  ],
  ['no answer at all', 'failed: não pôde ser verificada: o servidor não respondeu.'],
  [
    'a page that is not listed, and the entrance that is closed until then',
    `${unlisted} Até lá ninguém consegue entrar por esta página.`,
    () => {
      replies[DOOR] = json({});
    },
  ],
  [
    'a page that is not listed, whose server knows the person',
    unlisted,
    () => {
      replies[DOOR] = json({});
      addChat({ getToken: async () => null });
    },
  ],
  [
    'a sandboxed frame, which has no origin',
    'failed: um iframe com sandbox e sem allow-same-origin não tem origem e não pode ser autorizado. Acrescente allow-same-origin ao sandbox do iframe.',
    () => {
      replies[DOOR] = json({});
      vi.stubGlobal('origin', 'null');
    },
  ],
]);

const mixedContent = linesOf('connection', 'mixedContent', [
  [
    'a page over plain HTTP',
    'none: a página está em HTTP; ditado e conferência de integridade exigem HTTPS.',
    at('http://intranet.example/'),
  ],
  ['HTTPS on both sides', 'ok: a página e o servidor usam HTTPS.'],
  [
    'a server on this machine',
    'ok: a página e o servidor usam HTTPS.',
    () => void addChat({}, 'http://localhost:4173'),
  ],
  [
    'an element that asks over plain HTTP',
    'failed: a página usa HTTPS e http://outro.example não: o navegador bloqueia. Ponha HTTPS no servidor.',
    () => void addChat({}, 'http://outro.example'),
  ],
]);

const host = new URL(GATEWAY).hostname;
const policy = `o administrador pode liberar com a política LocalNetworkAccessAllowedForUrls = ["${PAGE}"]`;
/** What the gateway reports about its address, and what the browser reports about the permission. */
const network = (isPrivateAddress: boolean | null, state?: string) => () => {
  vi.stubGlobal('navigator', state ? { permissions: { query: async () => ({ state }) } } : {});
  return { echo: { isPrivateAddress } };
};
const localNetwork = linesOf('local-network', 'localNetwork', [
  ['a page of the gateway itself', 'none: a página é do próprio servidor.', at(`${GATEWAY}/chat`)],
  ['a public address', `none: ${host} é um endereço público.`, network(false)],
  ['an address that nobody resolves', `none: não se sabe se ${host} é um endereço privado.`, network(null)],
  ['a browser that never asks', 'none: este navegador não pede permissão para a rede local.', network(true)],
  ['a permission that is given', 'ok: o acesso à rede local está permitido.', network(true, 'granted')],
  [
    'a private address of which the person will be asked',
    `none: ${host} é um endereço privado: se esta página vier da internet, o Chrome pergunta à pessoa; ${policy}.`,
    network(true, 'prompt'),
  ],
  [
    'a permission that is denied, where nothing answers',
    `failed: o navegador nega a esta página o acesso à rede local, e ${host} não respondeu. Se ${host} é um endereço privado, libere-o nas permissões do site; ${policy}. Dentro de um iframe, ele precisa de allow="local-network; loopback-network".`,
    () => {
      network(true, 'denied')();
    },
  ],
]);

export const connectionLines: Line[] = [...reachable, ...origin, ...mixedContent, ...localNetwork];
