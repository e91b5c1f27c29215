// Checks a page that embeds the elements and reports in Portuguese. Run this line in the console of the page:
//   import('https://GATEWAY/embed/diagnostico/diagnosis.js').then((d) => d.diagnose())
// Requests go only to the gateway, and the report contains no token.
import { forms, microphone, storage } from './checks/browser.js';
import { mixedContent, origin, reachable } from './checks/connection.js';
import { addresses, everyObject, sizes } from './checks/elements.js';
import { integrity } from './checks/integrity.js';
import { localNetwork } from './checks/local-network.js';
import { token } from './checks/session.js';
import { authorization, clock, images, streaming, uploads } from './checks/transfer.js';
import { gateway, probe } from './gateway.js';

const CHECKS = [
  reachable,
  mixedContent,
  origin,
  localNetwork,
  authorization,
  clock,
  streaming,
  uploads,
  images,
  everyObject,
  addresses,
  sizes,
  forms,
  integrity,
  token,
  storage,
  microphone,
];
const MARKS = { ok: '[ok]   ', failed: '[falha]', none: '[–]    ' };
const COULD_NOT_RUN = { name: 'Verificação', state: 'none', detail: 'uma delas não pôde ser feita.' };

/**
 * @typedef {'ok' | 'failed' | 'none'} State none: does not apply here, or cannot be determined
 * @typedef {{ name: string, state: State, ok: boolean, detail: string }} Check ok: nothing needs to be fixed
 * @param {{ quiet?: boolean }} [options] quiet: does not write to the console
 * @returns {Promise<Check[]>}
 */
export async function diagnose({ quiet = false } = {}) {
  const violations = new Map();
  // The elements need neither the page's own requests nor permission to read a mirror.
  const note = ({ effectiveDirective, blockedURI }) => {
    if (!blockedURI.startsWith(gateway)) return;
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    violations.set(directive, (violations.get(directive) ?? new Set()).add(blockedURI));
  };
  document.addEventListener('securitypolicyviolation', note);
  const seen = await probe();
  const checks = [];
  for (const check of CHECKS) checks.push(await check(seen).catch(() => COULD_NOT_RUN));
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.removeEventListener('securitypolicyviolation', note);
  checks.splice(1, 0, {
    name: 'Política de segurança da página',
    state: violations.size === 0 ? 'ok' : 'failed',
    detail:
      violations.size === 0
        ? 'nenhum bloqueio durante a verificação.'
        : [...violations]
            .map(
              ([directive, blocked]) =>
                `${directive} bloqueou ${[...blocked].join(', ')}. Inclua ${gateway} em ${directive}.`,
            )
            .join(' '),
  });
  const results = checks.map((check) => ({ ...check, ok: check.state !== 'failed' }));
  if (!quiet) console.log(report(results));
  return results;
}

/**
 * The result of all checks in one sentence.
 * @param {Check[]} checks
 */
export function verdict(checks) {
  const wrong = checks.filter(({ ok }) => !ok).map(({ name }) => name);
  if (wrong.length === 0) return 'Tudo certo: nada precisa ser corrigido.';
  return wrong.length === 1
    ? `Um ponto precisa de atenção: ${wrong[0]}.`
    : `${wrong.length} pontos precisam de atenção: ${wrong.join('; ')}.`;
}

/** @param {Check[]} checks */
export function report(checks) {
  return [
    `Diagnóstico da integração · ${new Date().toISOString()}`,
    `Página ${location.origin} · servidor ${gateway}`,
    `Navegador ${navigator.userAgent}`,
    verdict(checks),
    ...checks.map(({ name, state, detail }) => `${MARKS[state]} ${name}: ${detail}`),
  ].join('\n');
}
