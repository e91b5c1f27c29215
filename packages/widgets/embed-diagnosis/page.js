import { diagnose, report, verdict } from './diagnosis.js';
import { base } from './gateway.js';

const WORDS = { failed: 'Precisa de atenção', ok: 'Tudo certo', none: 'Não se aplica' };
/** Checks that need attention come first, and those that do not apply last. */
const STATES = Object.keys(WORDS);

const byId = (id) => document.getElementById(id);
let text = '';

async function run() {
  const [list, summary] = [byId('checks'), byId('verdict')];
  list.replaceChildren();
  summary.className = '';
  summary.textContent = 'Verificando…';
  const checks = await diagnose({ quiet: true });
  text = report(checks);
  summary.textContent = verdict(checks);
  summary.className = checks.every(({ ok }) => ok) ? 'ok' : 'failed';
  list.replaceChildren(
    ...STATES.flatMap((state) => checks.filter((check) => check.state === state)).map(
      ({ state, name, detail }) => {
        const item = document.createElement('li');
        const head = document.createElement('strong');
        const word = document.createElement('span');
        word.textContent = `${WORDS[state]} · `;
        head.append(word, name);
        item.className = state;
        item.append(head, `: ${detail}`);
        return item;
      },
    ),
  );
}

async function copy(content, status) {
  try {
    await navigator.clipboard.writeText(content);
    status.textContent = 'Copiado.';
  } catch {
    status.textContent = 'Não foi possível copiar. Selecione o texto e copie manualmente.';
  }
}

/** Shows the name and logo of the site that this gateway serves. */
async function showBrand() {
  const manifest = await fetch(`${base}/site.webmanifest`).then((answer) => answer.json());
  const mark = byId('mark');
  await new Promise((resolve, reject) => {
    mark.onload = resolve;
    mark.onerror = reject;
    mark.src = `${base}/favicon.svg`;
  });
  byId('brand-name').textContent = manifest.short_name ?? manifest.name;
  byId('brand').hidden = false;
}

// The address of this page may have a path prefix.
byId('line').textContent = `import('${base}/embed/diagnostico/diagnosis.js').then((d) => d.diagnose())`;
byId('run').addEventListener('click', run);
byId('copy').addEventListener('click', () => copy(text, byId('copied')));
byId('copy-line').addEventListener('click', () => copy(byId('line').textContent, byId('copied-line')));
// A gateway without the site has no brand.
showBrand().catch(() => {});
run();
