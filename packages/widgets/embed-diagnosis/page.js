import { diagnose, report } from './diagnosis.js';

const list = document.getElementById('checks');
const copied = document.getElementById('copied');
let text = '';

async function run() {
  list.replaceChildren();
  const checks = await diagnose({ quiet: true });
  text = report(checks);
  list.replaceChildren(
    ...checks.map(({ ok, name, detail }) => {
      const item = document.createElement('li');
      const head = document.createElement('strong');
      head.textContent = `${ok ? 'Tudo certo' : 'Precisa de atenção'} · ${name}`;
      item.className = ok ? 'ok' : 'failed';
      item.append(head, `: ${detail}`);
      return item;
    }),
  );
}

document.getElementById('run').addEventListener('click', run);
document.getElementById('copy').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(text);
    copied.textContent = 'Copiado.';
  } catch {
    copied.textContent = 'Não foi possível copiar. Selecione o texto e copie manualmente.';
  }
});
run();
