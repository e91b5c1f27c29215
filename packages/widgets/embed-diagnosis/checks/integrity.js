import { base, TAGS } from '../gateway.js';

/** The files that this page has requested, from this server or a mirror, by their path in the release. */
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

/** Undefined tags in the viewport. The loader defines every element near the viewport. */
function undefinedTags() {
  const waiting = [...document.querySelectorAll(TAGS.map((tag) => `${tag}:not(:defined)`).join())];
  const seen = waiting.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility?.() !== false && bottom >= 0 && top <= innerHeight;
  });
  return [...new Set(seen.map(({ localName }) => `<${localName}>`))].join(', ');
}

/** The versions of the defined elements, otherwise of the requested files. */
function versionsHere() {
  const versions = TAGS.map((tag) => customElements.get(tag)?.version).filter(Boolean);
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/v(\d+\.\d+\.\d+[\w.-]*)\/(?:vesalio|chunks\/)[\w./-]*\.js/.exec(name)?.[1])
    .filter(Boolean);
  return new Set(versions.length > 0 ? versions : asked);
}

export async function integrity() {
  const name = 'Versão e integridade';
  const versions = versionsHere();
  const missing = undefinedTags();
  const notLoaded = {
    name,
    state: 'failed',
    detail: `${missing} está na página, mas seu script não foi carregado. Confira o endereço em <script type="module" src="${base}/embed/v…/vesalio.js">, o script-src e o que o console diz dele.`,
  };
  if (versions.size === 0)
    return missing ? notLoaded : { name, state: 'none', detail: 'nenhum elemento carregado nesta página.' };
  if (versions.size > 1)
    return {
      name,
      state: 'failed',
      detail: `há versões diferentes na mesma página: ${[...versions].join(', ')}.`,
    };
  const [version] = versions;
  try {
    const manifest = await fetch(`${base}/embed/v${version}/integrity.json`);
    if (manifest.status === 404)
      return {
        name,
        state: 'failed',
        detail: `${base} não tem a versão ${version}. Confira o endereço do script.`,
      };
    const { files } = await manifest.json();
    const loaded = loadedFiles(version);
    let checked = 0;
    for (const [file, address] of loaded) {
      // A mirror may serve scripts without allowing a page to read them.
      const bytes = await fetch(address).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      if (!bytes) continue;
      checked++;
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
      if (`sha384-${btoa(String.fromCharCode(...sum))}` !== files[file])
        return { name, state: 'failed', detail: `${file} da versão ${version} não confere com o manifesto.` };
    }
    if (missing) return notLoaded;
    const unread =
      checked < loaded.size ? ' Os demais não puderam ser lidos daqui; o connect-src não os inclui.' : '';
    return {
      name,
      state: 'ok',
      detail: `versão ${version}, ${checked} de ${loaded.size} arquivos conferem.${unread}`,
    };
  } catch (error) {
    if (missing) return notLoaded;
    return crypto.subtle
      ? { name, state: 'failed', detail: `versão ${version}: manifesto não pôde ser lido (${error}).` }
      : { name, state: 'ok', detail: `versão ${version}; a conferência exige HTTPS.` };
  }
}
