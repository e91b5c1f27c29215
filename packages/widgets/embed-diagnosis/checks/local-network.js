import { gateway } from '../gateway.js';
import { reachable } from './connection.js';

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const POLICY = `o administrador pode liberar com a política LocalNetworkAccessAllowedForUrls = ["${location.origin}"]`;

async function permission(name) {
  // Chrome 145 has two permissions; older versions have one for both.
  for (const known of [name, 'local-network-access']) {
    const found = await navigator.permissions?.query({ name: known }).catch(() => undefined);
    if (found) return found.state;
  }
  return undefined;
}

/** Chrome asks the person before a page of the internet reaches a private address. */
export async function localNetwork(seen) {
  const name = 'Rede local';
  const { hostname } = new URL(gateway);
  const isLoopback = LOOPBACK.test(hostname);
  const isPrivate = isLoopback || seen?.echo.isPrivateAddress;
  if (gateway === location.origin) return { name, state: 'none', detail: 'a página é do próprio servidor.' };
  const state = await permission(isLoopback ? 'loopback-network' : 'local-network');
  // A server that answers is not blocked, whatever the permission says.
  if (!seen && state === 'denied' && (await reachable()).state === 'failed')
    return {
      name,
      state: 'failed',
      detail: `o navegador nega a esta página o acesso à rede local, e ${hostname} não respondeu. Se ${hostname} é um endereço privado, libere-o nas permissões do site; ${POLICY}. Dentro de um iframe, ele precisa de allow="local-network; loopback-network".`,
    };
  if (isPrivate === undefined || isPrivate === null)
    return { name, state: 'none', detail: `não se sabe se ${hostname} é um endereço privado.` };
  if (!isPrivate) return { name, state: 'none', detail: `${hostname} é um endereço público.` };
  if (state === undefined)
    return { name, state: 'none', detail: 'este navegador não pede permissão para a rede local.' };
  return state === 'granted'
    ? { name, state: 'ok', detail: 'o acesso à rede local está permitido.' }
    : {
        name,
        state: 'none',
        detail: `${hostname} é um endereço privado: se esta página vier da internet, o Chrome pergunta à pessoa; ${POLICY}.`,
      };
}
