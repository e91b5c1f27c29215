import { base, elementsHere } from '../gateway.js';
import { explainCodes } from './partner-codes.js';

export async function token(seen) {
  const name = 'Identificação da pessoa';
  const elements = elementsHere();
  const element = elements.find((one) => typeof one.getToken === 'function');
  const wrong = faultOfGetToken(elements);
  if (wrong) return { name, state: 'failed', detail: wrong };
  if (!element)
    return {
      name,
      state: 'none',
      detail: 'nenhum elemento com getToken; a pessoa entra pelo próprio produto.',
    };
  let given;
  try {
    given = await element.getToken();
  } catch (error) {
    const advice = explainCodes(String(error)) || 'Confira o servidor da sua página.';
    return { name, state: 'failed', detail: `getToken falhou: ${error}. ${advice}` };
  }
  const bearer = typeof given === 'string' ? given : given?.token;
  if (!bearer)
    return {
      name,
      state: 'failed',
      detail:
        'getToken não devolveu um token. Sem ninguém identificado isso é esperado; senão, devolva o token que o seu servidor recebeu de /gateway/partner-token.',
    };
  try {
    const answer = await fetch(`${base}/api/auth/my-account`, {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    if (answer.ok) return { name, state: 'ok', detail: 'o servidor aceitou o token.' };
    if (answer.status >= 500)
      return {
        name,
        state: 'failed',
        detail: `o token não pôde ser conferido: o servidor respondeu ${answer.status}.`,
      };
    if (seen && !seen.echo.hasAuthorization)
      return {
        name,
        state: 'failed',
        detail: 'o token não pôde ser conferido: um proxy remove o cabeçalho Authorization.',
      };
    return {
      name,
      state: 'failed',
      detail: `o servidor recusou o token (${answer.status}). Confira se ele foi obtido em ${base}/gateway/partner-token e se ainda vale.`,
    };
  } catch {
    return {
      name,
      state: 'failed',
      detail: 'o servidor não pôde ser perguntado; veja a conexão e a permissão de origem.',
    };
  }
}

/** Why `getToken` can never be called; undefined if nothing prevents it. */
function faultOfGetToken(elements) {
  if (elements.some((element) => element.hasAttribute('gettoken') || element.hasAttribute('get-token')))
    return 'o atributo gettoken não faz nada: getToken é uma propriedade, que recebe uma função pelo JavaScript.';
  const other = elements.find(({ getToken }) => getToken != null && typeof getToken !== 'function');
  return other && `getToken de <${other.localName}> não é uma função, e sim ${typeof other.getToken}.`;
}
