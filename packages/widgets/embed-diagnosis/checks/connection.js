import { base, elementsHere, gateway, originOf } from '../gateway.js';

export async function reachable() {
  const name = 'Conexão com o servidor';
  try {
    const answer = await fetch(`${base}/embed/diagnostico/diagnosis.js`, {
      method: 'HEAD',
      cache: 'no-store',
    });
    return answer.ok
      ? { name, state: 'ok', detail: `${gateway} respondeu.` }
      : { name, state: 'failed', detail: `${gateway} respondeu ${answer.status}.` };
  } catch {
    return {
      name,
      state: 'failed',
      detail: `${gateway} não respondeu. Confira o base-url, a rede, a permissão de rede local do navegador e o connect-src da página.${replaced()}`,
    };
  }
}

/** A page that replaces fetch may add headers, and the browser may then refuse requests to another origin. */
const replaced = () =>
  /\[native code\]/.test(Function.prototype.toString.call(fetch))
    ? ''
    : ' Um script da página substitui fetch: confira se ele acrescenta cabeçalhos ou credentials aos pedidos a este servidor.';

export async function origin() {
  const name = 'Permissão de origem';
  if (gateway === location.origin) return { name, state: 'ok', detail: 'a página é do próprio servidor.' };
  try {
    const answer = await fetch(`${base}/gateway/embed-origin`, { cache: 'no-store' });
    // A proxy's error may be readable, but says nothing about the list of origins.
    if (answer.status >= 500)
      return {
        name,
        state: 'failed',
        detail: `não pôde ser verificada: o servidor respondeu ${answer.status}.`,
      };
    const { allowed } = await answer.json();
    if (allowed === true) return { name, state: 'ok', detail: `${location.origin} está autorizada.` };
  } catch {
    // An origin that is not listed gets no readable answer. If the server does not answer at all, the list is unknown.
    if ((await reachable()).state === 'failed')
      return { name, state: 'failed', detail: 'não pôde ser verificada: o servidor não respondeu.' };
  }
  // In a sandboxed frame `location.origin` still names the page's server.
  if (window.origin === 'null')
    return {
      name,
      state: 'failed',
      detail:
        'um iframe com sandbox e sem allow-same-origin não tem origem e não pode ser autorizado. Acrescente allow-same-origin ao sandbox do iframe.',
    };
  return {
    name,
    state: 'failed',
    detail: `${location.origin} não está autorizada. Peça para incluí-la em EMBED_ORIGINS.${entrance()}`,
  };
}

/** Without `getToken`, the element itself tells why nobody can sign in. */
const entrance = () =>
  elementsHere().some((element) => typeof element.getToken === 'function')
    ? ''
    : ' Até lá ninguém consegue entrar por esta página.';

const isLoopback = (address) => /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|$)/.test(address);

/** A page over HTTPS cannot call a server over plain HTTP. */
export async function mixedContent() {
  const name = 'Conteúdo misto';
  if (location.protocol !== 'https:')
    return {
      name,
      state: 'none',
      detail: 'a página está em HTTP; ditado e conferência de integridade exigem HTTPS.',
    };
  const asked = [gateway, ...elementsHere().map((element) => originOf(element.getAttribute('base-url')))];
  const plain = [...new Set(asked)].filter((address) => address?.startsWith('http:') && !isLoopback(address));
  return plain.length === 0
    ? { name, state: 'ok', detail: 'a página e o servidor usam HTTPS.' }
    : {
        name,
        state: 'failed',
        detail: `a página usa HTTPS e ${plain.join(', ')} não: o navegador bloqueia. Ponha HTTPS no servidor.`,
      };
}
