/** A partner's pages, of another origin than the gateway's. */
import { createServer } from 'node:http';

/** Rules of old style sheets that affect everything on a page. */
const HOSTILE = `* { all: unset } div, button, textarea { float: left; color: lime; font: 9px monospace; background: red }
html { font-size: 62.5% }`;

const strict = (site) =>
  `default-src 'none'; script-src ${site} 'nonce-host'; style-src 'none'; connect-src ${site}; img-src ${site} 'self'`;

/** Hands the token over and records the element's events. */
const script = (tag, token) => `<script nonce="host">
window.told = [];
for (const name of ['vesalio-ready', 'vesalio-session', 'vesalio-conversation', 'vesalio-answer', 'vesalio-plan'])
  document.addEventListener(name, (event) => told.push({ name, detail: event.detail }));
const element = document.querySelector('${tag}');
element.suggestions = ['Como tratar a anemia ferropriva?'];
element.getToken = async () => ${JSON.stringify(token)};
</script>`;

const pages = {
  '/': { tag: 'vesalio-chat', attributes: 'mode="full"', isStrict: true },
  '/launcher': { tag: 'vesalio-launcher', attributes: 'theme="dark"', head: `<style>${HOSTILE}</style>` },
  '/plans': { tag: 'vesalio-plans', attributes: 'heading-level="3"', isStrict: true },
};

/** `open` receives the gateway's address and the person's token. */
export async function serveHost() {
  let site = '';
  let token = '';
  const server = createServer((request, response) => {
    const page = pages[request.url];
    if (!page) return response.writeHead(404).end();
    const { tag, attributes, head = '', isStrict = false } = page;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(isStrict ? { 'content-security-policy': strict(site) } : {}),
    });
    response.end(`<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Intranet</title>${head}
<script type="module" src="${site}/embed/v0.1.0/vesalio.js"></script>
<${tag} base-url="${site}" ${attributes}></${tag}>${script(tag, token)}`);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    open: (gateway, person) => {
      site = gateway;
      token = person;
    },
    close: () => server.close(),
  };
}
