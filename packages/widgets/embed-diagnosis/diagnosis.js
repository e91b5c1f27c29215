// Checks a page that embeds the elements, in the language of the people who run it. One line in its console:
//   import('https://GATEWAY/embed/diagnostico/diagnosis.js').then((d) => d.diagnose())
// Nothing is sent anywhere but to the gateway, and no token stands in the report.

const TAGS = ['chat', 'launcher', 'auth', 'plans', 'payment', 'account'].map((name) => `vesalio-${name}`);
const gateway = new URL(import.meta.url).origin;

/**
 * @typedef {{ name: string, ok: boolean, detail: string }} Check
 * @param {{ quiet?: boolean }} [options] quiet: without writing to the console
 * @returns {Promise<Check[]>}
 */
export async function diagnose({ quiet = false } = {}) {
  const violations = new Map();
  // What the page itself is refused, and a mirror that may not be read, is nothing that the elements need.
  const note = ({ effectiveDirective, blockedURI }) => {
    if (!blockedURI.startsWith(gateway)) return;
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    violations.set(directive, (violations.get(directive) ?? new Set()).add(blockedURI));
  };
  document.addEventListener('securitypolicyviolation', note);
  const checks = [];
  for (const check of [reachable, origin, addresses, integrity, token, storage, microphone])
    checks.push(await check());
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.removeEventListener('securitypolicyviolation', note);
  checks.splice(1, 0, {
    name: 'Política de segurança da página',
    ok: violations.size === 0,
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
  if (!quiet) console.log(report(checks));
  return checks;
}

/** @param {Check[]} checks */
export function report(checks) {
  return [
    `Diagnóstico da integração · ${new Date().toISOString()}`,
    `Página ${location.origin} · servidor ${gateway}`,
    `Navegador ${navigator.userAgent}`,
    ...checks.map(({ name, ok, detail }) => `${ok ? '[ok]   ' : '[falha]'} ${name}: ${detail}`),
  ].join('\n');
}

async function reachable() {
  const name = 'Conexão com o servidor';
  try {
    const answer = await fetch(`${gateway}/embed/diagnostico/diagnosis.js`, {
      method: 'HEAD',
      cache: 'no-store',
    });
    return answer.ok
      ? { name, ok: true, detail: `${gateway} respondeu.` }
      : { name, ok: false, detail: `${gateway} respondeu ${answer.status}.` };
  } catch {
    return {
      name,
      ok: false,
      detail: `${gateway} não respondeu. Confira o base-url, a rede, a permissão de rede local do navegador e o connect-src da página.`,
    };
  }
}

async function origin() {
  const name = 'Permissão de origem';
  if (gateway === location.origin) return { name, ok: true, detail: 'a página é do próprio servidor.' };
  try {
    const answer = await fetch(`${gateway}/gateway/embed-origin`, { cache: 'no-store' });
    const { allowed } = await answer.json();
    if (allowed === true) return { name, ok: true, detail: `${location.origin} está autorizada.` };
  } catch {
    // An origin that is not listed gets no readable answer; without any answer at all nothing is known of it.
    if (!(await reachable()).ok)
      return { name, ok: false, detail: 'não pôde ser verificada: o servidor não respondeu.' };
  }
  return {
    name,
    ok: false,
    detail: `${location.origin} não está autorizada. Peça para incluí-la em EMBED_ORIGINS.`,
  };
}

/** Elements that ask another server than this one, or their own page. */
async function addresses() {
  const name = 'Endereço dos elementos';
  const elements = [...document.querySelectorAll(TAGS.join())];
  if (elements.length === 0) return { name, ok: true, detail: 'nenhum elemento nesta página.' };
  const wrong = elements.filter((element) => originOf(element.getAttribute('base-url')) !== gateway);
  if (wrong.length === 0) return { name, ok: true, detail: `base-url="${gateway}" em todos.` };
  const told = wrong.map((element) => {
    const given = element.getAttribute('base-url');
    return `<${element.localName}> ${given ? `aponta para ${given}` : 'está sem base-url e pergunta à própria página'}`;
  });
  return { name, ok: false, detail: `${told.join('; ')}. Use base-url="${gateway}".` };
}

function originOf(address) {
  try {
    return new URL(address ?? '', location.href).origin;
  } catch {
    return undefined;
  }
}

/** The files that this page has asked for, from here or from a mirror, by their path in the release. */
function loadedFiles(version) {
  const found = new Map();
  for (const { name } of performance.getEntriesByType('resource')) {
    const path = new RegExp(`/v${version.replaceAll('.', '\\.')}/([\\w./-]+\\.js)$`).exec(
      name.replace(/[?#].*$/, ''),
    )?.[1];
    if (path) found.set(path, name);
  }
  return found;
}

/** Elements that stand in view and are still nothing but their tag: the loader defines what is near the viewport. */
function undefinedTags() {
  const waiting = [...document.querySelectorAll(TAGS.map((tag) => `${tag}:not(:defined)`).join())];
  const seen = waiting.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility?.() !== false && bottom >= 0 && top <= innerHeight;
  });
  return [...new Set(seen.map(({ localName }) => `<${localName}>`))].join(', ');
}

/** The versions of what is defined, else of what the page has asked for. */
function versionsHere() {
  const versions = TAGS.map((tag) => customElements.get(tag)?.version).filter(Boolean);
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/v(\d+\.\d+\.\d+[\w.-]*)\/(?:vesalio|chunks\/)[\w./-]*\.js/.exec(name)?.[1])
    .filter(Boolean);
  return new Set(versions.length > 0 ? versions : asked);
}

async function integrity() {
  const name = 'Versão e integridade';
  const versions = versionsHere();
  const missing = undefinedTags();
  const notLoaded = {
    name,
    ok: false,
    detail: `${missing} está na página, mas seu script não foi carregado. Confira o endereço em <script type="module" src="${gateway}/embed/v…/vesalio.js">, o script-src e o que o console diz dele.`,
  };
  if (versions.size === 0)
    return missing ? notLoaded : { name, ok: true, detail: 'nenhum elemento carregado nesta página.' };
  if (versions.size > 1)
    return { name, ok: false, detail: `há versões diferentes na mesma página: ${[...versions].join(', ')}.` };
  const [version] = versions;
  try {
    const manifest = await fetch(`${gateway}/embed/v${version}/integrity.json`);
    if (manifest.status === 404)
      return {
        name,
        ok: false,
        detail: `${gateway} não tem a versão ${version}. Confira o endereço do script.`,
      };
    const { files } = await manifest.json();
    const loaded = loadedFiles(version);
    let checked = 0;
    for (const [file, address] of loaded) {
      // A mirror may serve scripts and still not let them be read.
      const bytes = await fetch(address).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      if (!bytes) continue;
      checked++;
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
      if (`sha384-${btoa(String.fromCharCode(...sum))}` !== files[file])
        return { name, ok: false, detail: `${file} da versão ${version} não confere com o manifesto.` };
    }
    if (missing) return notLoaded;
    const unread =
      checked < loaded.size ? ' Os demais não puderam ser lidos daqui; o connect-src não os inclui.' : '';
    return {
      name,
      ok: true,
      detail: `versão ${version}, ${checked} de ${loaded.size} arquivos conferem.${unread}`,
    };
  } catch (error) {
    if (missing) return notLoaded;
    return crypto.subtle
      ? { name, ok: false, detail: `versão ${version}: manifesto não pôde ser lido (${error}).` }
      : { name, ok: true, detail: `versão ${version}; a conferência exige HTTPS.` };
  }
}

async function token() {
  const name = 'Identificação da pessoa';
  const elements = [...document.querySelectorAll(TAGS.join())];
  const giver = elements.find((element) => typeof element.getToken === 'function');
  if (!giver)
    return { name, ok: true, detail: 'nenhum elemento com getToken; a pessoa entra pelo próprio produto.' };
  let given;
  try {
    given = await giver.getToken();
  } catch (error) {
    return { name, ok: false, detail: `getToken falhou: ${error}. Confira o servidor da sua página.` };
  }
  const bearer = typeof given === 'string' ? given : given?.token;
  if (!bearer)
    return {
      name,
      ok: false,
      detail:
        'getToken não devolveu um token. Sem ninguém identificado isso é esperado; senão, devolva o token que o seu servidor recebeu de /gateway/partner-token.',
    };
  try {
    const answer = await fetch(`${gateway}/api/auth/my-account`, {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    return answer.ok
      ? { name, ok: true, detail: 'o servidor aceitou o token.' }
      : {
          name,
          ok: false,
          detail: `o servidor recusou o token (${answer.status}). Confira se ele foi obtido em ${gateway}/gateway/partner-token e se ainda vale.`,
        };
  } catch {
    return {
      name,
      ok: false,
      detail: 'o servidor não pôde ser perguntado; veja a conexão e a permissão de origem.',
    };
  }
}

async function storage() {
  const name = 'Armazenamento';
  try {
    localStorage.setItem('vesalio:teste', '1');
    localStorage.removeItem('vesalio:teste');
    return { name, ok: true, detail: 'disponível.' };
  } catch {
    return {
      name,
      ok: true,
      detail: 'o navegador não permite guardar dados; a sessão vale só nesta página (storage="memory").',
    };
  }
}

async function microphone() {
  const name = 'Microfone (ditado)';
  if (!isSecureContext)
    return {
      name,
      ok: true,
      detail: 'o navegador só o oferece a páginas em HTTPS. Use features="-dictation".',
    };
  const policy = document.permissionsPolicy ?? document.featurePolicy;
  const isAllowed = policy?.allowsFeature?.('microphone') ?? true;
  const state = await navigator.permissions?.query({ name: 'microphone' }).then(
    (permission) => permission.state,
    () => undefined,
  );
  if (isAllowed && state === 'denied')
    return {
      name,
      ok: true,
      detail: 'negado neste navegador: a pessoa o libera nas permissões do site, se quiser ditar.',
    };
  return isAllowed
    ? { name, ok: true, detail: 'permitido pela página; o navegador pergunta à pessoa.' }
    : {
        name,
        ok: true,
        detail:
          'a Permissions-Policy da página o desativa: o botão de ditado não funciona. Inclua microphone=(self), ou use features="-dictation".',
      };
}
